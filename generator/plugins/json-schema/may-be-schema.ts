/**
 * Whether an object with these keys may be a schema. Keywords of one's own are allowed beside those of JSON Schema, and
 * an empty schema is one; but what has none of JSON Schema's, as settings and other models in JSON do, says nothing of values.
 */
export function mayBeSchema(keys: readonly string[]): boolean {
  return keys.length === 0 || keys.some(isKeyword);
}

/** Whether JSON Schema, in any draft, gives a key a meaning, or may do so. */
export function isKeyword(key: string): boolean {
  return key.startsWith("$") || keywords.has(key);
}

const keywords: ReadonlySet<string> = new Set([
  ...["id", "definitions", "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly"],
  ...["type", "enum", "const", "format", "nullable", "discriminator"],
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else"],
  ...["properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames"],
  ...["required", "minProperties", "maxProperties", "dependencies", "dependentSchemas", "dependentRequired"],
  ...["items", "prefixItems", "additionalItems", "unevaluatedItems", "contains", "minContains", "maxContains"],
  ...["minItems", "maxItems", "uniqueItems", "minLength", "maxLength", "pattern"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["contentEncoding", "contentMediaType", "contentSchema"],
]);
