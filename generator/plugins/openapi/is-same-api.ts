import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { asObject, asText, resolve, webhookKeys } from "./api-document.ts";

/** Values nest no deeper by themselves, and references that lead round in circles are followed once. */
const deepest = 500;

/**
 * Whether two descriptions say the same of every call, whichever parts of them stand apart to be referred to, as what a bundler makes of one does.
 * Examples and what only tools read aren't looked at: they are written anew, in the way of their language.
 */
export function isSameApi(one: JsonObject, other: JsonObject): boolean {
  const met = new Set<string>();
  const isSame = (left: JsonValue | undefined, right: JsonValue | undefined, depth: number): boolean => {
    if (depth > deepest) return false;
    if (isJsonArray(left)) {
      const items = isJsonArray(right) ? right : undefined;
      return left.length === items?.length && left.every((item, index) => isSame(item, items[index], depth + 1));
    }
    const [own, its] = [asObject(left), asObject(right)];
    if (own === undefined || its === undefined) return isSameText(left, right);
    const references = [own, its].map((node) => asText(node["$ref"]) ?? "");
    if (references.every((reference) => reference !== "")) {
      const pair = references.join("\n");
      if (met.has(pair)) return true;
      met.add(pair);
    }
    const [reached, alike] = [follow(own, one), follow(its, other)];
    const keys = new Set([...Object.keys(reached), ...Object.keys(alike)]);
    return [...keys].every((key) => isUntold(key) || isSame(reached[key], alike[key], depth + 1));
  };
  return ["paths", ...webhookKeys].every((key) => isSame(one[key] ?? {}, other[key] ?? {}, 0));
}

/** What a reference leads to, together with what stands beside it; the object as it is where that is nothing. */
function follow(node: JsonObject, document: JsonObject): JsonObject {
  if (node["$ref"] === undefined) return node;
  const { $ref: reference, ...besides } = node;
  const target = resolve(document, node);
  return target === undefined ? { ...besides, "lost reference": reference ?? null } : { ...target, ...besides };
}

/** References in `mapping` are written as each file needs them. */
function isUntold(key: string): boolean {
  return key === "example" || key === "examples" || key === "mapping" || key.startsWith("x-");
}

function isSameText(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (typeof left !== "string" || typeof right !== "string") return left === right;
  const squeeze = (text: string): string => text.trim().replace(/\s+/g, " ");
  return left === right || squeeze(left) === squeeze(right);
}
