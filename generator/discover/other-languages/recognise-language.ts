import type { OtherLanguage } from "../../diagnostics/other-languages.ts";
import { listTopKeys } from "./list-top-keys.ts";

/** Languages whose files are told by their names. */
const byEnding: ReadonlyMap<string, OtherLanguage> = new Map([
  ["proto", "protobuf"],
  ["thrift", "thrift"],
  ["tsp", "typespec"],
  ["smithy", "smithy"],
  ["raml", "raml"],
  ["apib", "apiBlueprint"],
  ["har", "har"],
  ["wsdl", "wsdl"],
  ["jsonld", "jsonLd"],
  ["xsd", "xmlSchema"],
  ...(["owl", "rdf", "ttl"] as const).map((ending) => [ending, "rdf"] as const),
]);

/** Globs of the files that may be in a language that is known here. */
export const otherGlobs = [
  "**/*.{apib,har,json,jsonld,jsonschema,owl,proto,raml,rdf,smithy,thrift,tsp,ttl,wsdl,xsd,yaml,yml}",
];

/** Whether the beginning of a file has to be looked at. */
export function isToldByContent(path: string): boolean {
  return !byEnding.has(toEnding(path));
}

/** What looks like JSON Schema and doesn't say so: a schema, or a part of something that is no schema itself. */
export const schemaByShape = "schemaByShape";

