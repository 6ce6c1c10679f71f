/** A version of click before 8.2, and none that is newer. */
const isOld =
  /<=?\s*(?:[0-7](?!\d)|8(?![\d.])|8\.[01](?!\d))|<\s*8\.2(?!\d)|==\s*(?:[0-7](?!\d)|8\.[01](?!\d))|~=\s*(?:[0-7](?!\d)|8\.[01]\.)/;

/**
 * Whether commands are called after their functions without `_command`, `_cmd`, `_group` and `_grp` at the end, as click
 * does since 8.2: unless what a package needs leaves only older ones.
 */
export function dropsSuffix(requirements: readonly string[]): boolean {
  const needed = requirements.find((text) => /^(?:rich-)?click(?![\w-])/i.test(text));
  return needed === undefined || !isOld.test(needed);
}
