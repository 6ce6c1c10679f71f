import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { PrimitiveName } from "../../catalogue/schema.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { MapNode, TypeNode, UnionNode } from "../../parse/schema-document.ts";
import type { Dereference } from "./dereference.ts";
import type { RecordFields } from "./effective-fields.ts";
import type { Declaration } from "./schema-index.ts";

/** What the check of defaults may ask. */
export interface DefaultContext {
  readonly dereference: Dereference;
  readonly records: ReadonlyMap<string, RecordFields>;
  keyOf(union: UnionNode, index: number): string;
  /** Whether the bare value of a union's member is a default too, as in Avro. */
  readonly bareUnions: boolean;
  /** Whether values are JSON as in JSON Schema, where numbers have no width and nothing says of which member a value is. */
  readonly isPlainJson: boolean;
  /** What came of a bare value: unions within unions would have it tried anew for each of their members. */
  readonly tried: WeakMap<object, Map<UnionNode, NormalizedDefault | undefined>>;
}

/** A number that the type can't hold as it was written. */
export interface ChangedNumber {
  readonly written: string;
  readonly becomes: string;
}

/** A default in the form that its type has, numbers as they are stored; or why it is none. */
export type NormalizedDefault =
  | { readonly fits: true; readonly value: JsonValue; readonly changes: readonly ChangedNumber[] }
  | Misfit;

interface Misfit {
  readonly fits: false;
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** Names that may be meant. */
  readonly suggestions?: readonly string[] | undefined;
}

const fit = (value: JsonValue, changes: readonly ChangedNumber[] = []): NormalizedDefault => ({
  fits: true,
  value,
  changes,
});

const misfit = (expected: string, value: JsonValue, suggestions?: readonly string[]): NormalizedDefault => ({
  fits: false,
  path: "",
  expected,
  found: formatValue(value),
  suggestions,
});

/** Checks a default against its type and gives it the form in which it is in force. */
export function normalizeDefault(context: DefaultContext, value: JsonValue, type: TypeNode): NormalizedDefault {
  const final = context.dereference(type);
  switch (final.kind) {
    case "unknown":
      return fit(value);
    case "primitive":
      return context.isPlainJson && (final.name === "int" || final.name === "long")
        ? normalizeInteger(value)
        : normalizePrimitive(value, final.name);
    case "named":
      return normalizeNamed(context, value, final.declaration);
    case "anonymous":
      if (final.node.kind === "union") {
        const isBare = context.isPlainJson && final.node.untagged === true;
        return isBare ? normalizeBare(context, value, final.node) : normalizeUnion(context, value, final.node);
      }
      if (final.node.kind === "map") return normalizeMap(context, value, final.node);
      if (!Array.isArray(value)) return misfit("a list", value);
      return normalizeParts(
        context,
        value.map((item: JsonValue, index) => [`[${index}]`, item, itemsOf(final.node)]),
        (parts) => parts.map(([, item]) => item),
      );
  }
}

function itemsOf(node: TypeNode): TypeNode {
  return node.kind === "array" ? node.items : node;
}

type Part = readonly [key: string, value: JsonValue, type: TypeNode | undefined];

/** Normalises the parts of a value; the first one that does not fit decides. A part without a type is kept as it is. */
function normalizeParts(
  context: DefaultContext,
  parts: readonly Part[],
  build: (parts: readonly (readonly [string, JsonValue])[]) => JsonValue,
): NormalizedDefault {
  const built: [string, JsonValue][] = [];
  const changes: ChangedNumber[] = [];
  for (const [key, value, type] of parts) {
    const part = type === undefined ? fit(value) : normalizeDefault(context, value, type);
    if (!part.fits) return { ...part, path: joinPath(key, part.path) };
    built.push([key, part.value]);
    for (const change of part.changes) changes.push(change);
  }
  return fit(build(built), changes);
}

