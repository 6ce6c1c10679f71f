/** A comment of its own on a line, in whichever manner, that says which lines are meant. */
const instruction =
  /^[ \t]*(?:\/\/|\/\*|\{[ \t]*\/\*|<!--|#|--|%|;)[ \t]*highlight-(next-line|start|end)[ \t]*(?:\*\/(?:[ \t]*\})?|-->)?[ \t]*$/;

/** Code without the comments `highlight-next-line`, `highlight-start` and `highlight-end`, and the lines that they mark, counted from 1. */
export function markByComments(code: string): { readonly code: string; readonly marks: ReadonlySet<number> } {
  const marks = new Set<number>();
  if (!code.includes("highlight-")) return { code, marks };
  const kept: string[] = [];
  let isNext = false;
  let isInside = false;
  for (const line of code.split("\n")) {
    const told = line.length > 200 ? undefined : instruction.exec(line)?.[1];
    if (told === undefined) {
      kept.push(line);
      if (isNext || isInside) marks.add(kept.length);
      isNext = false;
    } else if (told === "next-line") isNext = true;
    else isInside = told === "start";
  }
  return { code: kept.join("\n"), marks };
}
