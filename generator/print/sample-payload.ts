import { isTypedef } from "../catalogue/is-typedef.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { Field, RecordSchema, TypeExpression, UnionType } from "../catalogue/schema.ts";
import { isOfProtobuf } from "../catalogue/is-of-protobuf.ts";
import { chooseMember } from "./choose-member.ts";
import { dereference, isNullType } from "./dereference.ts";
import { type ConditionedObject, keepConditions } from "./keep-conditions.ts";
import { findAlternative } from "./find-alternative.ts";
import { findChosen } from "./find-chosen.ts";
import { findPositions } from "./find-positions.ts";
import { findWanted } from "./find-wanted.ts";
import { countItems, fitSample } from "./fit-sample.ts";
import { isOfKind, readGiven } from "./given-value.ts";
import { leadsOn } from "./leads-on.ts";
import { plainJson } from "./json-dialect.ts";
import { protobufJson } from "./protobuf-json.ts";
import { rankRecords } from "./rank-records.ts";
import { rememberDemands } from "./remember-demands.ts";
import { rememberPatterns } from "./remember-patterns.ts";
import { readLogicalType, type BaseType } from "./read-logical-type.ts";
import type { SampleCatalogue } from "./sample-catalogue.ts";
import { sampleFormat } from "./sample-format.ts";
import { sampleLogicalValue } from "./sample-logical-value.ts";
import { sampleSymbol } from "./sample-symbol.ts";
import { createSampleUrns } from "./sample-urns.ts";
import { sampleBoolean, sampleNumber, sampleText, toSingular } from "./sample-values.ts";
import { spellDefault } from "./spelled-number.ts";
import { maxDepth, type SampleExtent, type Sampling } from "./sampling.ts";
import { sampleObjectId } from "./sample-object-id.ts";

// Makes values that show what a schema's data looks like. They are in the platform's own JSON, the form
// in which its API and its command line take an aspect: optional fields are left out when absent and
// bare when present, a union is `{memberKey: value}` with the member's alias or full type name as key,
// or null. `to-avro-json.ts` turns such a value into Avro's JSON.

/** No page shows a longer one, and what a file says of its size needs no more room than a number. */
const longestFixed = 4096;

/** Makes samples. Keep one for a whole run, since it works out each entity's URN once. */
export interface Sampler {
  /** A value of the named schema, of one that is sent without what is only read; undefined when the catalogue has no such schema. */
  sample(fullName: string, extent: SampleExtent, isSent?: boolean): JsonValue | undefined;
}

/** How samples are made. */
export interface SamplerOptions {
  /** In characters. */
  readonly longest?: number | undefined;
  /** Whether all that becomes of samples is that they are printed as JSON, so that defaults can be spelled as schemas spell them. */
  readonly isSpelled?: boolean | undefined;
}

/**
 * A sampler for a catalogue. The same schema always gives the same value. Ranking records takes all schemas, so
 * whoever knows the ranks says them. What takes more characters as indented JSON than `longest` is sure to do so still,
 * but isn't whole: nobody is going to see it.
 */
export function createSampler(
  catalogue: SampleCatalogue,
  ranks: ReadonlyMap<string, number> = rankRecords(catalogue.schemas),
  { longest = Number.POSITIVE_INFINITY, isSpelled = false }: SamplerOptions = {},
): Sampler {
  const urns = createSampleUrns(catalogue);
  const vocabulary = catalogue.entities?.size === 0 ? "plain" : "platform";
  const forPattern = rememberPatterns();
  const demands = rememberDemands(catalogue.schemas);
  return {
    sample(fullName, extent, isSent = false) {
      const schema = catalogue.schemas.get(fullName);
      if (schema === undefined) return undefined;
      const make = (levels: number, enough: number, most: number): Made => {
        const sampling: Sampling = {
          ...{ schemas: catalogue.schemas, urns, vocabulary, forPattern, demands, ranks, extent, levels, enough, most },
          isLimited: schema.language === "other",
          // Limits and conditions are asked of numbers as they are.
          isSpelled: isSpelled && schema.language !== "other",
          dialect: isOfProtobuf(schema) ? protobufJson : plainJson,
          isSent,
          ...{ open: new Set(), values: 0, depth: 0, left: longest, isCut: false },
        };
        const purpose = { name: schema.name, annotations: {} };
        return { value: sampleType(sampling, { kind: "reference", name: fullName }, purpose), sampling };
      };
      if (schema.language !== "other") return make(Number.POSITIVE_INFINITY, enoughValues, tooManyValues).value;
      const shallow = make(fewLevels, enoughValues, tooManyValues);
      return extent === "full" ? deepen(shallow, make) : shallow.value;
    },
  };
}

/** A sample, and what making it came to. */
interface Made {
  readonly value: JsonValue;
  readonly sampling: Sampling;
}

