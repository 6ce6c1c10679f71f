/** Keywords of JSON Schema that say which values there may be, besides their type. */
export const limitingKeywords: ReadonlySet<string> = new Set([
  ...["enum", "const", "minLength", "maxLength", "pattern", "format", "multipleOf"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "nullable"],
  ...["items", "additionalItems", "minItems", "maxItems", "uniqueItems", "contains"],
  ...["properties", "patternProperties", "additionalProperties", "propertyNames", "minProperties", "maxProperties"],
  ...["required", "dependencies", "allOf", "anyOf", "oneOf", "not", "if"],
]);
