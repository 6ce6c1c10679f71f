import { listTopKeys } from "./list-top-keys.ts";

/** Keys that schemas and descriptions of APIs may have before the one by which they say what they are, in the order of letters mostly. */
const early: ReadonlySet<string> = new Set([
  ...["$comment", "$defs", "$id", "additionalProperties", "allOf", "anyOf", "default", "definitions", "dependencies"],
  ...[
    "description",
    "else",
    "enum",
    "examples",
    "id",
    "if",
    "items",
    "not",
    "oneOf",
    "patternProperties",
    "properties",
  ],
  ...["propertyNames", "required", "then", "title", "type"],
  ...["basePath", "components", "consumes", "externalDocs", "host", "info", "jsonSchemaDialect", "parameters", "paths"],
  ...["produces", "responses", "schemes", "security", "securityDefinitions", "servers", "tags", "webhooks"],
]);

/** Whether a text of which only the beginning is known may be a schema or the description of an API, and say so behind that. */
export function mayTellLater(head: string): boolean {
  const keys = [...listTopKeys(head).keys()];
  return keys.length > 0 && keys.every((key) => early.has(key) || key.startsWith("x-"));
}
