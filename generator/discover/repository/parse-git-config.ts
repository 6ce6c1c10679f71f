/** What Git's configuration says, by section in lower case with its name as written, e.g. `remote "origin"`, and key in lower case. */
export type GitConfig = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads Git's configuration as far as remotes and branches go; files that it includes are not opened. */
export function parseGitConfig(text: string): GitConfig {
  const sections = new Map<string, Map<string, string>>();
  let section: Map<string, string> | undefined;
  for (const line of text.replace(/\\\r?\n/g, "").split(/\r?\n/)) {
    const head = /^\s*\[\s*([\w.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/.exec(line);
    if (head !== null) {
      const [, kind = "", name] = head;
      const key = kind.toLowerCase() + (name === undefined ? "" : ` "${name.replace(/\\(.)/g, "$1")}"`);
      section = sections.get(key) ?? new Map<string, string>();
      sections.set(key, section);
      continue;
    }
    const entry = /^\s*([a-z][\w-]*)\s*=(.*)$/is.exec(line);
    const [, key = "", written = ""] = entry ?? [];
    // Of several addresses the first is the one that is fetched from.
    if (entry === null || section === undefined || section.has(key.toLowerCase())) continue;
    section.set(key.toLowerCase(), readValue(written.trim()));
  }
  return sections;
}

/** A value may be quoted, and a comment may follow it. */
function readValue(written: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(written);
  if (quoted !== null) return (quoted[1] ?? "").replace(/\\(.)/g, "$1");
  return written.slice(0, written.search(/[#;]|$/)).trim();
}