function joinPath(key: string, rest: string): string {
  return rest === "" || rest.startsWith("[") ? `${key}${rest}` : `${key}.${rest}`;
}

function buildObject(parts: readonly (readonly [string, JsonValue])[]): JsonObject {
  const object = Object.create(null) as { [key: string]: JsonValue };
  for (const [key, value] of parts) object[key] = value;
  return object;
}

function normalizeMap(context: DefaultContext, value: JsonValue, node: MapNode): NormalizedDefault {
  if (!isJsonObject(value)) return misfit("an object", value);
  const parts = Object.entries(value).map(([key, item]): Part => [key, item, node.values]);
  return normalizeParts(context, parts, buildObject);
}

/** `null`, or an object whose one key is the member; where bare values are allowed, one of those. */
function normalizeUnion(context: DefaultContext, value: JsonValue, node: UnionNode): NormalizedDefault {
  const keys = node.members.map((_, index) => context.keyOf(node, index));
  if (value === null && keys.includes("null")) return fit(null);
  const normalized = normalizeMember(context, value, node, keys);
  if (normalized.fits || !context.bareUnions) return normalized;
  return findBareMember(context, value, node, keys) ?? normalized;
}

function normalizeMember(
  context: DefaultContext,
  value: JsonValue,
  node: UnionNode,
  keys: readonly string[],
): NormalizedDefault {
  const expected = `an object with one of the keys ${keys.map((key) => `\`${key}\``).join(", ")}`;
  if (!isJsonObject(value)) return misfit(keys.length === 0 ? "none, as the union is empty" : expected, value);
  const [key = "", ...others] = Object.keys(value);
  const member = node.members[keys.indexOf(key)];
  const inner = value[key];
  if (others.length > 0 || member === undefined || inner === undefined) {
    return misfit(expected, value, others.length > 0 ? [] : suggestNames(key, keys));
  }
  return normalizeParts(context, [[key, inner, member.type]], buildObject);
}

/** A value that doesn't say of which member it is: as the first that it fits as it is written, else the first that it fits. */
function normalizeBare(context: DefaultContext, value: JsonValue, node: UnionNode): NormalizedDefault {
  // What may be anything is written as a union of a few types that stand for all.
  if (node.annotations["format"] === "any") return fit(value);
  const tried = node.members.map(({ type }) => normalizeDefault(context, value, type));
  const expected = tried.flatMap((each) => (each.fits || each.path !== "" ? [] : [each.expected]));
  return tried.find(({ fits }) => fits) ?? misfit([...new Set(expected)].join(" or ") || "another value", value);
}

/** Avro writes the bare value; the first member that it fits, which ought to be the first of all, gives the key. */
function findBareMember(
  context: DefaultContext,
  value: JsonValue,
  node: UnionNode,
  keys: readonly string[],
): NormalizedDefault | undefined {
  if (typeof value !== "object" || value === null) return tryMembers(context, value, node, keys);
  const tried = context.tried.get(value) ?? new Map<UnionNode, NormalizedDefault | undefined>();
  context.tried.set(value, tried);
  if (!tried.has(node)) tried.set(node, tryMembers(context, value, node, keys));
  return tried.get(node);
}

function tryMembers(
  context: DefaultContext,
  value: JsonValue,
  node: UnionNode,
  keys: readonly string[],
): NormalizedDefault | undefined {
  for (const [index, member] of node.members.entries()) {
    const normalized = normalizeDefault(context, value, member.type);
    if (normalized.fits) return { ...normalized, value: buildObject([[keys[index] ?? "", normalized.value]]) };
  }
  return undefined;
}

function normalizeNamed(context: DefaultContext, value: JsonValue, { fullName, node }: Declaration): NormalizedDefault {
  switch (node.kind) {
    case "enum": {
      const isText = typeof value === "string";
      if (isText && node.symbols.some(({ name }) => name === value)) return fit(value);
      const names = node.symbols.map(({ name }) => name);
      const suggestions = isText ? suggestNames(value, names) : [];
      return misfit(`a symbol of \`${fullName}\``, value, suggestions);
    }
    case "fixed": {
      const fits = isByteString(value) && value.length === node.size;
      return fits ? fit(value) : misfit(`a string of ${node.size} characters up to U+00FF`, value);
    }
    case "typeref":
      return normalizeDefault(context, value, node.target);
    case "record": {
      if (!isJsonObject(value)) return misfit("an object", value);
      const fields = new Map(
        (context.records.get(fullName)?.fields ?? []).map((field) => [field.node.name, field.node]),
      );
      for (const field of fields.values()) {
        if (field.optional || field.default !== undefined || field.name in value) continue;
        return { fits: false, path: "", expected: `the field \`${field.name}\` of \`${fullName}\``, found: "none" };
      }
      // Keys that the record does not have are kept, as upstream keeps them.
      // Avro writes null for an optional field that is left out.
      const isLeftOut = (key: string, item: JsonValue): boolean =>
        context.bareUnions && item === null && fields.get(key)?.optional === true;
      const present = Object.entries(value).filter(([key, item]) => !isLeftOut(key, item));
      const parts = present.map(([key, item]): Part => [key, item, fields.get(key)?.type]);
      return normalizeParts(context, parts, buildObject);
    }
  }
}

