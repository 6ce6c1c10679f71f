import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import { listMarked } from "./list-marked.ts";

/** Names of the payloads that a schema refers to by itself, without those that stand below some keywords. */
export function listReferences(schema: JsonValue, left: ReadonlySet<string> = none): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: JsonValue, areProperties: boolean): void => {
    if (isJsonArray(value)) for (const each of value) visit(each, false);
    else if (isJsonObject(value)) {
      for (const [key, part] of Object.entries(value)) {
        if (areProperties) visit(part, false);
        else if (key === "$ref" && typeof part === "string") names.add(part);
        else if (key === "discriminator") for (const { target } of listMarked(part)) names.add(target);
        else if (!values.has(key) && !left.has(key)) visit(part, key === "properties" || key === "patternProperties");
      }
    }
  };
  visit(schema, false);
  return names;
}

const none: ReadonlySet<string> = new Set();

/** Below these stand values. */
const values: ReadonlySet<string> = new Set(["enum", "const", "default"]);
