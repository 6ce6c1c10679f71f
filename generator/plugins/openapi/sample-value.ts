import { isNumber } from "../../catalogue/is-number.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { countItems, fitSample } from "../../print/fit-sample.ts";
import { sampleFormat } from "../../print/sample-format.ts";
import { nameForText, sampleBoolean, sampleNumber, sampleText } from "../../print/sample-values.ts";
import { asList, asObject, asText, nameInModel, resolve } from "./api-document.ts";
import { findChosen, findMark } from "./find-mark.ts";
import type { Definitions } from "./definitions.ts";
import { listHeirs } from "./list-heirs.ts";
import { sampleInteger } from "./sample-integer.ts";
import { take } from "./take.ts";
import type { GatheredProperties } from "./gather-properties.ts";
import { listWords } from "../../catalogue/list-words.ts";

/** What a value is for: what callers send has nothing that is read only, and what they get nothing that is write only. */
export interface SamplePurpose {
  readonly name?: string | undefined;
  readonly leavesOut?: "readOnly" | "writeOnly" | undefined;
}

interface Sampling {
  readonly definitions: Definitions;
  readonly document: JsonObject;
  readonly leavesOut: SamplePurpose["leavesOut"];
  /** Schemas that the value is inside of, and those that they take in. */
  readonly open: Set<JsonObject>;
  /** In how many values it is. */
  depth: number;
  /** How many more values are made before what is left is only what has to be there. */
  left: number;
}

/** Longer samples, and deeper ones, show nothing that shorter ones don't. */
const mostValues = 120;
const deepest = 6;
/** What has to be there may multiply without end, too: so many values more, and so deep. */
const mostNeeded = 1000;
const deepestNeeded = 30;

interface Sample {
  readonly value: JsonValue;
}

/** Samples of schemas that have a name, by what they are for: many calls give and take the same ones. */
const namedSamples = new WeakMap<Definitions, Map<string, Map<JsonObject, Sample>>>();

/** What a value of the schema looks like: its own example where it has one. */
export function sampleValue(
  definitions: Definitions,
  schema: JsonValue | undefined,
  { name = "value", leavesOut }: SamplePurpose = {},
): JsonValue {
  const node = resolve(definitions.document, schema);
  const make = (written: JsonValue | undefined): JsonValue => makeSample(definitions, written, { name, leavesOut });
  // Only what is referred to is met again, and what stands beside a reference may be met there alone.
  if (node === undefined || node === schema || Object.keys(asObject(schema) ?? {}).length > 1) return make(schema);
  const samples = take(namedSamples, definitions, () => new Map<string, Map<JsonObject, Sample>>());
  const known = take(samples, `${leavesOut ?? ""} ${name}`, () => new Map<JsonObject, Sample>());
  return take(known, node, () => ({ value: make(node) })).value;
}

function makeSample(
  definitions: Definitions,
  schema: JsonValue | undefined,
  { name = "value", leavesOut }: SamplePurpose,
): JsonValue {
  const { document } = definitions;
  return sample({ definitions, document, leavesOut, open: new Set(), depth: 0, left: mostValues }, schema, name);
}

function sample(sampling: Sampling, schema: JsonValue | undefined, name: string): JsonValue {
  sampling.left -= 1;
  const node = resolve(sampling.document, schema);
  if (node === undefined) return sampleElsewhere(sampling, schema) ?? {};
  const given = readBeside(schema, node) ?? readGiven(node);
  if (given !== undefined) return given;
  if (isEndless(sampling, node)) return {};
  const isAround = sampling.open.has(node);
  sampling.open.add(node);
  sampling.depth += 1;
  const value = make(sampling, node, name);
  sampling.depth -= 1;
  if (!isAround) sampling.open.delete(node);
  return value;
}

/** A value of what stands in the model, where pages of its own say more. */
function sampleElsewhere({ definitions }: Sampling, schema: JsonValue | undefined): JsonValue | undefined {
  const fullName = nameInModel(asText(asObject(schema)?.["$ref"]) ?? "");
  return fullName === undefined ? undefined : definitions.sampleModel(fullName);
}

/** A value that is named beside the reference to a schema: it is one of that schema's, and of those that may stand here. */
function readBeside(schema: JsonValue | undefined, node: JsonObject): JsonValue | undefined {
  const written = asObject(schema) ?? {};
  const { type = null } = node;
  return written === node || Object.keys(written).length === 1 ? undefined : readGiven({ type, ...written });
}

