import type { Change } from "./change.ts";
import { dropThing } from "./drop-thing.ts";
import { isOfNamelessPart } from "./is-of-nameless-part.ts";
import { findRule } from "./rules.ts";

/** A stretch of a sentence: words of ours, or something that the model says, which is shown as code. */
export interface SaidPart {
  readonly text: string;
  readonly isCode: boolean;
}

/**
 * The sentence about a change, without a stop at its end; the parts joined are plain text. Changes that differ in the name
 * alone are told by one of them with the names of all, and those that differ in the thing with the number of `others`.
 */
export function sayChange(
  change: Change,
  names: readonly string[] = [nameOf(change)],
  others = 0,
): readonly SaidPart[] {
  const { code, thing, coordinate, before, after } = change;
  const says = findRule(code)?.says;
  // A change that an earlier or later release of ours wrote may have a rule that this one lacks.
  if (says === undefined)
    return [
      { text: `${code} `, isCode: false },
      { text: coordinate, isCode: true },
    ];
  const facts: Readonly<Record<string, readonly string[]>> = {
    name: names,
    thing: [thing],
    before: [before?.text ?? "nothing"],
    after: [after?.text ?? "nothing"],
  };
  return says
    .split(/\{(\w+)\}/)
    .flatMap((text, index) => {
      if (index % 2 === 0) return [{ text, isCode: false }];
      const isOfThing =
        text === "thing" || (text === "name" && (dropThing(change) !== change.name || isOfNamelessPart(change)));
      const more = isOfThing && others > 0 ? [{ text: ` (and ${others} more)`, isCode: false }] : [];
      return [...listCodes(facts[text] ?? []), ...more];
    })
    .filter(({ text }) => text !== "");
}

function nameOf({ thing, name = thing }: Change): string {
  return name;
}

function listCodes(texts: readonly string[]): readonly SaidPart[] {
  return texts.flatMap((text, index) => [
    ...(index === 0 ? [] : [{ text: ", ", isCode: false }]),
    { text, isCode: true },
  ]);
}

/** What to do about a change, in the language that it is about; undefined where there is nothing to do. */
export function findWayOut({ code, readings: [deciding] = [] }: Change): string | undefined {
  const { wayOut, waysOutBy = {} } = findRule(code) ?? {};
  return (deciding && waysOutBy[deciding.by]) ?? wayOut;
}
