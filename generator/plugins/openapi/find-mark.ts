import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { asList, asObject, asText, nameOfSchema, resolve } from "./api-document.ts";
import type { Definitions } from "./definitions.ts";

/** The property by which a value says that it has this schema, where one that the schema takes in tells variants apart by it. */
export function findMark(definitions: Definitions, node: JsonObject): JsonObject {
  for (const part of asList(node["allOf"])) {
    const parent = resolve(definitions.document, part);
    if (parent === undefined || readField(parent) === undefined) continue;
    const own = definitions.nameOf(node);
    return own === undefined ? {} : toMark(definitions, parent, { name: own, node });
  }
  return {};
}

/** The property by which a value says that it has the alternative. */
export function findChosen(definitions: Definitions, node: JsonObject, alternative: JsonValue): JsonObject {
  const reference = asText(asObject(alternative)?.["$ref"]);
  const name = reference === undefined ? undefined : nameOfSchema(reference);
  const variant = resolve(definitions.document, alternative);
  return name === undefined || variant === undefined ? {} : toMark(definitions, node, { name, node: variant });
}

interface Variant {
  readonly name: string;
  readonly node: JsonObject;
}

function toMark({ document, marksOf, propertiesOf }: Definitions, parent: JsonObject, variant: Variant): JsonObject {
  const field = readField(parent);
  if (field === undefined) return {};
  const mark = marksOf(parent).get(variant.name) ?? variant.name;
  const own = resolve(document, propertiesOf(variant.node).properties.get(field)) ?? {};
  const values = own["const"] === undefined ? asList(own["enum"]) : [own["const"]];
  if (values.length === 0 || values.includes(mark)) return { [field]: mark };
  // What the variant says of its values itself, no name of a schema can say otherwise.
  const alike = values.find((value) => typeof value === "string" && value.toLowerCase() === mark.toLowerCase());
  return alike === undefined ? {} : { [field]: alike };
}

function readField(node: JsonObject): string | undefined {
  return asText(asObject(node["discriminator"])?.["propertyName"]);
}
