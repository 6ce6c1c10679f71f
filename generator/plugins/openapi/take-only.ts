import type { JsonObject } from "../../catalogue/json.ts";
import { asList, asObject } from "./api-document.ts";

/** The only thing that a value may be besides `null`, as `anyOf: [{ type: string, maxLength: 9 }, { type: "null" }]` says it. */
export function takeOnly(node: JsonObject): JsonObject | undefined {
  const alternatives = [...asList(node["oneOf"]), ...asList(node["anyOf"])].map(asObject);
  const [only, another] = alternatives.filter((each) => each?.["type"] !== "null");
  return alternatives.length > 1 && another === undefined ? only : undefined;
}
