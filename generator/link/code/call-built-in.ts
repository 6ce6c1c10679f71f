import type { JsonValue } from "../../catalogue/json.ts";
import type { PythonCall, PythonExpression } from "../../parse/python/python-document.ts";
import { leastIndent } from "../../places/indentation.ts";
import { toObject, toText, type PythonValue } from "./python-value.ts";

/** Methods of texts that take nothing. */
export const textMethods: ReadonlyMap<string, (text: string) => string> = new Map([
  ["lower", (text: string) => text.toLowerCase()],
  ["upper", (text: string) => text.toUpperCase()],
  ["strip", (text: string) => text.trim()],
]);

/** What a call of a function that needs no import comes to. */
export function callBuiltIn(
  name: string,
  { arguments: given }: PythonCall,
  toJson: (part: PythonExpression | undefined) => JsonValue | undefined,
): PythonValue {
  const [first] = given;
  const isBare = given.length === 0;
  const value = toJson(first?.value);
  if (name === "dict") {
    const entries = given.map(({ name: key, value: part }) => [key, toJson(part)] as const);
    return entries.every(
      (entry): entry is [string, JsonValue] => entry[0]?.startsWith("*") === false && entry[1] !== undefined,
    )
      ? { kind: "json", value: toObject(entries) }
      : undefined;
  }
  if (name === "list" || name === "set" || name === "tuple" || name === "frozenset") {
    if (isBare) return { kind: "json", value: [] };
    return Array.isArray(value) ? { kind: "json", value } : undefined;
  }
  if (name === "str") {
    const text = isBare ? "" : toText(value);
    return text === undefined ? undefined : { kind: "json", value: text };
  }
  if (name === "int" || name === "float") {
    const isNumber = typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value);
    if (isNumber && (name === "float" || !value.includes("."))) return { kind: "json", value: Number(value) };
    if (typeof value === "number") return { kind: "json", value };
  }
  if (name === "len" && (Array.isArray(value) || typeof value === "string"))
    return { kind: "json", value: value.length };
  return undefined;
}

const unitSeconds: ReadonlyMap<string, number> = new Map([
  ["days", 86_400],
  ["seconds", 1],
  ["microseconds", 1e-6],
  ["milliseconds", 1e-3],
  ["minutes", 60],
  ["hours", 3600],
  ["weeks", 604_800],
]);

/** What `datetime.timedelta` makes of its arguments. */
export function readDuration(
  { arguments: given }: PythonCall,
  toJson: (part: PythonExpression) => JsonValue | undefined,
): PythonValue {
  let seconds = 0;
  for (const [index, { name, value }] of given.entries()) {
    const amount = toJson(value);
    const unit = unitSeconds.get(name ?? [...unitSeconds.keys()][index] ?? "");
    if (typeof amount !== "number" || unit === undefined) return undefined;
    seconds += amount * unit;
  }
  return { kind: "duration", seconds };
}

/** As `textwrap.dedent` has it. */
export function dedent(text: string): string {
  const lines = text.split("\n");
  const margin = leastIndent(lines);
  return lines.map((line) => (line.trim() === "" ? "" : line.slice(margin))).join("\n");
}