/** The language that a file is in, by its name or by the keys at its top; undefined for any other data. */
export function recogniseLanguage(path: string, head: string): OtherLanguage | typeof schemaByShape | undefined {
  const told = byEnding.get(toEnding(path));
  if (told !== undefined) return told;
  const keys = listTopKeys(head);
  const has = (...names: readonly string[]): boolean => names.every((name) => keys.has(name));
  const says = (key: string, value: RegExp): boolean => value.test(keys.get(key) ?? "");
  if (says("openapi", /^3/) || says("swagger", /^2/)) return isTemplate.test(head) ? undefined : "openapi";
  if (says("swagger", /^1/) || says("swaggerVersion", /^1/)) return "swagger";
  if (says("asyncapi", /^\d/)) return "asyncapi";
  if (says("overlay", /^1/)) return "overlay";
  if (says("arazzo", /^1/)) return "arazzo";
  if (has("info") && /"schema"\s*:\s*"https:\/\/schema\.(?:get)?postman\.com\//.test(head)) return "postman";
  if (says("$schema", /^https?:\/\/json-schema\.org\//) && !isData(keys)) return "jsonSchema";
  if (has("connectionSpecification")) return "airbyte";
  if (has("streams") && /"(?:json_schema|tap_stream_id)"\s*:/.test(head)) return "streams";
  if (atlasLists.some((name) => has(name)) || has("enumDefs", "structDefs")) return "atlas";
  if ((has("enumDefs") || has("structDefs")) && atlasParts.test(head)) return "atlas";
  if (has("patches") && atlasPatch.test(head)) return "atlas";
  if (says("class", /^OpenMetadataArchive$/) || has("archiveProperties", "archiveTypeStore")) return "egeria";
  if (says("version", /^2$/) && ["models", "sources", "seeds", "exposures"].some((name) => has(name))) return "dbt";
  if (has("metadata") && /"dbt_schema_version"\s*:/.test(head)) return "dbt";
  if (says("openrpc", /^\d/)) return "openrpc";
  if (has("dataContractSpecification") || says("kind", /^DataContract$/)) return "dataContract";
  if (says("kind", /^DataProduct$/) || has("dataProductDescriptor")) return "dataProduct";
  if (has("product") && says("schema", /^https?:\/\/(?:www\.)?opendataproducts\.org\//)) return "dataProduct";
  if (says("apiVersion", /^backstage\.io\//)) return "backstage";
  if (has("expectations") && (has("expectation_suite_name") || expectations.test(head))) return "expectations";
  // What is to become one when values have been put in can't be read.
  const isResource = says("kind", /^CustomResourceDefinition$/) || definesResource.test(head);
  if (isResource && !/^\s*\{\{/m.test(head)) return "kubernetes";
  if (has("id", "classes") && ["prefixes", "default_range", "imports"].some((name) => has(name))) return "linkml";
  if (has("optionalProperties") || /\.(?:jtd|jddf)\.\w+$/i.test(path)) return "jsonTypedef";
  if (has("@context")) return "jsonLd";
  if (has("name", "fields") && says("type", /^(?:record|error)$/) && isJson(head)) return "avroInJson";
  if (beginsAsPrinted.test(head)) return "catalogue";
  if (says("protocol", /^\w/) && ["messages", "types"].some((name) => has(name)) && isJson(head)) return "avroInJson";
  if (says("schema", schemaAsText) && says("schemaType", /^(?:AVRO)?$/i) && isJson(head)) return "avroInJson";
  if (has("SchemaDefinition") && says("DataFormat", /^AVRO$/)) return "avroInJson";
  if (has("schemaInfo") && schemaOfPulsar.test(head) && isJson(head)) return "avroInJson";
  if (beginsAsDump.test(head) && avroAsText.test(head)) return "avroInJson";
  if (says("resourceType", /^StructureDefinition$/)) return "fhir";
  return isJson(head) && hasShapeOfSchema(keys) ? schemaByShape : undefined;
}

/** Whether a file has a type that no schema has, and nothing that schemas have besides: a sample that names the wrong schema. */
function isData(keys: ReadonlyMap<string, string>): boolean {
  const type = keys.get("type") ?? "";
  const isType = type === "" || /^(?:any|array|boolean|integer|null|number|object|string)$/i.test(type);
  return !isType && !schemaKeys.some((key) => keys.has(key));
}

const schemaKeys = ["properties", "definitions", "$defs", "$ref", "allOf", "anyOf", "oneOf", "items", "enum"];

/** Many don't say what they are, or say it at their end, which isn't looked at. */
function hasShapeOfSchema(keys: ReadonlyMap<string, string>): boolean {
  const hasSome = (...names: readonly string[]): boolean => names.some((name) => keys.has(name));
  if (keys.get("type") === "object") {
    return hasSome(
      "properties",
      "patternProperties",
      "additionalProperties",
      "allOf",
      "anyOf",
      "oneOf",
      "$defs",
      "definitions",
    );
  }
  // What has an address of its own says no more of its type than it has to: a value that others refer to, or parts that say the rest.
  const isNamed = /^https?:/.test(keys.get("$id") ?? "");
  if (isNamed && (hasSome(...schemaKeys) || plainType.test(keys.get("type") ?? ""))) return true;
  return keys.has("$ref") && hasSome("$defs", "definitions");
}

const plainType = /^(?:array|boolean|integer|number|string)$/;

/** As a catalogue does that has been printed. */
const beginsAsPrinted = /^\uFEFF?\s*\{\s*"formatVersion"\s*:\s*\d+\s*,\s*"schemas"/;

/** In the words of Great Expectations, whose suites are called like anything else since its first version. */
const expectations = /"great_expectations_version"\s*:|"expectation_type"\s*:\s*"expect_|"type"\s*:\s*"expect_/;

/** As charts of Helm have it, in which values have yet to be put; descriptions may have other braces in them. */
const isTemplate = /(?:^|:)[ \t]*\{\{-?[ \t]*(?:[.$]|(?:define|else|end|if|include|range|template|with)\b)/m;

/** What a list of enums or structs alone has in it, and no other language. */
const atlasParts = /"(?:elementDefs|attributeDefs)"\s*:/;
/** Keys that no other language has; enums and structs alone are called so elsewhere too. */
const atlasLists = ["entityDefs", "classificationDefs", "relationshipDefs", "businessMetadataDefs"];

/** What is done to a type. */
const atlasPatch =
  /"action"\s*:\s*"(?:ADD_(?:MANDATORY_)?ATTRIBUTE|UPDATE_(?:ATTRIBUTE(?:_METADATA)?|ENUMDEF|TYPEDEF_OPTIONS)|SET_SERVICE_TYPE|ADD_SUPER_TYPES|REMOVE_LEGACY_REF_ATTRIBUTES)"/;

/** In one of several documents of YAML, whose keys are taken for those of one. */
const definesResource = /^kind:[ \t]+["']?CustomResourceDefinition["']?[ \t]*\r?$/m;

/** A schema of Avro in the answer of a registry, escaped. */
const schemaAsText = /^\s*[[{].*\\"type\\"/;

/** What Pulsar's tool prints of a topic's schema. */
const schemaOfPulsar = /"schema"\s*:\s*\{\s*"(?:type"\s*:\s*"record"|name"\s*:|namespace"\s*:|doc"\s*:)/;

/** A list of what a registry answers, which holds schemas of several languages. */
const beginsAsDump = /^\uFEFF?\s*\[\s*\{\s*"(?:subject|id|version|guid|references|schemaType|schema)"\s*:/;
const avroAsText = /"schema"\s*:\s*"\s*[{[](?:\\.|[^"\\\n])*\\"type\\"\s*:\s*\\"(?:record|enum|fixed)\\"/;

function isJson(head: string): boolean {
  return /^\uFEFF?\s*\{/.test(head);
}

function toEnding(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}
