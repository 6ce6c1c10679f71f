import type { JsonObject } from "../../catalogue/json.ts";

/** Whether a description is of a version by which a `$ref` stands for all of the object that it is in: one before OpenAPI 3.1. */
export function ignoresBeside({ openapi, swagger }: JsonObject): boolean {
  return /^3\.0\b/.test(String(openapi)) || /^2\b/.test(String(swagger));
}
