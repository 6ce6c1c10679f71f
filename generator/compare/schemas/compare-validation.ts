import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { SchemaLanguage } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { printJson } from "../../print/print-json.ts";
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
    if (before === after) return [];
    const found = {
      ...site,
      coordinate: coordinates.part(site.coordinate, name),
      before: before === undefined ? undefined : { text: `${name} ${before}`, span: spans[0] },
      after: after === undefined ? undefined : { text: `${name} ${after}`, span: spans[1] },
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
    return [makeChange({ ...found, code: "risky/validation-changed" })];
  });
}

/** Parameters by rule, as JSON in one order of keys. */
function listRules({ validate }: JsonObject): ReadonlyMap<string, string> {
  if (!isJsonObject(validate)) return new Map();
  return new Map(
    Object.entries(validate).map(([name, value]: [string, JsonValue]) => [
      name,
      printJson(value, 0, { sortKeys: true }),
    ]),
  );
}
