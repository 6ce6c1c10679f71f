import type { JsonObject } from "../../catalogue/json.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { jsonOf } from "./schema-node.ts";

/** What stands in where a value isn't given, under its keyword: one that has nothing inside, since others are better read where they were written. */
export function plainDefaultOf(schema: LocatedObject): JsonObject {
  const preset = jsonOf(schema, "default");
  return preset === undefined || preset === null || typeof preset === "object" ? {} : { default: preset };
}
