import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isBig } from "../../catalogue/is-big.ts";
import { isNumber } from "../../catalogue/is-number.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { type Alternatives, findOverlapStrangers, sayOverlaps } from "../find-overlap-strangers.ts";
import { listFixed } from "../endpoints/are-limits-apart.ts";
import { findStrangers } from "../pair-up.ts";
import { tellOverlapsApart } from "../tell-overlaps-apart.ts";
import { findSharedWitness, findWitness, type Witnessed } from "../witnesses/find-witness.ts";
import { isRefusedAnyway, type OverlapOfPair } from "./is-refused-anyway.ts";
import { isAlternativeRefused } from "./is-alternative-refused.ts";
import { isSurelyShared } from "./is-surely-shared.ts";
import { listTellingValues } from "./list-telling-values.ts";
import { plainTypes } from "./plain-types.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";
import { withoutWords } from "./without-words.ts";

/** What `oneOf` refuses from now on because it fits several alternatives, or no longer, and whether that is sure. */
export interface ExclusiveDifference {
  readonly difference: "narrowed" | "widened" | "changed";
  readonly isSure: boolean;
  /** Present where a value shows it, which weighs all that alternatives of one type say. */
  readonly isShown?: true | undefined;
  readonly before: string;
  readonly after: string;
}

/** Each is held against each other; of more, which would take long, it isn't known what excludes what. */
const most = 60;

/** What differs in which alternatives one value may fit; of those of one plain type, their limits are compared, but where they only name values. */
export function compareExclusive(
  both: SchemasOfBoth,
  was: JsonObject,
  is: JsonObject,
): ExclusiveDifference | undefined {
  const [earlier, later] = [listAlternatives(was), listAlternatives(is)];
  const namesNow = later.map((each) => nameAlternative(each, (type) => type));
  const names = asNow(
    earlier.map((each) => nameAlternative(each, (type) => nowNamed(both, type))),
    namesNow,
  );
  const before = listShared(earlier, names, both.before);
  const after = listShared(later, namesNow, both.after);
  const strangers = findOverlapStrangers(before, after);
  const removed = strangers.removed.filter((key) => isNews(key, before, after));
  const added = strangers.added.filter((key) => isNews(key, after, before));
  if (added.length === 0) {
    const found = findShared(was, is, both);
    if (found !== undefined) return found;
  }
  if (removed.length + added.length === 0) return undefined;
  // What is refused from now on counts, whatever isn't any more.
  const isSure =
    (added.length === 0 && removed.some((key) => isSurelyRefused(before, key, after))) ||
    added.some((key) => isSurelyRefused(after, key, before));
  // What isn't sure by what is said of pairs may be so by a value.
  const shown = isSure || added.length === 0 ? undefined : findShared(was, is, both);
  if (shown !== undefined && shown.difference !== "widened") return shown;
  const difference = removed.length === 0 ? "narrowed" : added.length === 0 ? "widened" : "changed";
  const said = [say(was, before, after), say(is, after, before)] as const;
  const value = said[0] === said[1] ? findShared(was, is, both) : undefined;
  // A value tells apart what is of the same types before and after.
  if (value?.difference === difference) return { ...value, isSure: isSure || value.isSure };
  const [old, now] = tellOverlapsApart(said, difference);
  return { difference, isSure, before: old, after: now };
}

/** A value that fitted one alternative and fits several now, by the limits of these; where that is so of none, one that did and doesn't. */
function findShared(was: JsonObject, is: JsonObject, both: SchemasOfBoth): ExclusiveDifference | undefined {
  const [before, after] = [listAlternatives(was), listAlternatives(is)];
  if (before.length === 0 || after.length === 0 || Math.max(before.length, after.length) > most) return undefined;
  const [one, other] = [toWitnessed(before, both.before), toWitnessed(after, both.after)];
  const shown = { isSure: true, isShown: true } as const;
  const now = findSharedWitness(one, other, after);
  if (now !== undefined) {
    const difference = findWitness(other, one) === undefined ? "narrowed" : "changed";
    return { ...shown, difference, before: now, after: `no ${now}, which fits several` };
  }
  const then = findSharedWitness(other, one, before);
  if (then === undefined) return undefined;
  const difference = findWitness(one, other) === undefined ? "widened" : "changed";
  return { ...shown, difference, before: `no ${then}, which fits several`, after: then };
}

function toWitnessed(alternatives: readonly JsonObject[], schemas: ReadonlyMap<string, NamedSchema>): Witnessed {
  return { schema: { oneOf: alternatives }, follow: (name) => toPlain(name, schemas) };
}

/** What is known by its name, of values that have nothing inside; undefined where it isn't known what that lets through. */
function toPlain(name: string, schemas: ReadonlyMap<string, NamedSchema>): JsonObject | undefined {
  if (name === "enum") return { type: "string" };
  const schema = schemas.get(name);
  if (schema?.kind === "enum") return { enum: schema.symbols.map((symbol) => symbol.name) };
  return schema?.kind === "record" && schema.annotations["type"] === undefined ? { type: "object" } : undefined;
}

function isNews(key: string, own: Side, other: Side): boolean {
  const overlap = own.overlaps.get(key);
  return overlap === undefined || !isRefusedAnyway(overlap, own, other);
}

interface Shared extends OverlapOfPair {
  readonly text: string;
}

