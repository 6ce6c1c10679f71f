import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { limitingKeywords } from "../limiting-keywords.ts";
import { asList, asObject, asText, nameOfSchema } from "./api-document.ts";

/** The name by which others know what a reference leads to; undefined for what isn't in the document. */
export type NamePayload = (reference: string) => string | undefined;

/** What only tells people or programs about a value, and limits none. */
const silent = new Set([
  ...["title", "description", "example", "examples", "externalDocs", "xml"],
  ...["$schema", "$id", "$comment", "$anchor", "contentMediaType", "contentEncoding", "nullable"],
]);

/** Below these stands a schema for each name. */
const named = new Set(["properties", "patternProperties", "dependentSchemas", "$defs", "definitions"]);

/** What says what objects have inside. */
const ofObjects = ["properties", "additionalProperties", "patternProperties"];

/** Deeper than what is read. */
const deepest = 500;

/** What is known around schemas. */
export interface PlainContext {
  readonly toName: NamePayload;
  /** Whether a reference stands for all of the object that it is in, as in OpenAPI 3.0. */
  readonly ignoresBeside: boolean;
}

/** A schema of OpenAPI 3.0 or 3.1 as JSON Schema, without words, and with references by the names of what they lead to. */
export function toPlainSchema(schema: JsonValue | undefined, context: PlainContext): JsonObject {
  return toObject(schema, context, 0);
}

function toObject(schema: JsonValue | undefined, context: PlainContext, depth: number): JsonObject {
  if (schema === false) return { not: {} };
  const node = asObject(schema);
  if (node === undefined || depth > deepest) return {};
  const { $ref: reference, ...rest } = node;
  const target = asText(reference);
  if (target !== undefined) {
    const beside = context.ignoresBeside ? withoutLimits(rest) : rest;
    // What nobody knows stands for itself.
    return { $ref: context.toName(target) ?? target, ...toKeywords(beside, context, depth) };
  }
  const own = toKeywords(rest, context, depth);
  return spellOutNull(rest["nullable"] === true, spellOutType(own));
}

/** A default, and what is only read or written, are no limits: readers go by them wherever they stand. */
function withoutLimits(node: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(node).filter(([keyword]) => keyword !== "type" && !limitingKeywords.has(keyword)),
  );
}

/** Authors who say what is inside of a value mean one that has an inside, whether they name its type or not. */
function spellOutType(schema: JsonObject): JsonObject {
  if (schema["type"] !== undefined || schema["enum"] !== undefined || schema["const"] !== undefined) return schema;
  if (ofObjects.some((key) => schema[key] !== undefined)) return { type: "object", ...schema };
  return schema["items"] === undefined ? schema : { type: "array", ...schema };
}

function toKeywords(node: JsonObject, context: PlainContext, depth: number): JsonObject {
  const entries = Object.entries(node).flatMap(([keyword, value]): readonly (readonly [string, JsonValue])[] => {
    if (silent.has(keyword) || keyword.startsWith("x-")) return [];
    if (keyword === "enum" || keyword === "const" || keyword === "default" || keyword === "required")
      return [[keyword, value]];
    if (keyword === "discriminator") return [[keyword, toDiscriminator(node, context)]];
    if (named.has(keyword)) {
      const inner = Object.entries(asObject(value) ?? {});
      return [[keyword, Object.fromEntries(inner.map(([name, each]) => [name, toAny(each, context, depth)]))]];
    }
    return [[keyword, toAny(value, context, depth)]];
  });
  return { ...spellOutExclusive(Object.fromEntries(entries)), ...toFormat(node) };
}

/** What is in a text that stands for bytes was a format before OpenAPI 3.1. */
function toFormat({ type, format, contentEncoding, contentMediaType }: JsonObject): JsonObject {
  if (format !== undefined || !(type === "string" || (isJsonArray(type) && type.includes("string")))) return {};
  if (contentEncoding === "base64") return { format: "byte" };
  return contentEncoding === undefined && contentMediaType === "application/octet-stream" ? { format: "binary" } : {};
}

/** The property that tells of which schema a value is, and by which values, with names of schemas for references. */
function toDiscriminator({ discriminator, ...node }: JsonObject, { toName }: PlainContext): JsonObject {
  const { propertyName = null, mapping } = asObject(discriminator) ?? {};
  const written = Object.entries(asObject(mapping) ?? {}).flatMap(([value, meant]) => {
    const target = asText(meant);
    if (target === undefined) return [];
    return [[value, toName(target.includes("/") ? target : `#/components/schemas/${target}`) ?? target] as const];
  });
  const meant = new Set(written.map(([, target]) => target));
  // What isn't named there is told by its own name.
  const alternatives = [...asList(node["oneOf"]), ...asList(node["anyOf"])].flatMap((each) => {
    const reference = asText(asObject(each)?.["$ref"]) ?? "";
    const [value, target] = [nameOfSchema(reference), toName(reference)];
    return value === undefined || target === undefined || meant.has(target) ? [] : [[value, target] as const];
  });
  return { propertyName, mapping: Object.fromEntries([...written, ...alternatives]) };
}

function toAny(value: JsonValue, context: PlainContext, depth: number): JsonValue {
  if (isJsonArray(value)) return value.map((each) => toAny(each, context, depth));
  return asObject(value) === undefined ? value : toObject(value, context, depth + 1);
}

/** Before OpenAPI 3.1, that a value may be null was a keyword. */
function spellOutNull(isNullable: boolean, schema: JsonObject): JsonObject {
  const { type, enum: values } = schema;
  if (!isNullable) return schema;
  if (typeof type === "string") {
    return {
      ...schema,
      type: [type, "null"],
      ...(isJsonArray(values) && !values.includes(null) && { enum: [...values, null] }),
    };
  }
  if (type !== undefined) return schema;
  const nothing = { type: "null" };
  if (schema["allOf"] !== undefined) return { anyOf: [schema, nothing] };
  const key = ["oneOf", "anyOf"].find((each) => isJsonArray(schema[each]));
  return key === undefined ? schema : { ...schema, [key]: [...asList(schema[key]), nothing] };
}

/** Before OpenAPI 3.1, that a limit itself is not allowed was told beside it. */
function spellOutExclusive(schema: JsonObject): JsonObject {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = schema;
  return {
    ...rest,
    ...toLimit("minimum", minimum, "exclusiveMinimum", exclusiveMinimum),
    ...toLimit("maximum", maximum, "exclusiveMaximum", exclusiveMaximum),
  };
}

function toLimit(
  name: string,
  limit: JsonValue | undefined,
  exclusiveName: string,
  exclusive: JsonValue | undefined,
): JsonObject {
  if (exclusive === true) return limit === undefined ? {} : { [exclusiveName]: limit };
  return {
    ...(limit !== undefined && { [name]: limit }),
    ...(exclusive !== undefined && exclusive !== false && { [exclusiveName]: exclusive }),
  };
}
