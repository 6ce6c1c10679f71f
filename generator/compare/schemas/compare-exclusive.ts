import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { printJson } from "../../print/print-json.ts";
import { type Alternatives, findOverlapStrangers, type Overlap, sayOverlaps } from "../find-overlap-strangers.ts";
import { isAlternativeRefused, isSurelyShared } from "./is-alternative-refused.ts";
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
  const { removed, added } = findOverlapStrangers(before, after);
  if (removed.length + added.length === 0) return undefined;
  const isSure = [
    ...removed.map((key) => before.overlaps.get(key)),
    ...added.map((key) => after.overlaps.get(key)),
  ].some((shared) => shared?.isSure);
  const difference = removed.length === 0 ? "narrowed" : added.length === 0 ? "widened" : "changed";
  return { difference, isSure, before: say(was, before, after), after: say(is, after, before) };
}

interface Shared extends Overlap {
  readonly text: string;
  readonly isSure: boolean;
}

/** Pairs of alternatives that one value may fit, by what they say. */
function listShared(
  { oneOf }: JsonObject,
  schemas: ReadonlyMap<string, NamedSchema>,
  toName: (type: string) => string,
): Alternatives<Shared> {
  const overlaps = new Map<string, Shared>();
  const alternatives = isJsonArray(oneOf) ? oneOf.filter(isJsonObject) : [];
  const toKey = ({ type, ...limits }: JsonObject): string =>
    printJson({ ...limits, ...(typeof type === "string" && { type: toName(type) }) }, 0, { sortKeys: true });
  const names = alternatives.map(toKey);
  if (alternatives.length > most) return { names, overlaps };
  for (const [index, one] of alternatives.entries()) {
    for (const [place, other] of alternatives.entries()) {
      if (place <= index || isOfOnePlainType(one, other)) continue;
      const lets = [!isAlternativeRefused(one, other, schemas), !isAlternativeRefused(other, one, schemas)] as const;
      if (!lets.includes(true)) continue;
      const both = [names[index] ?? "", names[place] ?? ""] as const;
      overlaps.set(both.toSorted().join(" "), {
        ...{ names: both, lets, text: `${sayOne(one)} and ${sayOne(other)}`, isSure: isSurelyShared(one, other) },
        needs: [listNeeds(one, schemas), listNeeds(other, schemas)],
      });
    }
  }
  return { names, overlaps };
}

/** The fields that an alternative which is known by its name has to have. */
function listNeeds({ type }: JsonObject, schemas: ReadonlyMap<string, NamedSchema>): ReadonlySet<string> {
  const schema = typeof type === "string" ? schemas.get(type) : undefined;
  const fields = schema?.kind === "record" ? schema.fields : [];
  return new Set(fields.flatMap(({ name, optional }) => (optional ? [] : [name])));
}

function isOfOnePlainType({ type }: JsonObject, { type: other }: JsonObject): boolean {
  return type === other && (type === undefined || plainTypes.has(type));
}

function say({ oneOf }: JsonObject, own: Alternatives<Shared>, others: Alternatives<Shared>): string {
  return oneOf === undefined ? "no oneOf" : sayOverlaps(own, others, ({ text }) => text);
}

function sayOne({ type, enum: symbols }: JsonObject): string {
  if (type === "enum" && isJsonArray(symbols)) return symbols.map((symbol) => printJson(symbol, 0)).join(" or ");
  return typeof type === "string" ? type : "anything";
}
