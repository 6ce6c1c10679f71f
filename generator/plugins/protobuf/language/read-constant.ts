import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import { isJsonArray } from "../../../catalogue/is-json-array.ts";
import { decodeText } from "./decode-text.ts";
import { deepest, isAt, need, needName, needWord, type Reading, Slip, slipAt, take } from "./reading.ts";

/** A value of an option or a default: a number, a text, a name as text, `true` and `false`, or what stands in braces. */
export function readConstant(reading: Reading, depth = 0): JsonValue {
  const { current } = reading.tokens;
  if (isAt(reading, "{") || isAt(reading, "<")) return readAggregate(reading, depth + 1);
  if (current.kind === "string") return readText(reading);
  const isNegative = take(reading, "-");
  if (!isNegative && depth === 0) take(reading, "+");
  const { kind, text } = reading.tokens.current;
  if (kind === "integer" || kind === "float") {
    reading.tokens.next();
    return toNumber(text, isNegative);
  }
  const word = needWord(reading, "a value");
  if (isNegative) return `-${word}`;
  return word === "true" ? true : word === "false" ? false : word;
}

/** Texts that stand behind each other are one. */
export function readText(reading: Reading): string {
  if (reading.tokens.current.kind !== "string") throw slipAt(reading, "a text in quotes");
  const parts: string[] = [];
  while (reading.tokens.current.kind === "string") {
    parts.push(reading.tokens.current.text.slice(1, -1));
    reading.tokens.next();
  }
  return decodeText(parts.join(""));
}

/** A whole number that may be below nothing. */
export function readInteger(reading: Reading, what: string): number {
  const isNegative = take(reading, "-");
  const { kind, text } = reading.tokens.current;
  if (kind !== "integer") throw slipAt(reading, what);
  const value = Number(toDecimal(text));
  if (!Number.isSafeInteger(value)) throw new Slip(`this is no number that ${what} may be`, reading.tokens.current);
  reading.tokens.next();
  return isNegative ? -value : value;
}

function toNumber(text: string, isNegative: boolean): JsonValue {
  const isWhole = /^(?:0[xX].*|\d+)$/.test(text);
  const value = Number(isWhole ? toDecimal(text) : text.replace(/[fF]$/, ""));
  const signed = isNegative ? -value : value;
  if (!Number.isFinite(value)) return isNegative ? "-inf" : "inf";
  // JavaScript would round it.
  if (isWhole && !Number.isSafeInteger(value)) return `${isNegative ? "-" : ""}${BigInt(toDecimal(text))}`;
  return signed;
}

/** Numbers that begin with a nought are octal. */
function toDecimal(text: string): string {
  return /^0[0-7]+$/.test(text) ? `0o${text.slice(1)}` : text;
}

/** The text format of messages: `{ key: value, other { … } [ext.name]: [1, 2] }`. */
function readAggregate(reading: Reading, depth: number): JsonObject {
  const end = isAt(reading, "<") ? ">" : "}";
  if (depth > deepest) throw new Slip(`values nest deeper than ${deepest}`, reading.tokens.current);
  if (end === "}") reading.open += 1;
  reading.tokens.next();
  const value: Record<string, JsonValue> = Object.create(null);
  while (!isAt(reading, end)) {
    if (reading.tokens.current.kind === "end") throw slipAt(reading, `\`${end}\``);
    const key = readKey(reading);
    const isMessage = isAt(reading, "{") || isAt(reading, "<");
    if (!isMessage) need(reading, ":");
    for (const item of readItems(reading, depth)) addValue(value, key, item);
    if (!take(reading, ",")) take(reading, ";");
  }
  if (end === "}") reading.open -= 1;
  reading.tokens.next();
  return value;
}

function readKey(reading: Reading): string {
  if (!take(reading, "[")) return needWord(reading, "the name of a field");
  let name = needName(reading, "the name of an extension", true);
  while (take(reading, "/")) name += `/${needName(reading, "the name of a type")}`;
  need(reading, "]");
  return `[${name}]`;
}

function readItems(reading: Reading, depth: number): readonly JsonValue[] {
  if (!take(reading, "[")) return [readConstant(reading, depth)];
  const items: JsonValue[] = [];
  while (!isAt(reading, "]")) {
    items.push(readConstant(reading, depth));
    if (!take(reading, ",")) break;
  }
  need(reading, "]");
  return [items];
}

/** Puts a value under a key; what is said several times is a list. */
export function addValue(object: Record<string, JsonValue>, key: string, value: JsonValue): void {
  const known = object[key];
  if (known === undefined) object[key] = value;
  else {
    // Lists are made here alone, so that one can grow.
    const list = isJsonArray(known) ? (known as JsonValue[]) : [known];
    for (const each of isJsonArray(value) ? value : [value]) list.push(each);
    object[key] = list;
  }
}
