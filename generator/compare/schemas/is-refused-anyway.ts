import type { JsonObject } from "../../catalogue/json.ts";
import type { NamedSchema, RecordSchema } from "../../catalogue/schema.ts";
import type { Alternatives, Overlap } from "../find-overlap-strangers.ts";

/** Two alternatives that one value may fit, as these say it. */
export interface OverlapOfPair extends Overlap {
  readonly pair: readonly [JsonObject, JsonObject];
}

/** The alternatives of one side, and what their names stand for. */
export interface AlternativesOfSide extends Alternatives<OverlapOfPair> {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
}

/**
 * Whether values that fit two objects, one of which only this side has, are refused on the other side as well, since they fit a third
 * one there: objects that need nothing, or nothing by which they are told apart, all fit `{}`. What comes or goes with a type is told by that.
 */
export function isRefusedAnyway(overlap: OverlapOfPair, own: AlternativesOfSide, other: AlternativesOfSide): boolean {
  const known = new Set(other.names);
  const kept = overlap.names.findIndex((name) => known.has(name));
  const isOfStranger = kept !== -1 && overlap.names.some((name) => !known.has(name));
  const records = overlap.pair.map((each) => findRecord(each, own.schemas));
  const [record, stranger] = kept === 0 ? records : records.toReversed();
  if (!isOfStranger || record === undefined || stranger === undefined || areToldByOne(overlap)) return false;
  const name = overlap.names[kept] ?? "";
  const shared = { common: listCommon(record, stranger), needed: new Set([record, stranger].flatMap(listNeeded)) };
  return [...other.overlaps.values()].some(({ names, pair }) => {
    const third = names.includes(name) ? findRecord(pair[names[0] === name ? 1 : 0], other.schemas) : undefined;
    return third !== undefined && takes(third, shared);
  });
}

function findRecord({ type }: JsonObject, schemas: AlternativesOfSide["schemas"]): RecordSchema | undefined {
  const schema = typeof type === "string" ? schemas.get(type) : undefined;
  return schema?.kind === "record" ? schema : undefined;
}

/** Whether values are named that fit both, or may: a third one needn't take these. */
function areToldByOne({ telling }: Overlap): boolean {
  const [one, other] = telling ?? [];
  if (one === undefined || other === undefined) return false;
  return [...new Set([...one.keys(), ...other.keys()])].some((of) => {
    const [values, others] = [one.get(of), other.get(of)];
    return values === undefined || others === undefined || [...values].some((value) => others.has(value));
  });
}

interface Shared {
  readonly common: readonly string[];
  readonly needed: ReadonlySet<string>;
}

function takes({ fields, annotations }: RecordSchema, { common, needed }: Shared): boolean {
  const names = new Set(fields.map(({ name }) => name));
  const isOpen = annotations["additionalProperties"] !== false;
  return (
    fields.every(({ name, optional }) => optional || needed.has(name)) &&
    (isOpen || common.every((name) => names.has(name)))
  );
}

/** The fields that both know, which whoever makes an object for both gives. */
function listCommon(one: RecordSchema, other: RecordSchema): readonly string[] {
  const names = new Set(one.fields.map(({ name }) => name));
  return other.fields.flatMap(({ name }) => (names.has(name) ? [name] : []));
}

function listNeeded({ fields }: RecordSchema): readonly string[] {
  return fields.flatMap(({ name, optional }) => (optional ? [] : [name]));
}
