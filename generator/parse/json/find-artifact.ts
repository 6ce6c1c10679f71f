import { readPlain } from "./list-newest.ts";
import type { LocatedJson } from "./located-json.ts";

/** A schema that stands in what was saved of a registry. */
export interface Artifact {
  /** In capitals, as registries write it, e.g. `AVRO`. */
  readonly language: string;
  /** As a text mostly; Pulsar's tool prints the schema as it is. */
  readonly text: LocatedJson;
  /** The way to it, as `jq` has it. */
  readonly query: string;
}

/** What Apicurio's registry calls languages. */
const languages: ReadonlySet<unknown> = new Set([
  ...["AVRO", "PROTOBUF", "JSON", "OPENAPI", "ASYNCAPI", "GRAPHQL", "KCONNECT", "WSDL", "XSD", "XML", "ICEBERG_TABLE"],
]);

/**
 * The schema that a registry is given and answers with, where that isn't Confluent's; undefined where it is nothing of that.
 */
export function findArtifact(json: LocatedJson): Artifact | undefined {
  return findContent(json) ?? findOfPulsar(json) ?? findOfGlue(json);
}

/** As Apicurio's registry has it: the content of a version, by itself or in the artifact that begins with it. */
function findContent(json: LocatedJson): Artifact | undefined {
  const version = member(json, "firstVersion") ?? json;
  const content = member(version, "content");
  // Given to the registry, it stands in an object of its own, beside what kind of text it is.
  const text = content?.kind === "object" ? member(content, "content") : content;
  if (text?.kind !== "scalar" || typeof text.value !== "string" || !/^\s*[{["a-z]/.test(text.value)) return undefined;
  const language = readLanguage(json);
  const isPacked =
    text !== member(json, "content") || language !== undefined || member(json, "references")?.kind === "array";
  return isPacked && isNoType(json)
    ? {
        language: language ?? "AVRO",
        text,
        query: `${version === json ? "" : ".firstVersion"}.content${text === content ? "" : ".content"}`,
      }
    : undefined;
}

/** What Pulsar calls kinds of schemas that it writes in Avro, those of messages in JSON among them. */
const avroOfPulsar: ReadonlySet<unknown> = new Set(["AVRO", "JSON"]);
/** Those of other languages; schemas of plain values have no text. */
const othersOfPulsar: ReadonlySet<unknown> = new Set(["PROTOBUF", "PROTOBUF_NATIVE"]);

/** As `pulsar-admin schemas upload` is given it, and as `get` prints it. */
function findOfPulsar(json: LocatedJson): Artifact | undefined {
  const info = member(json, "schemaInfo");
  const [schema, type] = [member(info ?? json, "schema"), readPlain(info ?? json, "type")];
  const isText = schema?.kind === "scalar" && typeof schema.value === "string" && /^\s*[{[]/.test(schema.value);
  const isSchema = isText || (info !== undefined && schema !== undefined && schema.kind !== "scalar");
  if (!isSchema || !(avroOfPulsar.has(type) || othersOfPulsar.has(type))) return undefined;
  const query = info === undefined ? ".schema" : ".schemaInfo.schema";
  return { language: avroOfPulsar.has(type) ? "AVRO" : String(type), text: schema, query };
}

/** As the registry of AWS Glue answers with a version. */
function findOfGlue(json: LocatedJson): Artifact | undefined {
  const [text, language] = [member(json, "SchemaDefinition"), readPlain(json, "DataFormat")];
  if (text?.kind !== "scalar" || typeof text.value !== "string" || typeof language !== "string") return undefined;
  return { language, text, query: ".SchemaDefinition" };
}

/** Whether it is what Apicurio's registry says of schemas, e.g. when they were made, without any of them. */
export function isArtifactWithout(json: LocatedJson): boolean {
  if (json.kind !== "object" || findContent(json) !== undefined || !isNoType(json)) return false;
  const has = (name: string): boolean => json.entries.has(name);
  const isList = member(json, "artifacts")?.kind === "array" || member(json, "versions")?.kind === "array";
  return (
    (isList && has("count")) || (readLanguage(json) !== undefined && ["globalId", "contentId", "artifactId"].some(has))
  );
}

/** What it says that the schema is written in. */
function readLanguage(json: LocatedJson): string | undefined {
  const written = readPlain(json, "artifactType") ?? readPlain(json, "type");
  return typeof written === "string" && languages.has(written) ? written : undefined;
}

function isNoType(json: LocatedJson): boolean {
  const type = readPlain(json, "type");
  return json.kind === "object" && (!json.entries.has("type") || languages.has(type)) && !json.entries.has("protocol");
}

function member(json: LocatedJson | undefined, name: string): LocatedJson | undefined {
  return json?.kind === "object" ? json.entries.get(name)?.value : undefined;
}