/**
 * The deepest sample that can still be read. Where everything leads to everything, as in schemas of whole formats, one that
 * goes on and on shows nothing more; most others are whole at first, and nothing is made twice.
 */
function deepen(shallow: Made, make: (levels: number, enough: number, most: number) => Made): JsonValue {
  let best = shallow;
  for (const levels of manyLevels) {
    if (!best.sampling.isCut || best.sampling.values >= readableValues) break;
    const next = make(levels, readableValues, readableValues);
    if (next.sampling.values >= readableValues) break;
    best = next;
  }
  return best.value;
}

/** Beyond this many values the rest of a full sample has required fields only. */
const enoughValues = 1500;
/** Samples of schemas that plug-ins read go deeper than a few levels only where they have fewer values than this. */
const readableValues = 400;
const fewLevels = 2;
const manyLevels: readonly number[] = [3, 4, Number.POSITIVE_INFINITY];
/** Beyond this many, records stay empty: required fields alone can multiply without end. */
const tooManyValues = 20_000;
/** What a value is for: the field in which it stands gives the clue to a telling one. */
interface Purpose {
  readonly name: string;
  readonly annotations: JsonObject;
}

function sampleType(sampling: Sampling, written: TypeExpression, purpose: Purpose): JsonValue {
  sampling.values += 1;
  sampling.depth += 1;
  const value = makeValue(sampling, written, purpose);
  sampling.depth -= 1;
  return value;
}

function makeValue(sampling: Sampling, written: TypeExpression, purpose: Purpose): JsonValue {
  const { type, annotations, typerefs } = dereference(sampling.schemas, written);
  switch (type.kind) {
    case "primitive": {
      const limits = findLimits(sampling, written, purpose);
      const meant =
        sampleMeaning(type, type.annotations) ?? (numbers.has(type.name) ? undefined : sampleFormat(type.annotations));
      const given = readGiven(limits);
      if (given !== undefined && isOfKind(sampling.schemas, type, given)) return given;
      const plain = meant ?? samplePrimitive(sampling, type.name, { purpose, annotations, typerefs });
      const fitted = fitSample(plain, limits, sampling.forPattern);
      return sampling.dialect.writePrimitive(type, fitted);
    }
    case "array": {
      const limits = findLimits(sampling, written, purpose);
      const inside = { ...toInside(sampling, purpose, limits["items"]), name: toSingular(purpose.name) };
      const count = leadsOn(sampling, type.items) ? countItems(limits) : 0;
      const positions = findPositions(limits["prefixItems"], type.items);
      if (positions.length > 0) return samplePositions(sampling, positions, { inside, count });
      const item = count === 0 ? null : sampleType(sampling, type.items, inside);
      return Array.from({ length: count }, () => item);
    }
    case "map": {
      const limits = findLimits(sampling, written, purpose);
      const inside = toInside(sampling, purpose, limits["additionalProperties"]);
      const map: Record<string, JsonValue> = Object.create(null);
      if (!leadsOn(sampling, type.values)) return map;
      const key = sampling.dialect.sampleKey(limits) ?? sampleKey(sampling, limits["propertyNames"]);
      map[key] = sampleType(sampling, type.values, { ...inside, name: "value" });
      return map;
    }
    case "union":
      return sampleUnion(sampling, type, {
        ...purpose,
        ...(sampling.isLimited && { annotations: { ...annotations, ...purpose.annotations } }),
      });
    case "reference": {
      const schema = sampling.schemas.get(type.name);
      if (schema?.kind === "record") return sampleRecord(sampling, schema);
      if (schema?.kind === "enum") return sampleSymbol(sampling, schema);
      if (schema?.kind === "fixed") {
        return sampleMeaning(schema, schema.annotations) ?? "0".repeat(Math.min(schema.size, longestFixed));
      }
      return {};
    }
  }
}

/** A list of which each item has a place: as many as there have to be, or all that there are places for. */
function samplePositions(
  sampling: Sampling,
  positions: readonly TypeExpression[],
  { inside, count }: { readonly inside: Purpose; readonly count: number },
): JsonValue {
  const wanted = sampling.extent === "full" ? positions : positions.slice(0, count);
  const end = wanted.findIndex((type) => !leadsOn(sampling, type));
  return wanted.slice(0, end < 0 ? wanted.length : end).map((type) => sampleType(sampling, type, inside));
}

/**
 * What a JSON Schema says of a value where it stands, by the names of its type, and as one of several alternatives. What
 * has a name is none of those that have none.
 */
function findLimits({ schemas, isLimited }: Sampling, written: TypeExpression, purpose: Purpose): JsonObject {
  if (!isLimited) return {};
  const { type, annotations, typerefs } = dereference(schemas, written);
  const alternatives = typerefs.length === 0 ? purpose.annotations : annotations;
  return { ...annotations, ...purpose.annotations, ...findAlternative(alternatives, type) };
}