/** The alternatives of a side. */
interface Side extends Alternatives<Shared> {
  readonly alternatives: readonly JsonObject[];
  readonly schemas: ReadonlyMap<string, NamedSchema>;
}

/** Whether values fit two alternatives of a side that fit one of the other side, where they aren't refused. */
function isSurelyRefused({ overlaps, schemas }: Side, key: string, other: Side): boolean {
  const shared = overlaps.get(key);
  if (shared === undefined) return false;
  const pair = shared.pair.map((each) => [each, schemas] as const);
  if (printSorted(shared.pair[0]) === printSorted(shared.pair[1])) return true;
  const named = other.alternatives.filter((_, index) => shared.names.includes(other.names[index] ?? ""));
  const fitting = named.length === 0 ? other.alternatives : named;
  if (fitting.length === 0) return isSurelyShared(pair);
  return fitting.some((each) => isSurelyShared([...pair, [each, other.schemas]]));
}

/** What stands in for a value says nothing of which it may be. */
function listAlternatives({ oneOf }: JsonObject): readonly JsonObject[] {
  if (!isJsonArray(oneOf)) return [];
  return oneOf.filter(isJsonObject).map((each) => {
    const { default: _, ...limits } = each;
    return limits;
  });
}

/** An alternative by what it says, its type as it is called now. */
function nameAlternative({ type, ...limits }: JsonObject, toName: (type: string) => string): string {
  return printSorted({ ...limits, ...(typeof type === "string" && { type: toName(type) }) });
}

/** Alternatives that are lists of values, where as many of them list others now, by what they list now, in their order. */
function asNow(was: readonly string[], is: readonly string[]): readonly string[] {
  const { removed, added } = findStrangers(was, is);
  const areLists = [...removed, ...added].every((name) => name.includes('"enum"'));
  if (removed.length !== added.length || !areLists) return was;
  const names = new Map(removed.map((name, index) => [name, added[index] ?? name]));
  return was.map((name) => names.get(name) ?? name);
}

/** Pairs of alternatives that one value may fit, by what they say. */
function listShared(
  alternatives: readonly JsonObject[],
  names: readonly string[],
  schemas: ReadonlyMap<string, NamedSchema>,
): Side {
  const overlaps = new Map<string, Shared>();
  if (alternatives.length > most) return { names, overlaps, alternatives, schemas };
  for (const [index, one] of alternatives.entries()) {
    for (const [place, other] of alternatives.entries()) {
      if (place <= index || areOfLimits(one, other)) continue;
      const lets = [!isAlternativeRefused(one, other, schemas), !isAlternativeRefused(other, one, schemas)] as const;
      if (!lets.includes(true)) continue;
      const both = [names[index] ?? "", names[place] ?? ""] as const;
      overlaps.set(both.toSorted().join(" "), {
        ...{ names: both, lets, pair: [one, other], text: `${sayOne(one)} and ${sayOne(other)}` },
        needs: [listNeeds(one, schemas), listNeeds(other, schemas)],
        telling: [listTellingValues(one, schemas), listTellingValues(other, schemas)],
        takes: [takesValue(one, schemas), takesValue(other, schemas)],
      });
    }
  }
  return { names, overlaps, alternatives, schemas };
}

/** Whether an alternative lets a value through, as far as its type and its limits tell. */
function takesValue(alternative: JsonObject, schemas: ReadonlyMap<string, NamedSchema>): (text: string) => boolean {
  return (text) => {
    const value = readScalar(text);
    const type = value === null ? "null" : isNumber(value) ? "number" : typeof value;
    return type !== "object" && !isAlternativeRefused({ type, enum: [value] }, alternative, schemas);
  };
}

/** A value of one line of JSON, with all digits of a whole number. */
function readScalar(text: string): JsonValue {
  return isBig(text) ? BigInt(text) : (JSON.parse(text) as JsonValue);
}

/** The fields that an alternative which is known by its name has to have. */
function listNeeds({ type }: JsonObject, schemas: ReadonlyMap<string, NamedSchema>): ReadonlySet<string> {
  const schema = typeof type === "string" ? schemas.get(type) : undefined;
  const fields = schema?.kind === "record" ? schema.fields : [];
  return new Set(fields.flatMap(({ name, optional }) => (optional ? [] : [name])));
}

/** Whether two are of one plain type, and say more than that and which values there are. */
function areOfLimits(one: JsonObject, other: JsonObject): boolean {
  const { type } = one;
  if (type !== other["type"] || (type !== undefined && !plainTypes.has(type))) return false;
  const isListed = (listFixed(one) ?? listFixed(other)) !== undefined;
  return !isListed || [one, other].some(saysMore);
}

function saysMore(alternative: JsonObject): boolean {
  const { type: _, const: __, enum: ___, ...others } = alternative;
  return Object.keys(withoutWords(others)).length > 0;
}

function say({ oneOf }: JsonObject, own: Alternatives<Shared>, others: Alternatives<Shared>): string {
  return oneOf === undefined ? "no oneOf" : sayOverlaps(own, others, ({ text }) => text);
}

function sayOne(alternative: JsonObject): string {
  const { type } = alternative;
  const values = listFixed(alternative);
  if (values !== undefined) return values.join(" or ");
  return typeof type === "string" ? type : "anything";
}
