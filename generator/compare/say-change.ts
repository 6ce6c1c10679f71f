import type { Change } from "./change.ts";
import { findRule } from "./rules.ts";

/** A stretch of a sentence: words of ours, or something that the model says, which is shown as code. */
export interface SaidPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** The sentence about a change, without a stop at its end; the parts joined are plain text. */
export function sayChange(change: Change): readonly SaidPart[] {
  const { code, thing, coordinate, name = thing, before, after } = change;
  const says = findRule(code)?.says;
  // A change that an earlier or later release of ours wrote may have a rule that this one lacks.
  if (says === undefined)
    return [
      { text: `${code} `, isCode: false },
      { text: coordinate, isCode: true },
    ];
  const facts: Readonly<Record<string, string | undefined>> = {
    name,
    thing,
    before: before?.text ?? "nothing",
    after: after?.text ?? "nothing",
  };
  return says
    .split(/\{(\w+)\}/)
    .map((text, index) => (index % 2 === 0 ? { text, isCode: false } : { text: facts[text] ?? "", isCode: true }))
    .filter(({ text }) => text !== "");
}

/** What to do about a change; undefined where there is nothing to do. */
export function findWayOut({ code }: Change): string | undefined {
  return findRule(code)?.wayOut;
}