/** What items or values are for: limits of what they are in are none of theirs. */
function toInside({ isLimited }: Sampling, purpose: Purpose, limits: JsonValue | undefined): Purpose {
  if (!isLimited) return purpose;
  const { Relationship } = purpose.annotations;
  const annotations = { ...(Relationship !== undefined && { Relationship }), ...(isJsonObject(limits) && limits) };
  return { name: purpose.name, annotations };
}

/** A value of the logical type, where Avro's attributes name one. */
function sampleMeaning(base: BaseType, attributes: JsonObject | undefined): JsonValue | undefined {
  const meaning = readLogicalType(base, attributes);
  return meaning && sampleLogicalValue(meaning, base.kind === "fixed" ? Math.min(base.size, longestFixed) : undefined);
}

interface PrimitivePurpose {
  readonly purpose: Purpose;
  readonly annotations: JsonObject;
  readonly typerefs: readonly string[];
}

function samplePrimitive(sampling: Sampling, name: string, context: PrimitivePurpose): JsonValue {
  const { purpose, annotations, typerefs } = context;
  const typeName = typerefs[0] ?? "";
  switch (name) {
    case "null":
      return null;
    case "boolean":
      return sampleBoolean(purpose.name);
    case "int":
    case "long":
    case "float":
    case "double":
      return sampleNumber(name, purpose.name, typeName);
    case "string": {
      const urn = sampling.urns.find({
        fieldName: purpose.name,
        field: purpose.annotations,
        typeref: annotations,
        typeName,
      });
      return urn ?? sampleText(purpose.name, typeName, sampling.vocabulary);
    }
    default:
      return "example bytes";
  }
}

function sampleRecord(sampling: Sampling, record: RecordSchema): JsonValue {
  const value: Record<string, JsonValue> = Object.create(null);
  const isInside = sampling.open.has(record.fullName);
  const isEndless = isInside && !sampling.ranks.has(record.fullName);
  if (isEndless || sampling.values > sampling.most || sampling.depth > maxDepth) return value;
  sampling.open.add(record.fullName);
  const chosen = isInside ? undefined : findChosen(sampling, record);
  const either = sampling.isLimited ? findWanted(record, ({ type }) => leadsOn(sampling, type)) : undefined;
  const chosenOf = new Set<JsonValue>();
  for (const field of record.fields) {
    if (sampling.left < 0) break;
    const choice = sampling.dialect.choiceOf(field);
    if (choice !== undefined && chosenOf.has(choice)) continue;
    if (sampling.isSent && field.annotations["readOnly"] === true) continue;
    const isRequired =
      field === chosen || either?.wanted.has(field.name) || (!field.optional && !isFilledIn(sampling, field));
    if (!isRequired && either?.unwanted.has(field.name)) continue;
    if (!isRequired && (isInside || !isWanted(sampling, field))) continue;
    sampling.left -= leastLength(sampling, field);
    if (choice !== undefined) chosenOf.add(choice);
    value[sampling.dialect.nameField(field)] = sampleGiven(sampling, field) ?? sampleField(sampling, field);
  }
  if (sampling.isLimited) {
    takeChoices(sampling, record, value);
    keepRecordConditions(sampling, record, value);
  }
  if (!isInside) sampling.open.delete(record.fullName);
  return value;
}

/** Takes in what a value is besides: by each choice of schemas that have names, the first that can be. */
function takeChoices(sampling: Sampling, record: RecordSchema, value: Record<string, JsonValue>): void {
  if (record.annotations["additionalProperties"] === false) return;
  for (const names of sampling.demands(record).choices) {
    const name = names.find((each) => leadsOn(sampling, { kind: "reference", name: each }));
    if (name === undefined) continue;
    const besides = sampleType(sampling, { kind: "reference", name }, { name: record.name, annotations: {} });
    if (isJsonObject(besides)) Object.assign(value, besides);
  }
}

/** The value that a JSON Schema gives itself, where the field may have it. */
function sampleGiven({ isLimited, schemas }: Sampling, { annotations, type }: Field): JsonValue | undefined {
  const given = isLimited ? readGiven(annotations) : undefined;
  return given !== undefined && isOfKind(schemas, type, given) ? given : undefined;
}

/** Adds and takes away what a JSON Schema wants where other fields are there, or have certain values. */
function keepRecordConditions(sampling: Sampling, record: RecordSchema, value: Record<string, JsonValue>): void {
  const { conditions } = sampling.demands(record);
  if (conditions.length === 0) return;
  keepConditions(toConditioned(sampling, record.fields, value), conditions);
}

