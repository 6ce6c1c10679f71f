import { isBig } from "../../catalogue/is-big.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { SchemaLanguage } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { pairUp } from "../pair-up.ts";
import { readingsBy } from "./schema-pair.ts";

/** Where something is declared of whose values rules hold. */
export interface ValidatedSite extends Site {
  readonly language: SchemaLanguage;
  readonly spans: readonly [Span | undefined, Span | undefined];
}

/** What differs in the rules that `@validate` gives, by the name of the rule. */
export function compareValidation(
  { language, spans, ...site }: ValidatedSite,
  was: JsonObject,
  is: JsonObject,
): readonly Change[] {
  return pairUp(listRules(was), listRules(is)).flatMap(({ name, before, after }): readonly Change[] => {
    const [earlier, later] = [before, after].map((value) => (value === undefined ? undefined : printSorted(value)));
    if (earlier === later) return [];
    const found = {
      ...site,
      coordinate: coordinates.part(site.coordinate, name),
      before: earlier === undefined ? undefined : { text: `${name} ${earlier}`, span: spans[0] },
      after: later === undefined ? undefined : { text: `${name} ${later}`, span: spans[1] },
    };
    const avro = [true, true] as const;
    if (before === undefined) {
      return [
        makeChange({
          ...found,
          code: "breaking/validation-added",
          readings: readingsBy(language, [false, true], avro),
        }),
      ];
    }
    if (after === undefined) {
      return [
        makeChange({
          ...found,
          code: "breaking/validation-removed",
          readings: readingsBy(language, [true, false], avro),
        }),
      ];
    }
    const [less, more] = describeDiffering(before, after);
    const sides = {
      before: { text: `${name} ${less}`, span: spans[0] },
      after: { text: `${name} ${more}`, span: spans[1] },
    };
    const range = findRange(before, after);
    const byLimits = range === "narrowed" ? "breaking/limit-tightened" : "risky/limit-loosened";
    // Pegasus doesn't read what a rule says.
    return [makeChange({ ...found, ...sides, code: range === undefined ? "risky/validation-changed" : byLimits })];
  });
}

/** Parameters by rule. */
function listRules({ validate }: JsonObject): ReadonlyMap<string, JsonValue> {
  return new Map(isJsonObject(validate) ? Object.entries(validate) : []);
}

/** The parameters that aren't the same, however deep they stand: `fields[0].maxLength 64`. */
function describeDiffering(was: JsonValue, is: JsonValue): readonly [string, string] {
  const [earlier, later] = [listLeaves(was), listLeaves(is)];
  const describe = (leaves: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): string => {
    const own = [...leaves]
      .filter(([path, text]) => others.get(path) !== text)
      .map(([path, text]) => `${path} ${text}`);
    return own.length === 0 ? "without" : own.map((text) => text.trim()).join(", ");
  };
  return [describe(earlier, later), describe(later, earlier)];
}

/** Names by which rules limit lengths and numbers, and whether more of it allows more. */
const limits: readonly (readonly [path: RegExp, isMost: boolean])[] = [
  [/(?:^|\.)max(?:Length|Size|imum)?$/, true],
  [/(?:^|\.)min(?:Length|Size|imum)?$/, false],
];

/** Whether one of two forms of a rule allows less than the other; undefined where more differs than its limits. */
function findRange(was: JsonValue, is: JsonValue): "narrowed" | "widened" | undefined {
  const [earlier, later] = [listLeaves(was), listLeaves(is)];
  const found = new Set(
    [...new Set([...earlier.keys(), ...later.keys()])].map((path) => {
      const [old, now] = [earlier.get(path), later.get(path)];
      if (old === now) return "same";
      const [, isMost] = limits.find(([name]) => name.test(path)) ?? [];
      // A limit that isn't there lets through whatever one further out would.
      const none = isMost === true ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      const [before, after] = [old, now].map((text) => (text === undefined ? none : readNumber(text)));
      if (isMost === undefined || before === undefined || after === undefined) return undefined;
      return after > before === isMost ? "widened" : "narrowed";
    }),
  );
  found.delete("same");
  const [only] = found;
  return found.size === 1 && only !== "same" ? only : undefined;
}

/** The number that a text is, all digits of a whole one; undefined where it is none. */
function readNumber(text = ""): number | bigint | undefined {
  if (isBig(text)) return BigInt(text);
  const value = Number(text === "" ? Number.NaN : text);
  return Number.isNaN(value) ? undefined : value;
}

/** What holds nothing else, by its path. */
function listLeaves(value: JsonValue, path = ""): ReadonlyMap<string, string> {
  const parts: readonly (readonly [string, JsonValue])[] = isJsonArray(value)
    ? value.map((each, index) => [`${path}[${index}]`, each])
    : isJsonObject(value)
      ? Object.keys(value)
          .sort()
          .map((key) => [path === "" ? toName(key) : `${path}.${toName(key)}`, value[key] ?? null])
      : [];
  if (parts.length === 0) return new Map([[path, printSorted(value)]]);
  return new Map(parts.flatMap(([at, part]) => [...listLeaves(part, at)]));
}

/** A key in a path; one with a dot in it would be a path of its own. */
function toName(key: string): string {
  return /[.[\]\s]|^$/.test(key) ? JSON.stringify(key) : key;
}