function isByteString(value: JsonValue): value is string {
  return typeof value === "string" && !/[^\u0000-\u00ff]/.test(value);
}

function normalizePrimitive(value: JsonValue, name: PrimitiveName): NormalizedDefault {
  switch (name) {
    case "null":
      return value === null ? fit(null) : misfit("null", value);
    case "boolean":
      return typeof value === "boolean" ? fit(value) : misfit("true or false", value);
    case "string":
      return typeof value === "string" ? fit(value) : misfit("a string", value);
    case "bytes":
      return isByteString(value) ? fit(value) : misfit("a string of characters up to U+00FF", value);
    case "int":
    case "long":
      if (typeof value !== "number" && typeof value !== "bigint") return misfit("a number", value);
      return normalizeWhole(value, name === "int" ? 32 : 64);
    case "float":
    case "double":
      if (typeof value === "string" && (value === "NaN" || value === "Infinity" || value === "-Infinity"))
        return fit(value);
      if (typeof value !== "number" && typeof value !== "bigint") return misfit("a number", value);
      return fit(name === "float" ? toFloat(Number(value)) : Number(value));
  }
}

function normalizeInteger(value: JsonValue): NormalizedDefault {
  const isWhole = typeof value === "bigint" || Number.isInteger(value);
  return isWhole ? fit(value) : misfit(typeof value === "number" ? "a whole number" : "a number", value);
}

/** A fraction is cut off, and what is beyond the bits wraps around, as upstream does it. */
function normalizeWhole(value: number | bigint, bits: number): NormalizedDefault {
  const whole = typeof value === "bigint" ? value : BigInt(Math.trunc(value));
  const wrapped = BigInt.asIntN(bits, whole);
  const short = Number(wrapped);
  const result = Number.isSafeInteger(short) ? short : wrapped;
  const isSame = wrapped === whole && (typeof value === "bigint" || Number.isInteger(value));
  return fit(result, isSame ? [] : [{ written: String(value), becomes: String(result) }]);
}

/** The float nearest to a number, in the fewest digits that mean it. */
function toFloat(value: number): number {
  const float = Math.fround(value);
  if (!Number.isFinite(float)) return value;
  for (let digits = 1; digits <= 9; digits += 1) {
    const short = Number(float.toPrecision(digits));
    if (Math.fround(short) === float) return short;
  }
  return float;
}

function formatValue(value: JsonValue): string {
  if (Array.isArray(value)) return "a list";
  if (isJsonObject(value)) {
    const keys = Object.keys(value);
    return keys.length === 1 ? `an object with the key \`${keys[0] ?? ""}\`` : `an object with ${keys.length} keys`;
  }
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
