import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Entity } from "../../catalogue/metamodel.ts";
import type { RecordSchema } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { proseExampleCodes } from "../../diagnostics/codes/prose-examples.ts";
import type { Report } from "../../diagnostics/report.ts";
import { findMeant, suggestNames } from "../../diagnostics/suggest.ts";
import type { LocatedEntry, LocatedJson, LocatedObject, ProseExample } from "../../parse/prose/prose-document.ts";
import { findRecordSlips, objectOf, textOf, toSchemaName, toStart, type JsonSlip } from "./find-json-slips.ts";
import { locateAll } from "./locate-all.ts";
import { placeInExample } from "./place-in-example.ts";

/** The model, as far as JSON in guides is held against it. */
export type JsonModel = Pick<Catalogue, "schemas" | "aspects" | "entities" | "events" | "registries">;

/** The model with the records by what JSON tells them by. */
export interface IndexedModel extends JsonModel {
  readonly known: KnownRecords;
}

/** JSON in guides that is an aspect, a change of one or an event, and that the model doesn't take as it stands. */
export function checkJsonExamples(examples: readonly ProseExample[], model: IndexedModel, report: Report): void {
  for (const example of examples) if (example.json !== undefined) checkJson(example.json, { model, example, report });
}

/** Holds a value that stands in an example against what it says that it is. */
export function checkJson(json: LocatedJson, checking: JsonChecking): void {
  const { model } = checking;
  const guessed = json.kind === "object" ? guessRecord(json, model.known) : undefined;
  if (json.kind === "object" && guessed !== undefined) {
    // What is only like an aspect may be something else, unless all but a name or a value fits.
    const slips = findRecordSlips(json, guessed, model.schemas).filter(({ kind }) => kind !== "missing");
    if (slips.length === 1) addSlips(slips, checking);
    return;
  }
  visit(json, checking);
}

/** What JSON of an example is held against, and who hears of it. */
export interface JsonChecking {
  readonly model: IndexedModel;
  readonly example: ProseExample;
  readonly report: Report;
}

/** Records by what JSON tells them by. */
interface KnownRecords {
  /** Those of aspects and events. */
  readonly payloads: readonly RecordSchema[];
  /** By name, where only one has it. */
  readonly byName: ReadonlyMap<string, RecordSchema | undefined>;
  /** Those that carry an aspect by its name. */
  readonly envelopes: readonly RecordSchema[];
}

/** Goes over the records once. */
export function indexJsonModel(model: JsonModel): IndexedModel {
  const { schemas, aspects, events } = model;
  const byName = new Map<string, RecordSchema | undefined>();
  const records = [...schemas.values()].filter((schema) => schema.kind === "record");
  for (const record of records) byName.set(record.name, byName.has(record.name) ? undefined : record);
  const names = [...aspects.values(), ...events.values()].map(({ schema }) => schema);
  const payloads = [...new Set(names)].flatMap((name) => {
    const record = schemas.get(name);
    return record?.kind === "record" ? [record] : [];
  });
  const hasField = (record: RecordSchema, name: string): boolean => record.fields.some((field) => field.name === name);
  const envelopes = records.filter((record) => hasField(record, "aspectName") && hasField(record, "aspect"));
  return { ...model, known: { payloads, byName, envelopes } };
}

/** So many keys in common are no accident. */
const manyKeys = 4;

