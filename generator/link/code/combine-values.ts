import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { limit, longest, type PythonValue } from "./python-value.ts";

/** What an operator with two sides makes of them; undefined where that can't be told. */
export function combine(operator: string, left: JsonValue | undefined, right: JsonValue | undefined): PythonValue {
  if (left === undefined || right === undefined) return undefined;
  if (typeof left === "number" && typeof right === "number") {
    const value = arithmetic.get(operator)?.(left, right);
    return value === undefined || !Number.isFinite(value) ? undefined : { kind: "json", value };
  }
  if (operator === "+" && typeof left === "string" && typeof right === "string") return limit(left + right);
  if (operator === "+" && isJsonArray(left) && isJsonArray(right)) {
    return left.length + right.length > longest ? undefined : { kind: "json", value: [...left, ...right] };
  }
  if (operator !== "|") return undefined;
  if (isJsonObject(left) && isJsonObject(right)) return { kind: "json", value: { ...left, ...right } };
  if (!isJsonArray(left) || !isJsonArray(right)) return undefined;
  return { kind: "json", value: [...new Set([...left, ...right])] };
}

const arithmetic: ReadonlyMap<string, (left: number, right: number) => number> = new Map([
  ["+", (left: number, right: number) => left + right],
  ["-", (left: number, right: number) => left - right],
  ["*", (left: number, right: number) => left * right],
  ["/", (left: number, right: number) => left / right],
  ["//", (left: number, right: number) => Math.floor(left / right)],
  ["**", (left: number, right: number) => left ** right],
]);
