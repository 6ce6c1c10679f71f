import type { JsonObject } from "../../catalogue/json.ts";
import { type ApiOperation, asText, pointerParts } from "./api-document.ts";

/** Finds the operation that a link of a response leads to, by its `operationId`, or by where it stands in the description. */
export function createOperationFinder(
  operations: readonly ApiOperation[],
): (link: JsonObject) => ApiOperation | undefined {
  const byId = new Map(operations.map((operation) => [asText(operation.node["operationId"]), operation]));
  const byRequest = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  return (link) => {
    const id = asText(link["operationId"]);
    if (id !== undefined) return byId.get(id);
    const reference = asText(link["operationRef"]) ?? "";
    if (!reference.startsWith("#/")) return undefined;
    const [holder, path = "", method = "", ...deeper] = pointerParts(reference.slice(1));
    return holder === "paths" && deeper.length === 0 ? byRequest.get(`${method} ${path}`) : undefined;
  };
}
