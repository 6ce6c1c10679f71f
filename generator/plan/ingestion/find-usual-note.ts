/**
 * What more than half of those that have a capability say of it, such as what does it, as plain text; undefined where they say different
 * things, or only one has it.
 */
export function findUsualNote(notes: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const note of notes) {
    const said = (note ?? "").replaceAll("`", "").trim().replace(/\.$/, "");
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].find(([note, count]) => note !== "" && count > 1 && count * 2 > notes.length)?.[0];
}
