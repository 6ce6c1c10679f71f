import type { LocatedEntry, LocatedJson, LocatedObject } from "../parse/json/located-json.ts";
import { limitingKeywords } from "./limiting-keywords.ts";
import type { Place } from "./plugin.ts";

/** What stands beside a reference and says which values there may be. */
export interface BesideReference {
  readonly keys: readonly string[];
  /** Of the first of these. */
  readonly place: Place;
}

/** Values that are spoken of, and no schemas. */
const values: ReadonlySet<string> = new Set(["const", "enum", "default", "examples", "example"]);

/** Below these stands a schema for each name. */
const named: ReadonlySet<string> = new Set(["properties", "patternProperties", "definitions", "$defs", "schemas"]);

/**
 * What limits values beside a `$ref`, where that alone counts; a type alone mostly repeats what is referred to. `ignores` tells it of an object by what it says itself, and by what
 * holds around it.
 */
export function listBesideReferences(
  value: LocatedJson,
  ignores: (node: LocatedObject, isAround: boolean) => boolean,
): readonly BesideReference[] {
  const found: BesideReference[] = [];
  const visit = (each: LocatedJson, isAround: boolean, areNames: boolean): void => {
    if (each.kind === "array") for (const item of each.items) visit(item, isAround, false);
    if (each.kind !== "object") return;
    const isIgnored = areNames ? isAround : ignores(each, isAround);
    if (isIgnored && !areNames) found.push(...findBeside(each));
    for (const { key, value: inside } of each.entries.values()) {
      if (!areNames && (values.has(key) || key.startsWith("x-"))) continue;
      visit(inside, isIgnored, !areNames && named.has(key));
    }
  };
  visit(value, false, false);
  return found;
}

function findBeside({ entries }: LocatedObject): readonly BesideReference[] {
  const reference = entries.get("$ref")?.value;
  if (reference?.kind !== "scalar" || typeof reference.value !== "string") return [];
  const beside = [...entries.values()].filter((entry) => limitingKeywords.has(entry.key) && saysSomething(entry));
  const [first] = beside;
  if (first === undefined) return [];
  const { startLine, startColumn, endLine, endColumn } = first.keySpan;
  return [{ keys: beside.map(({ key }) => key), place: { startLine, startColumn, endLine, endColumn } }];
}

/** Tools write out what holds anyway: no list of what has to be there, and what isn't to be null. */
function saysSomething({ key, value }: LocatedEntry): boolean {
  if (value.kind === "array") return value.items.length > 0;
  return key !== "nullable" || (value.kind === "scalar" && value.value === true);
}