/** The one aspect or event that has all of the keys but for a slip, and asks for no other unless there are many. */
function guessRecord({ entries }: LocatedObject, { payloads }: KnownRecords): RecordSchema | undefined {
  if (entries.size === 0 || entries.has("aspectName")) return undefined;
  const keys = [...entries.keys()];
  const fitting = payloads.filter(({ fields }) => {
    const names = new Set(fields.map(({ name }) => name));
    const unknown = keys.filter((key) => !names.has(key));
    const isMany = keys.length - unknown.length >= manyKeys;
    // Most have nothing in common with it, which is told before anyone measures names.
    if (unknown.length > (isMany ? 1 : 0) || unknown.some((key) => findMeant(key, names) === undefined)) return false;
    if (isMany) return true;
    const required = fields.filter((field) => !field.optional && !field.nullable && field.default === undefined);
    // What asks for nothing is like anything.
    return required.length > 0 && required.every(({ name }) => entries.has(name));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Looks for what tells what it is, from the outside in. */
function visit(value: LocatedJson, checking: JsonChecking): void {
  if (value.kind === "scalar") return;
  if (value.kind === "array") {
    for (const item of value.items) visit(item, checking);
    return;
  }
  if (checkChange(value, checking) || checkEvent(value, checking)) return;
  const told = findTold(value, checking);
  if (told !== undefined) {
    addSlips(findRecordSlips(told.value, told.record, checking.model.schemas), checking);
    return;
  }
  const aspects = objectOf(value.entries.get("aspects"));
  for (const entry of value.entries.values()) {
    if (entry.value !== aspects || !checkAnswers(aspects, checking)) visit(entry.value, checking);
  }
}

/** An object whose type stands in it, or that is the one value below a full name. */
function findTold(
  value: LocatedObject,
  { model }: JsonChecking,
): { readonly value: LocatedObject; readonly record: RecordSchema } | undefined {
  const name = textOf(value.entries.get("__type"));
  const named = name === undefined ? undefined : model.known.byName.get(name);
  if (named !== undefined) return { value, record: named };
  const [entry, ...others] = [...value.entries.values()];
  if (entry === undefined || others.length > 0 || !entry.key.includes(".")) return undefined;
  const record = model.schemas.get(toSchemaName(entry.key));
  const inner = objectOf(entry);
  return record?.kind === "record" && inner !== undefined ? { value: inner, record } : undefined;
}

/** Something that carries an aspect by its name, as proposals and log entries do. */
function checkChange(value: LocatedObject, checking: JsonChecking): boolean {
  const { model, example, report } = checking;
  const name = textOf(value.entries.get("aspectName"));
  const named = value.entries.get("aspectName");
  const carried = objectOf(value.entries.get("aspect"));
  if (named === undefined || name === undefined || carried === undefined || model.aspects.size === 0) return false;
  const aspect = model.aspects.get(name);
  const place = placeInExample(example, named.value.span);
  if (aspect === undefined) {
    // One that an entity lists and no record has is told at the registry.
    const isListed = [...model.entities.values()].some((entity) => entity.aspects.some((one) => one.aspect === name));
    const meant = isListed ? undefined : findMeant(name, model.aspects.keys());
    if (meant !== undefined) report.add(proseExampleCodes.unknownAspect({ aspect: name, suggestions: [meant] }), place);
  } else {
    const entity = textOf(value.entries.get("entityType"));
    const carrier = entity === undefined ? undefined : model.entities.get(entity);
    const names = carrier &&
      knowsCarried(carrier, model) && [carrier.keyAspect ?? "", ...carrier.aspects.map((one) => one.aspect)];
    if (names && !names.includes(name)) {
      report.add(
        proseExampleCodes.unknownAspect({ aspect: name, entity, suggestions: suggestNames(name, names) }),
        place,
      );
    }
    for (const key of ["aspect", "previousAspectValue"]) {
      const payload = readPayload(value.entries.get(key));
      if (payload !== undefined) checkAspect(payload, aspect.schema, checking);
    }
  }
  checkEnvelope(value, model.known.envelopes, checking);
  return true;
}

/** Whether it is known what an entity carries: snapshots, which stand in where registries can't be read or don't have it yet, lack most timeseries aspects. */
function knowsCarried({ origins }: Entity, { registries }: IndexedModel): boolean {
  const isWhole = registries.every(({ incomplete }) => incomplete !== true);
  return isWhole && origins.some((origin) => registries.some(({ id }) => id === origin.registry));
}

/** What is around the aspect: names that are slips, and values. */
function checkEnvelope(value: LocatedObject, envelopes: readonly RecordSchema[], checking: JsonChecking): void {
  const keys = [...value.entries.keys()];
  const countUnknown = ({ fields }: RecordSchema): number =>
    keys.filter((key) => !fields.some(({ name }) => name === key)).length;
  const [nearest] = [...envelopes].sort((a, b) => countUnknown(a) - countUnknown(b));
  if (nearest === undefined) return;
  const around = [...value.entries].filter(([key]) => !/^(?:aspect|previousAspectValue)$/.test(key));
  const slips = findRecordSlips({ ...value, entries: new Map(around) }, nearest, checking.model.schemas);
  const isSure = (slip: JsonSlip): boolean =>
    slip.kind === "wrong" ||
    (slip.kind === "unknown" &&
      findMeant(
        slip.field,
        nearest.fields.map(({ name }) => name),
      ) !== undefined);
  addSlips(slips.filter(isSure), checking);
}

/** The aspect itself, which is an object or JSON in a text. */
function readPayload(entry: LocatedEntry | undefined): LocatedObject | undefined {
  const carried = objectOf(entry);
  const inner = carried?.entries.get("json") ?? carried?.entries.get("value");
  const text = textOf(inner);
  const read = inner !== undefined && text !== undefined ? locateAll(text, inner.value.span) : inner?.value;
  if (read?.kind === "object") return read;
  return carried?.entries.has("__type") === true ? carried : undefined;
}

/** An event by its name. */
function checkEvent(value: LocatedObject, checking: JsonChecking): boolean {
  const { events } = checking.model;
  const type = textOf(value.entries.get("event_type"));
  const name = textOf(value.entries.get("name"));
  const byType = [...events.values()].find(({ schema }) => schema.endsWith(`.${type?.replace(/_v\d+$/, "") ?? ""}`));
  const event = type === undefined ? events.get(name ?? "") : byType;
  const payload = objectOf(value.entries.get("event")) ?? readPayload(value.entries.get("payload"));
  if (event === undefined || payload === undefined) return false;
  checkAspect(payload, event.schema, checking);
  return true;
}

/** Aspects by their names, each with its value. */
function checkAnswers(aspects: LocatedObject, checking: JsonChecking): boolean {
  const answers = [...aspects.entries].map(([name, entry]) => ({
    aspect: checking.model.aspects.get(name),
    value: objectOf(objectOf(entry)?.entries.get("value")),
  }));
  if (answers.every(({ aspect, value }) => aspect === undefined || value === undefined)) return false;
  for (const { aspect, value } of answers) {
    if (aspect !== undefined && value !== undefined) checkAspect(value, aspect.schema, checking);
  }
  return true;
}

function checkAspect(value: LocatedObject, name: string, checking: JsonChecking): void {
  const { schemas } = checking.model;
  const record = schemas.get(name);
  if (record?.kind === "record") addSlips(findRecordSlips(value, record, schemas), checking);
}

function addSlips(slips: readonly JsonSlip[], { example, report }: JsonChecking): void {
  const at = (span: Span): Span => placeInExample(example, toStart(span));
  for (const slip of slips) {
    if (slip.kind === "unknown") report.add(proseExampleCodes.unknownField(slip), at(slip.span));
    else if (slip.kind === "missing") report.add(proseExampleCodes.missingField(slip), at(slip.span));
    else report.add(proseExampleCodes.wrongValue(slip), at(slip.span));
  }
}