/** A value that the schema itself names. */
function readGiven(node: JsonObject): JsonValue | undefined {
  const { example, default: preset } = node;
  // Some give several examples of a text where there is room for one.
  const examples = [example, ...(node["type"] === "array" ? [] : asList(example)), ...asList(node["examples"])];
  const given = examples.find((each) => isGiven(each) && isOfType(node, each)) ?? node["const"];
  return given ?? [isTelling(preset) ? preset : undefined, ...asList(node["enum"])].find(isGiven);
}

function isGiven(value: JsonValue | undefined): value is JsonValue {
  return value !== undefined && value !== null;
}

/** Whether a value is of a type that the schema names, where it names one, and one of its plain values where it names these. */
function isOfType({ type, enum: listed }: JsonObject, value: JsonValue): boolean {
  if (typeof value !== "object" && isJsonArray(listed) && listed.length > 0 && !listed.includes(value)) return false;
  const types = typeof type === "string" ? [type] : asList(type);
  const kind = isJsonArray(value) ? "array" : isNumber(value) ? "number" : typeof value;
  return types.length === 0 || types.includes(kind) || (kind === "number" && types.includes("integer"));
}

/** An empty default says nothing of what would be in it. */
function isTelling(value: JsonValue | undefined): value is JsonValue {
  return typeof value !== "object" || value === null || Object.keys(value).length > 0;
}

/** Whether only what has to be there is still made. */
function isOver({ left, depth }: Sampling): boolean {
  return left <= 0 || depth > deepest;
}

/** Whether no value of the schema is made here: it is in one already, or there are too many. A choice may yet lead on. */
function isEndless({ left, depth, open }: Sampling, node: JsonObject): boolean {
  return left <= -mostNeeded || depth > deepestNeeded || (open.has(node) && listChoices(node).length === 0);
}

function listChoices(node: JsonObject): readonly JsonValue[] {
  return [...asList(node["oneOf"]), ...asList(node["anyOf"])];
}

/** The first one that doesn't lead back into what the value is inside of. */
function choose({ document, open }: Sampling, choices: readonly JsonValue[]): JsonValue | undefined {
  const isNew = (choice: JsonValue): boolean => {
    const inside = resolve(document, choice);
    return inside !== undefined && !open.has(inside);
  };
  return choices.find(isNew) ?? choices[0];
}

/** The first of the schemas that a value is one of, unless the value is inside of it. */
function findHeir({ definitions, document, open }: Sampling, node: JsonObject): JsonObject | undefined {
  if (listChoices(node).length > 0) return undefined;
  return listHeirs(definitions, node).find((reference) => {
    const heir = resolve(document, reference);
    return heir !== undefined && !open.has(heir);
  });
}

function make(sampling: Sampling, node: JsonObject, name: string): JsonValue {
  const heir = findHeir(sampling, node);
  if (heir !== undefined) {
    const value = asObject(sample(sampling, heir, name)) ?? {};
    return { ...value, ...findChosen(sampling.definitions, node, heir) };
  }
  const alternative = choose(sampling, listChoices(node));
  const { certain, required } = sampling.definitions.propertiesOf(node);
  if (certain.size === 0 && alternative !== undefined) {
    const value = sample(sampling, alternative, name);
    const mark = asObject(value) === undefined ? {} : findChosen(sampling.definitions, node, alternative);
    return Object.keys(mark).length === 0 ? value : { ...asObject(value), ...mark };
  }
  const [part] = asList(node["allOf"]);
  if (certain.size === 0 && part !== undefined) return sample(sampling, part, name);
  if (certain.size > 0) {
    const chosen = resolve(sampling.document, alternative);
    const needed = new Set([...required, ...listWords(chosen?.["required"])]);
    const value = sampleProperties(sampling, node, certain, needed);
    addUntold(sampling, { node, alternative, required }, value);
    return alternative === undefined
      ? Object.assign(value, findMark(sampling.definitions, node))
      : Object.assign(
          value,
          asObject(sample(sampling, alternative, name)),
          findChosen(sampling.definitions, node, alternative),
        );
  }
  switch (findType(node)) {
    case "array":
      return sampleItems(sampling, node, name);
    case "object": {
      const values = asObject(node["additionalProperties"]);
      const isWanted = values !== undefined && !isOver(sampling) && leadsOn(sampling, values);
      return isWanted ? { key: sample(sampling, values, "value") } : {};
    }
    case "integer":
      return fitSample(sampleInteger(node, name), node);
    case "number":
      return fitSample(sampleNumber("double", name, ""), node);
    case "boolean":
      return sampleBoolean(name);
    case "null":
      return null;
    default:
      return fitSample(
        sampleFormat(node) ?? sampleText(nameForText(name, asText(node["description"])), "", "plain"),
        node,
      );
  }
}

