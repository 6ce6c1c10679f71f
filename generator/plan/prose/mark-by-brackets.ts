/** A comment at the end of a line that says what is with the line, as VitePress has it: `// [!code highlight]`. */
const instruction =
  /[ \t]*(?:\/\/|\/\*|\{[ \t]*\/\*|<!--|#|--|%|;)[ \t]*\[!code (\+\+|--|[a-z]{1,20})(?::(\d{1,4})|:[^\]\n]{1,60})?\][ \t]*(?:\*\/(?:[ \t]*\})?|-->)?[ \t]*$/;
const signs: ReadonlyMap<string, string> = new Map([
  ["++", "+ "],
  ["--", "- "],
]);

/** Code without these comments, with the lines that they mark, counted from 1; lines that are new or gone say so by their sign. */
export function markByBrackets(code: string): { readonly code: string; readonly marks: ReadonlySet<number> } {
  const marks = new Set<number>();
  if (!code.includes("[!code ")) return { code, marks };
  const written = new Map<number, string>();
  const lines = code.split("\n").map((line, index) => {
    const found = line.length > 400 || !line.includes("[!code ") ? null : instruction.exec(line);
    if (found === null) return line;
    const [, kind = "", count = "1"] = found;
    for (let at = index; at < index + Math.min(Number(count), 1000); at += 1) {
      const sign = signs.get(kind);
      if (sign !== undefined) written.set(at, sign);
      else if (kind !== "word") marks.add(at + 1);
    }
    return line.slice(0, found.index);
  });
  const signed =
    written.size === 0 ? lines : lines.map((line, index) => `${written.get(index) ?? "  "}${line}`.trimEnd());
  return { code: signed.join("\n"), marks };
}
