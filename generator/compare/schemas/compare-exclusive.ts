import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { printJson } from "../../print/print-json.ts";
import { findStrangers } from "../pair-up.ts";
import { areAlternativesApart, isSurelyShared } from "./are-alternatives-apart.ts";
import { plainTypes } from "./plain-types.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/** What `oneOf` refuses from now on because it fits several alternatives, or no longer, and whether that is sure. */
export interface ExclusiveDifference {
  readonly difference: "narrowed" | "widened" | "changed";
  readonly isSure: boolean;
  readonly before: string;
  readonly after: string;
}

/** Each is held against each other; of more, which would take long, it isn't known what excludes what. */
const most = 60;

/** What differs in which alternatives of different types or names one value may fit; of those of one plain type, their limits are compared. */
export function compareExclusive(
  both: SchemasOfBoth,
  was: JsonObject,
  is: JsonObject,
): ExclusiveDifference | undefined {
  const before = listShared(was, both.before, (type) => nowNamed(both, type));
  const after = listShared(is, both.after, (type) => type);
  const { removed, added } = findStrangers(before.keys(), after.keys());
  if (removed.length + added.length === 0) return undefined;
  const isSure = [...removed.map((key) => before.get(key)), ...added.map((key) => after.get(key))].some(
    (shared) => shared?.isSure,
  );
  const difference = removed.length === 0 ? "narrowed" : added.length === 0 ? "widened" : "changed";
  return { difference, isSure, before: say(was, before), after: say(is, after) };
}

interface Shared {
  readonly text: string;
  readonly isSure: boolean;
}

/** Pairs of alternatives that one value may fit, by what they say. */
function listShared(
  { oneOf }: JsonObject,
  schemas: ReadonlyMap<string, NamedSchema>,
  toName: (type: string) => string,
): ReadonlyMap<string, Shared> {
  const shared = new Map<string, Shared>();
  const alternatives = isJsonArray(oneOf) ? oneOf.filter(isJsonObject) : [];
  if (alternatives.length > most) return shared;
  const toKey = ({ type, ...limits }: JsonObject): string =>
    printJson({ ...limits, ...(typeof type === "string" && { type: toName(type) }) }, 0, { sortKeys: true });
  for (const [index, one] of alternatives.entries()) {
    for (const other of alternatives.slice(index + 1)) {
      if (isOfOnePlainType(one, other) || areAlternativesApart(one, other, schemas)) continue;
      const key = [one, other].map(toKey).sort().join(" ");
      shared.set(key, { text: `${sayOne(one)} and ${sayOne(other)}`, isSure: isSurelyShared(one, other) });
    }
  }
  return shared;
}

function isOfOnePlainType({ type }: JsonObject, { type: other }: JsonObject): boolean {
  return type === other && (type === undefined || plainTypes.has(type));
}

function say({ oneOf }: JsonObject, shared: ReadonlyMap<string, Shared>): string {
  const [first, ...others] = shared.values();
  if (first === undefined) return oneOf === undefined ? "no oneOf" : "oneOf of what excludes each other";
  return `oneOf that refuses what is both ${first.text}${others.length === 0 ? "" : `, and ${others.length} more`}`;
}

function sayOne({ type, enum: symbols }: JsonObject): string {
  if (type === "enum" && isJsonArray(symbols)) return symbols.map((symbol) => printJson(symbol, 0)).join(" or ");
  return typeof type === "string" ? type : "anything";
}
