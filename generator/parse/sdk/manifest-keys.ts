/**
 * The keys of an SDK manifest, by what they describe. The published JSON Schema has the same ones,
 * which a test looks after.
 */
export const manifestKeys = {
  manifest: ["page", "title", "install", "doc", "models", "external", "modules"],
  models: ["module", "roots"],
  module: ["name", "doc", "constants", "enums", "functions", "classes"],
  constant: ["name", "type", "value", "doc"],
  enum: ["name", "doc", "deprecated", "values"],
  class: ["name", "aliases", "doc", "deprecated", "bases", "parameters", "raises", "attributes", "methods", "examples"],
  function: [
    "name",
    "kind",
    "group",
    "doc",
    "deprecated",
    "experimental",
    "async",
    "parameters",
    "returns",
    "raises",
    "endpoints",
    "examples",
  ],
  parameter: ["name", "type", "default", "effective", "keywordOnly", "doc", "deprecated"],
  attribute: ["name", "type", "default", "doc", "deprecated"],
  returns: ["type", "doc"],
  error: ["type", "when"],
  example: ["title", "code"],
  deprecated: ["reason", "use"],
} as const;
