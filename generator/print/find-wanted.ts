import { isJsonArray } from "../catalogue/is-json-array.ts";
import type { JsonValue } from "../catalogue/json.ts";
import type { Field, RecordSchema } from "../catalogue/schema.ts";

/** Names of the fields that a value has though they are optional, and of those that it may not have beside them. */
export interface Wanted {
  readonly wanted: ReadonlySet<string>;
  readonly unwanted: ReadonlySet<string>;
}

/**
 * Of the fields of which a JSON Schema wants these or those, the first ones, and as many as it wants at least and at most:
 * the first of those that `mayHave`.
 */
export function findWanted({ fields, annotations }: RecordSchema, mayHave: (field: Field) => boolean): Wanted {
  const { oneOfRequired, anyOfRequired, minProperties, maxProperties } = annotations;
  if ((oneOfRequired ?? anyOfRequired ?? minProperties ?? maxProperties) === undefined) return nothing;
  const [one, any] = [oneOfRequired, anyOfRequired].map((groups) => (isJsonArray(groups) ? groups.map(toNames) : []));
  const chosen = new Set(one?.[0]);
  const excluded = new Set(one?.flat().filter((name) => !chosen.has(name)));
  const fitting = any?.find((names) => names.every((name) => !excluded.has(name))) ?? any?.[0] ?? [];
  const wanted = new Set([...chosen, ...fitting]);
  const unwanted = new Set([...excluded].filter((name) => !wanted.has(name)));
  if (typeof minProperties !== "number" && typeof maxProperties !== "number") return { wanted, unwanted };
  const isSure = (field: Field): boolean => !field.optional || wanted.has(field.name);
  const count = fields.filter(isSure).length;
  const others = fields.filter((field) => !isSure(field) && !unwanted.has(field.name) && mayHave(field));
  const least = typeof minProperties === "number" ? Math.max(0, minProperties - count) : 0;
  const most = typeof maxProperties === "number" ? Math.max(0, maxProperties - count) : others.length;
  return {
    wanted: new Set([...wanted, ...others.slice(0, least).map(({ name }) => name)]),
    unwanted: new Set([...unwanted, ...others.slice(most).map(({ name }) => name)]),
  };
}

const nothing: Wanted = { wanted: new Set(), unwanted: new Set() };

function toNames(names: JsonValue): readonly string[] {
  return isJsonArray(names) ? names.filter((name) => typeof name === "string") : [];
}