/** The type that a schema names first, else the one of which it says what is inside. */
function findType({ type, items, additionalProperties }: JsonObject): string {
  if (typeof type === "string") return type;
  const [first] = listWords(type);
  if (first !== undefined) return first;
  return items !== undefined ? "array" : asObject(additionalProperties) !== undefined ? "object" : "";
}

function sampleItems(sampling: Sampling, node: JsonObject, name: string): JsonValue {
  const first = asList(node["prefixItems"]);
  if (first.length > 0) return first.map((item) => sample(sampling, item, name));
  const { items, minItems, uniqueItems } = node;
  const isNeeded = typeof minItems === "number" && minItems > 0;
  const isLeftOut = isOver(sampling) && !isNeeded && !isPlain(sampling, items);
  // Of items that differ, those are known that the schema names.
  const listed = asList(resolve(sampling.document, items)?.["enum"]);
  if (uniqueItems === true && typeof minItems === "number" && minItems > 1 && minItems <= listed.length)
    return listed.slice(0, minItems);
  const count = isLeftOut || !leadsOn(sampling, items) ? 0 : countItems(node);
  const item = count === 0 ? null : sample(sampling, items, name);
  return Array.from({ length: count }, () => item);
}

/** Whether values of a schema may be made here: the value isn't inside of one. */
function leadsOn({ document, open }: Sampling, schema: JsonValue | undefined): boolean {
  const node = resolve(document, schema);
  if (node === undefined) return nameInModel(asText(asObject(schema)?.["$ref"]) ?? "") !== undefined;
  return !open.has(node);
}

/** Whether values of a schema are texts, numbers or marks, which have nothing inside. */
function isPlain({ document }: Sampling, schema: JsonValue | undefined): boolean {
  const type = resolve(document, schema)?.["type"];
  return typeof type === "string" && type !== "object" && type !== "array";
}

/** Properties of a schema and of all that it takes in, which are one value, with what these say that they look like. */
function sampleProperties(
  sampling: Sampling,
  node: JsonObject,
  properties: ReadonlyMap<string, JsonValue>,
  required: ReadonlySet<string>,
): Record<string, JsonValue> {
  const { document, open, leavesOut } = sampling;
  const parts = listTaken(document, node).filter((part) => !open.has(part));
  for (const part of parts) open.add(part);
  const value: Record<string, JsonValue> = Object.create(null);
  for (const [key, property] of properties) {
    const inside = resolve(document, property);
    if (leavesOut !== undefined && (inside?.[leavesOut] === true || asObject(property)?.[leavesOut] === true)) continue;
    const isShown = !isOver(sampling) && (sampling.depth < deepest || isPlain(sampling, property));
    const isAround = inside !== undefined && open.has(inside);
    if (!required.has(key) && (!isShown || isAround)) continue;
    value[key] = sample(sampling, property, key);
  }
  for (const part of parts) {
    open.delete(part);
    Object.assign(value, asObject(readGiven(part)));
  }
  return value;
}

/** What has to be there, though nothing is said of it. */
function addUntold(
  { definitions }: Sampling,
  {
    node,
    alternative,
    required,
  }: Pick<GatheredProperties, "required"> & {
    readonly node: JsonObject;
    readonly alternative: JsonValue | undefined;
  },
  value: Record<string, JsonValue>,
): void {
  if (node["additionalProperties"] === false) return;
  const told = [node, alternative].map((each) => definitions.propertiesOf(each).properties);
  for (const name of required) {
    const isTold = told.some((properties) => properties.has(name));
    if (!isTold && !Object.hasOwn(value, name)) value[name] = sampleText(name, "", "plain");
  }
}

/** All that a schema takes in, each once. */
function listTaken(document: JsonObject, schema: JsonObject): readonly JsonObject[] {
  const taken = new Set([schema]);
  // Grows while it is gone through.
  for (const node of taken) {
    for (const part of asList(node["allOf"])) {
      const inside = resolve(document, part);
      if (inside !== undefined) taken.add(inside);
    }
  }
  taken.delete(schema);
  return [...taken];
}
