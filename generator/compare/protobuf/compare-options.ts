import type { JsonObject } from "../../catalogue/json.ts";
import type { Span } from "../../catalogue/span.ts";
import { printJson } from "../../print/print-json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";

interface WithOptions {
  readonly annotations: JsonObject;
  readonly span: Span;
}

/** Values are shown up to so many characters. */
const longest = 120;

/** Options that somebody has declared, whose values are other ones: what that means only those know who read them. */
export function compareOptions(site: Site, was: WithOptions, is: WithOptions): readonly Change[] {
  const names = new Set([was, is].flatMap(({ annotations }) => Object.keys(annotations).filter(isCustom)));
  return [...names].flatMap((name): readonly Change[] => {
    // In which order the fields of a message are set doesn't matter.
    if (printSorted(was.annotations[name] ?? null) === printSorted(is.annotations[name] ?? null)) return [];
    const [before, after] = [sayValue(was, name), sayValue(is, name)];
    const found = { ...site, coordinate: coordinates.part(site.coordinate, name), name };
    const sides = {
      before: { text: cut(before), span: was.span },
      after: { text: cut(after), span: is.span },
    };
    return [makeChange({ ...found, code: "safe/option-changed", ...sides })];
  });
}

/** Those of extensions stand in brackets. */
function isCustom(name: string): boolean {
  return name.startsWith("(");
}

function sayValue({ annotations }: WithOptions, name: string): string {
  const value = annotations[name];
  return value === undefined ? "nothing" : printJson(value, 0);
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