/** An object with fields of which some may yet be made. */
function toConditioned(
  sampling: Sampling,
  written: readonly Field[],
  value: Record<string, JsonValue>,
): ConditionedObject {
  const fields = new Map(written.map((field) => [field.name, field]));
  return {
    value,
    make(name) {
      const field = fields.get(name);
      if (field === undefined) return sampleText(name, "", sampling.vocabulary);
      return leadsOn(sampling, field.type) ? (sampleGiven(sampling, field) ?? sampleField(sampling, field)) : undefined;
    },
    enter(name, inside) {
      const type = fields.get(name)?.type;
      return toConditioned(sampling, type === undefined ? [] : listFields(sampling, type), inside);
    },
    mayLack: (name) => fields.get(name)?.optional !== false,
    listNeeds(name) {
      const schema = sampling.schemas.get(name);
      const required = schema?.kind === "record" ? schema.fields.filter(({ optional }) => !optional) : [];
      return required.map((field) => field.name);
    },
  };
}

/** The fields that values of a type may have. */
function listFields({ schemas }: Sampling, written: TypeExpression): readonly Field[] {
  const { type } = dereference(schemas, written);
  const types = type.kind === "union" ? type.members.map((member) => dereference(schemas, member.type).type) : [type];
  return types.flatMap((each) => {
    const schema = each.kind === "reference" ? schemas.get(each.name) : undefined;
    return schema?.kind === "record" ? schema.fields : [];
  });
}

/** Whether whoever reads the value puts the default where nothing stands. A JSON Schema only tells what it is. */
function isFilledIn({ isLimited }: Sampling, field: Field): boolean {
  return field.default !== undefined && !isLimited;
}

/** What a field takes at least: a line, indented by two blanks for each record around it, its name in quotes, and a value. */
function leastLength({ open }: Sampling, { name }: Field): number {
  return 2 * open.size + name.length + 5;
}

function isWanted(sampling: Sampling, field: Field): boolean {
  const { extent, values, enough, open, levels } = sampling;
  if (extent !== "full" || values >= enough) return false;
  if (open.size <= levels) return leadsOn(sampling, field.type);
  sampling.isCut ||= leadsOn(sampling, field.type);
  return false;
}

function sampleField(sampling: Sampling, field: Field): JsonValue {
  // A default that says something is the most telling value there is.
  const { default: preset, type } = field;
  if (preset !== undefined && (isTelling(preset) || !leadsOn(sampling, type))) {
    const spelled = sampling.isSpelled && isFraction(sampling, type) ? spellDefault(field) : undefined;
    return spelled ?? (type.kind === "primitive" ? sampling.dialect.writePrimitive(type, preset) : preset);
  }
  return field.holdsEntities === "named" ? sampleNamed(sampling, type, field) : sampleType(sampling, type, field);
}

function isFraction({ schemas }: Sampling, written: TypeExpression): boolean {
  const { type } = dereference(schemas, written);
  return type.kind === "primitive" && (type.name === "float" || type.name === "double");
}

/** Formats say how texts are written. */
const numbers: ReadonlySet<string> = new Set(["int", "long", "float", "double"]);

/** What names something: of what its type says, only what tells one from another. */
function sampleNamed(sampling: Sampling, written: TypeExpression, purpose: Purpose): JsonValue {
  const { type } = dereference(sampling.schemas, written);
  if (type.kind === "array") return [sampleNamed(sampling, type.items, purpose)];
  if (type.kind === "map") return { key: sampleNamed(sampling, type.values, purpose) };
  const record = type.kind === "reference" ? sampling.schemas.get(type.name) : undefined;
  if (record?.kind !== "record") return sampleType(sampling, written, purpose);
  if (isTypedef(record)) return sampleObjectId(record, (field) => sampleField(sampling, field));
  const required = record.fields.filter(({ optional, holdsEntities }) => !optional && holdsEntities === undefined);
  return Object.fromEntries(required.map((field) => [field.name, sampleField(sampling, field)]));
}

/** A key of a map, as a JSON Schema wants its keys. */
function sampleKey({ forPattern }: Sampling, names: JsonValue | undefined): string {
  if (!isJsonObject(names)) return "key";
  const key = readGiven(names) ?? fitSample("key", names, forPattern);
  return typeof key === "string" ? key : "key";
}

function isTelling(value: JsonValue): boolean {
  return (typeof value === "string" && value !== "") || typeof value === "number" || typeof value === "boolean";
}

function sampleUnion(sampling: Sampling, union: UnionType, purpose: Purpose): JsonValue {
  const member = chooseMember(sampling, union);
  if (member === undefined || isNullType(member.type)) return null;
  const annotations = sampling.isLimited ? { ...purpose.annotations, ...member.annotations } : member.annotations;
  const inside = sampleType(sampling, member.type, { ...purpose, annotations });
  if (union.untagged === true) return inside;
  const value: Record<string, JsonValue> = Object.create(null);
  value[member.key] = inside;
  return value;
}
