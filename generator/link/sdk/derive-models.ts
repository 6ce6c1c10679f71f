import type { JsonValue } from "../../catalogue/json.ts";
import type { EventType, Aspect } from "../../catalogue/metamodel.ts";
import type { Field, NamedSchema, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import type { SdkModelClass, SdkModelParameter, SdkModels } from "../../catalogue/sdk.ts";
import { sdkCodes } from "../../diagnostics/codes/sdk.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { SdkModelsNode } from "../../parse/sdk/sdk-document.ts";
import { toClassName, toOptional, toPythonType } from "./python-type.ts";

// The library's generator makes a class of every record and enum that a message can carry: aspects,
// events, and what they consist of. Schemas of searching, browsing and the like have none. Which class
// stands for which schema, and how it is called, follows from the schemas alone.

/** What the classes are made from. */
export interface ModelSchemas {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly aspects: ReadonlyMap<string, Aspect>;
  readonly events: ReadonlyMap<string, EventType>;
}

/** The platform's messages, which its build names besides aspects and events. */
const platformRoots: readonly string[] = [
  "com.linkedin.mxe.MetadataChangeEvent",
  "com.linkedin.mxe.MetadataChangeProposal",
  "com.linkedin.mxe.MetadataChangeLog",
  "com.linkedin.mxe.PlatformEvent",
  "com.linkedin.usage.UsageAggregation",
];

const platformModule = "datahub.metadata.schema_classes";

/**
 * The model classes: as a manifest describes them, or as the platform has them when the model is the
 * platform's own, which its message for changes gives away. Undefined for any other model.
 */
export function deriveModels(
  node: SdkModelsNode | undefined,
  model: ModelSchemas,
  report: Report,
): SdkModels | undefined {
  const isPlatform = model.schemas.has("com.linkedin.mxe.MetadataChangeProposal");
  if (node === undefined && !isPlatform) return undefined;
  const reached = reach(listRoots(node, model, report), model.schemas);
  const aspectRecords = new Set([...model.aspects.values()].map(({ schema }) => schema));
  const classes = [...model.schemas.values()]
    .filter(({ fullName, kind }) => reached.has(fullName) && (kind === "record" || kind === "enum"))
    .map((schema) => toClass(schema, aspectRecords.has(schema.fullName), model.schemas));
  return { module: node?.module ?? platformModule, classes: sortByName(classes) };
}

function listRoots(
  node: SdkModelsNode | undefined,
  { schemas, aspects, events }: ModelSchemas,
  report: Report,
): string[] {
  for (const { text, span } of node?.roots ?? []) {
    if (schemas.has(text)) continue;
    report.add(sdkCodes.unknownRoot({ name: text, suggestions: suggestNames(text, schemas.keys()) }), span);
  }
  const declared = [...aspects.values(), ...events.values()].map(({ schema }) => schema);
  return [...declared, ...(node?.roots?.map(({ text }) => text) ?? platformRoots)];
}

/** Full names of the roots and of all schemas to which their fields lead. */
function reach(roots: readonly string[], schemas: ReadonlyMap<string, NamedSchema>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const schema = schemas.get(name);
    if (schema === undefined || reached.has(name)) continue;
    reached.add(name);
    if (schema.kind === "record") for (const { type } of schema.fields) collectNames(type, open);
    if (schema.kind === "typeref") collectNames(schema.target, open);
  }
  return reached;
}

function collectNames(type: TypeExpression, names: string[]): void {
  switch (type.kind) {
    case "primitive":
      return;
    case "reference":
      names.push(type.name);
      return;
    case "array":
      collectNames(type.items, names);
      return;
    case "map":
      collectNames(type.values, names);
      return;
    case "union":
      for (const member of type.members) collectNames(member.type, names);
  }
}

function toClass(schema: NamedSchema, isAspect: boolean, schemas: ReadonlyMap<string, NamedSchema>): SdkModelClass {
  const isRecord = schema.kind === "record";
  return {
    name: toClassName(schema.name),
    schema: schema.fullName,
    base: isAspect ? "_Aspect" : isRecord ? "DictWrapper" : "object",
    parameters: isRecord ? toParameters(schema, schemas) : [],
  };
}

/** In the order of the fields, but those without which there is no value first. */
function toParameters(
  { fields }: RecordSchema,
  schemas: ReadonlyMap<string, NamedSchema>,
): readonly SdkModelParameter[] {
  const parameters = fields.map((field) => toParameter(field, schemas));
  return [...parameters.filter(({ required }) => required), ...parameters.filter(({ required }) => !required)];
}

/** Python's own words, which nothing can be called. */
const reservedWords: ReadonlySet<string> = new Set(
  (
    "False None True and as assert async await break class continue def del elif else except finally for from global " +
    "if import in is lambda nonlocal not or pass raise return try while with yield"
  ).split(" "),
);

function toParameter(field: Field, schemas: ReadonlyMap<string, NamedSchema>): SdkModelParameter {
  const type = toPythonType(field.type, schemas);
  const required = !field.optional && field.default === undefined;
  const isReserved = reservedWords.has(field.name);
  return {
    name: isReserved ? `${field.name}_` : field.name,
    ...(isReserved ? { field: field.name } : {}),
    type: required ? type : toOptional(type),
    propertyType: field.optional ? toOptional(type) : type,
    required,
    effectiveDefault: required ? undefined : toPythonText(field, schemas),
  };
}

function toPythonText({ default: value, type }: Field, schemas: ReadonlyMap<string, NamedSchema>): string {
  if (value === undefined) return "None";
  const schema = type.kind === "reference" ? schemas.get(type.name) : undefined;
  if (schema?.kind === "enum" && typeof value === "string") return `${toClassName(schema.name)}.${value}`;
  return toLiteral(value);
}

function toLiteral(value: JsonValue): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${value.map((item: JsonValue) => toLiteral(item)).join(", ")}]`;
  const entries = Object.entries(value).map(
    ([key, item]: [string, JsonValue]) => `${JSON.stringify(key)}: ${toLiteral(item)}`,
  );
  return `{${entries.join(", ")}}`;
}

function sortByName(classes: readonly SdkModelClass[]): readonly SdkModelClass[] {
  const keyOf = ({ name, schema }: SdkModelClass): string => `${name.toLowerCase()} ${schema}`;
  return classes.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
