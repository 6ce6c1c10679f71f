import type { LocatedEntry, LocatedJson } from "../json/located-json.ts";
import type { IdlStream } from "./idl-stream.ts";
import type { IdlToken } from "./idl-token.ts";
import { readAnnotations } from "./read-annotations.ts";

/** What IDL calls some logical types. */
const logicalTypes: ReadonlyMap<string, readonly [type: string, logicalType: string]> = new Map([
  ["date", ["int", "date"]],
  ["time_ms", ["int", "time-millis"]],
  ["timestamp_ms", ["long", "timestamp-millis"]],
  ["local_timestamp_ms", ["long", "local-timestamp-millis"]],
  ["uuid", ["string", "uuid"]],
]);

/** A type as JSON has it, and whether `?` behind it makes it one with null, which for a field depends on its default. */
export interface IdlType {
  readonly type: LocatedJson;
  readonly isNullable: boolean;
  /** What stands before the name of a declared type, which has no attributes of its own where it is used. */
  readonly spare: readonly LocatedEntry[];
}

const primitives: ReadonlySet<unknown> = new Set([
  ...["boolean", "bytes", "double", "float", "int", "long", "null", "string"],
]);

/** The type that comes next, with the properties before it as far as they are its own. */
export function readIdlType(stream: IdlStream, properties: readonly LocatedEntry[] = []): IdlType {
  const token = stream.peek();
  const type = stream.deeper(() => readPlainType(stream));
  const isNullable = stream.takeMark("?");
  const takesNone = properties.length === 0 || (type.kind === "scalar" && !primitives.has(type.value));
  if (takesNone) return { type, isNullable, spare: properties };
  return { type: annotate(stream, type, { token, properties }), isNullable, spare: [] };
}

/** `string?` is a union with null, whose first member is that of the default. */
export function toNullable(type: LocatedJson, preset?: LocatedJson): LocatedJson {
  const nothing: LocatedJson = { kind: "scalar", value: "null", span: type.span };
  const isOther = preset !== undefined && !(preset.kind === "scalar" && preset.value === null);
  return { kind: "array", items: isOther ? [type, nothing] : [nothing, type], span: type.span };
}

function readPlainType(stream: IdlStream): LocatedJson {
  const token = stream.peek();
  const name = stream.expectName("a type");
  if (name.kind === "word" && stream.takeMark("<")) {
    const key = name.text === "map" ? "values" : "items";
    if (name.text !== "map" && name.text !== "array") return stream.complain("`array<…>` or `map<…>`", name);
    const inner = readInnerType(stream);
    stream.expectMark(">");
    return stream.toObject(token.start, [
      stream.toEntry("type", stream.toText(name), name),
      stream.toEntry(key, inner, name),
    ]);
  }
  if (name.kind === "word" && name.text === "union") return readUnion(stream, token);
  if (name.kind === "word" && name.text === "decimal" && stream.takeMark("(")) return readDecimal(stream, name);
  const logical = name.kind === "word" ? logicalTypes.get(name.text) : undefined;
  if (logical !== undefined) return toLogical(stream, name, logical);
  const text = stream.toText(name);
  return name.kind === "word" && name.text === "void" ? { ...text, value: "null" } : text;
}

function readInnerType(stream: IdlStream): LocatedJson {
  const { properties } = readAnnotations(stream);
  const { type, isNullable } = readIdlType(stream, properties);
  return isNullable ? toNullable(type) : type;
}

function readUnion(stream: IdlStream, from: IdlToken): LocatedJson {
  stream.expectMark("{");
  const members: LocatedJson[] = [];
  do members.push(readInnerType(stream));
  while (stream.takeMark(","));
  stream.expectMark("}");
  return stream.toList(members, from);
}

function readDecimal(stream: IdlStream, name: IdlToken): LocatedJson {
  const numbers: LocatedEntry[] = [];
  for (const key of ["precision", "scale"]) {
    const number = stream.peek();
    if (number.kind !== "number") return stream.complain(`the ${key} of the decimal`);
    stream.take();
    const value: LocatedJson = { kind: "scalar", value: Number(number.text), span: stream.spanOf(number) };
    numbers.push(stream.toEntry(key, value, number));
    if (!stream.takeMark(",")) break;
  }
  stream.expectMark(")");
  return toLogical(stream, name, ["bytes", "decimal"], numbers);
}

function toLogical(
  stream: IdlStream,
  name: IdlToken,
  [type, logicalType]: readonly [string, string],
  more: readonly LocatedEntry[] = [],
): LocatedJson {
  const text = (value: string): LocatedJson => ({ kind: "scalar", value, span: stream.spanOf(name) });
  return stream.toObject(name.start, [
    stream.toEntry("type", text(type), name),
    stream.toEntry("logicalType", text(logicalType), name),
    ...more,
  ]);
}

/** The type with what annotations before it say. */
function annotate(
  stream: IdlStream,
  type: LocatedJson,
  { token, properties }: { readonly token: IdlToken; readonly properties: readonly LocatedEntry[] },
): LocatedJson {
  const own = type.kind === "object" ? [...type.entries.values()] : [stream.toEntry("type", type, token)];
  return stream.toObject(token.start, [...own, ...properties]);
}
