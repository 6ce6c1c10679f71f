const forms = [
  /^\s*(.{2,40}?)\s+(?:vs\.?|versus|compared\s+(?:to|with))\s+(.{2,40}?)[\s?]*$/i,
  /^\s*(?:what(?:'?s|\s+is)\s+(?:the\s+)?)?difference\s+between\s+(.{2,40}?)\s+(?:and|or)\s+(.{2,40}?)[\s?]*$/i,
];

/** Both things that a query wants held side by side, as it has them, without articles: `entity vs aspect`. None of any other query. */
export function readSides(query: string): readonly string[] {
  for (const form of forms) {
    const sides = form.exec(query)?.slice(1);
    if (sides !== undefined) return sides.map((side) => side.replace(/^(?:an?|the)\s+/i, ""));
  }
  return [];
}
