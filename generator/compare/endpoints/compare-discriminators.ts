import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { printJson } from "../../print/print-json.ts";
import { findStrangers } from "../pair-up.ts";
import type { RangeDifference } from "./compare-ranges.ts";
import { listMarked, type Marked } from "./list-marked.ts";
import type { ValueShape } from "./value-shape.ts";

/**
 * How payloads are told apart otherwise, which both sides go by: whoever reads an answer looks for the value in the property.
 * That they are told apart at all is help for readers, whose coming and going breaks nobody.
 */
export function compareDiscriminators(was: ValueShape, is: ValueShape): readonly RangeDifference[] {
  const [old, now] = [was.discriminator, is.discriminator];
  if (!isJsonObject(old) || !isJsonObject(now)) return [];
  const [before, after] = [old, now].map(({ propertyName }) => String(propertyName));
  if (before !== after) {
    return [{ difference: "changed", part: "discriminator", before: sayProperty(before), after: sayProperty(after) }];
  }
  const [earlier, later] = [byTarget(listMarked(old)), byTarget(listMarked(now))];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((target): readonly RangeDifference[] => {
    const [marks, others] = [earlier.get(target), later.get(target)];
    // Alternatives that come and go are told as that.
    const isAlternative = was.variants !== undefined || is.variants !== undefined;
    if ((marks === undefined || others === undefined) && isAlternative) return [];
    const { removed, added } = findStrangers(marks ?? [], others ?? []);
    const part = `discriminator ${target}`;
    const [lost, come] = [sayMarks(target, removed), sayMarks(target, added)];
    if (removed.length > 0 && added.length > 0) return [{ difference: "changed", part, before: lost, after: come }];
    if (removed.length > 0) return [{ difference: "valueRemoved", part, before: lost, after: lost }];
    return added.length === 0 ? [] : [{ difference: "valueAdded", part, before: come, after: come }];
  });
}

function byTarget(marked: readonly Marked[]): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string[]>();
  for (const { mark, target } of marked) {
    const marks = targets.get(target);
    if (marks === undefined) targets.set(target, [mark]);
    else marks.push(mark);
  }
  return targets;
}

function sayProperty(name: string | undefined): string {
  return `payloads told apart by ${name ?? "nothing"}`;
}

function sayMarks(target: string, marks: readonly string[]): string {
  return `${target} as ${marks.map((mark) => printJson(mark, 0)).join(" or ")}`;
}
