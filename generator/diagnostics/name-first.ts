/** How many names of one cause are told. */
const mostTogether = 3;

/** Two names and more as a list for a message, in backticks; of many the first, and how many more there are. */
export function nameFirst(names: readonly string[]): string {
  const isAll = names.length <= mostTogether;
  const shown = names.slice(0, isAll ? -1 : mostTogether).map((name) => `\`${name}\``);
  return `${shown.join(", ")} and ${isAll ? `\`${names.at(-1) ?? ""}\`` : `${names.length - shown.length} more`}`;
}
