import { readSpelled } from "./spelled-number.ts";

/** How JSON is printed. */
export interface PrintJsonOptions {
  /** Keys of objects in ascending order instead of their own one. */
  readonly sortKeys?: boolean | undefined;
}

/**
 * JSON text of a plain value. As `JSON.stringify`, except for what a catalogue holds besides: a
 * `bigint` prints as a number with all its digits, a `Map` as the array of its values, and a number
 * that JSON cannot write (`NaN`, `Infinity`, `-Infinity`) as the string that the platform uses for
 * it. What `spellDefault` has left prints as it is spelled. Properties that are undefined are left out. No final newline.
 */
export function printJson(value: unknown, indent = 2, options: PrintJsonOptions = {}): string {
  const printer: Printer = {
    chunks: [],
    indent,
    step: " ".repeat(indent),
    colon: indent > 0 ? ": " : ":",
    sortKeys: options.sortKeys === true,
  };
  printValue(printer, value, indent > 0 ? "\n" : "");
  return printer.chunks.join("");
}

/**
 * The same as bytes, for programs to read: without indentation, which would nearly double it, but with a line for each
 * thing of a list, so that two of them can be compared. It may be too long to be held as one, so it comes piece by piece. A final newline.
 */
export function* encodeJson(value: unknown): Generator<Uint8Array> {
  let text = "";
  for (const piece of printLines(value)) {
    text += piece;
    if (text.length < longestPiece) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(`${text}\n`);
}

/** In characters: few pieces, and no text that is large. */
const longestPiece = 1_000_000;

function* printLines(value: unknown): Generator<string> {
  const isList = Array.isArray(value) || value instanceof Map;
  if (typeof value !== "object" || value === null) return yield printScalar(value);
  const entries = isList
    ? [...value.values()].map((item) => ["", item] as const)
    : Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return yield isList ? "[]" : "{}";
  yield isList ? "[" : "{";
  for (const [index, [key, item]] of entries.entries()) {
    yield index === 0 ? "\n" : ",\n";
    if (isList) yield printJson(item ?? null, 0);
    else {
      yield `${JSON.stringify(key)}:`;
      yield* printLines(item);
    }
  }
  yield isList ? "\n]" : "\n}";
}

interface Printer {
  /** What has been printed. */
  readonly chunks: string[];
  readonly indent: number;
  readonly step: string;
  readonly colon: string;
  readonly sortKeys: boolean;
}

/** `newline` is the line break with the indentation of the value's own line; empty when everything stands on one line. */
function printValue(printer: Printer, value: unknown, newline: string): void {
  if (typeof value !== "object" || value === null) printer.chunks.push(printScalar(value));
  else if (readSpelled(value) !== undefined) printer.chunks.push(readSpelled(value)?.text ?? "");
  else if (!printer.sortKeys && isPlainJson(value)) printPlain(printer, value, newline);
  else if (Array.isArray(value)) printArray(printer, value, newline);
  else if (value instanceof Map) printArray(printer, [...value.values()], newline);
  else printObject(printer, value, newline);
}

/**
 * Whether the value holds nothing that the engine's own printer, which is many times as quick, would print otherwise. Most
 * of what a catalogue holds are texts, so these are seen without a call.
 */
function isPlainJson(value: unknown): boolean {
  switch (typeof value) {
    case "object":
      if (value === null) return true;
      return Array.isArray(value)
        ? hasPlainItems(value)
        : !(value instanceof Map) && readSpelled(value) === undefined && hasPlainValues(value);
    case "number":
      return Number.isFinite(value);
    default:
      return typeof value === "string" || typeof value === "boolean" || value === undefined;
  }
}

function hasPlainItems(items: readonly unknown[]): boolean {
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (typeof item !== "string" && !isPlainJson(item)) return false;
  }
  return true;
}

function hasPlainValues(object: object): boolean {
  // Plain objects inherit nothing that a loop would meet, and a list of their values is made for nothing.
  for (const key in object) {
    const value: unknown = object[key as keyof typeof object];
    if (typeof value !== "string" && !isPlainJson(value)) return false;
  }
  return true;
}

/** The engine's own printer begins at the margin, so the value is put as deep into lists as it stands, which are cut off again. */
function printPlain({ chunks, indent }: Printer, value: object, newline: string): void {
  const depth = indent > 0 && newline.length > 1 ? (newline.length - 1) / indent : 0;
  let within = value;
  for (let level = 0; level < depth; level += 1) within = [within];
  // Before it stand a bracket, a line break and the indentation of each level; after it the same of the level above.
  const before = depth * 2 + (indent * depth * (depth + 1)) / 2;
  const after = depth * 2 + (indent * depth * (depth - 1)) / 2;
  const text = JSON.stringify(within, undefined, indent);
  chunks.push(depth === 0 ? text : text.slice(before, text.length - after));
}

function printArray(printer: Printer, items: readonly unknown[], newline: string): void {
  const { chunks, step } = printer;
  if (items.length === 0) {
    chunks.push("[]");
    return;
  }
  const inner = newline === "" ? "" : newline + step;
  let before = "[";
  for (const item of items) {
    chunks.push(before, inner);
    printValue(printer, item ?? null, inner);
    before = ",";
  }
  chunks.push(newline, "]");
}

function printObject(printer: Printer, object: object, newline: string): void {
  const { chunks, step, colon } = printer;
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  if (printer.sortKeys) entries.sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) {
    chunks.push("{}");
    return;
  }
  const inner = newline === "" ? "" : newline + step;
  let before = "{";
  for (const [key, value] of entries) {
    chunks.push(before, inner, JSON.stringify(key), colon);
    printValue(printer, value, inner);
    before = ",";
  }
  chunks.push(newline, "}");
}

function printScalar(value: unknown): string {
  switch (typeof value) {
    case "bigint":
      return value.toString();
    case "number":
      return JSON.stringify(Number.isFinite(value) ? value : String(value));
    case "string":
    case "boolean":
      return JSON.stringify(value);
    default:
      if (value === null || value === undefined) return "null";
      throw new TypeError(`a ${typeof value} cannot be printed as JSON`);
  }
}
