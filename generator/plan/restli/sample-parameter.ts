import type { JsonValue } from "../../catalogue/json.ts";
import type { TypeExpression } from "../../catalogue/schema.ts";
import type { Sampler } from "../../print/sample-payload.ts";
import { sampleBoolean, sampleNumber, sampleText, toSingular } from "../../print/sample-values.ts";

/** A value that shows what a parameter takes, by its name and type. */
export function sampleParameter(name: string, type: TypeExpression, sampler: Sampler): JsonValue {
  switch (type.kind) {
    case "primitive":
      return samplePrimitive(name, type.name);
    case "array":
      return [sampleParameter(toSingular(name), type.items, sampler)];
    case "map":
      return toObject("example", sampleParameter(toSingular(name), type.values, sampler));
    case "union": {
      const member = type.members.find(({ key }) => key !== "null");
      return member === undefined ? null : toObject(member.key, sampleParameter(name, member.type, sampler));
    }
    case "reference":
      return type.name === proposalRecord ? toProposal() : (sampler.sample(type.name, "minimal") ?? {});
  }
}

function samplePrimitive(name: string, type: Extract<TypeExpression, { kind: "primitive" }>["name"]): JsonValue {
  switch (type) {
    case "null":
      return null;
    case "boolean":
      return sampleBoolean(name);
    case "int":
    case "long":
    case "float":
    case "double":
      return texts.numbers.get(name) ?? sampleNumber(type, name, "");
    case "bytes":
    case "string":
      return texts.strings.get(name) ?? sampleText(name, "");
  }
}

/** The platform's own message for a change: all that makes it one is optional, since deletions have no aspect. */
const proposalRecord = "com.linkedin.mxe.MetadataChangeProposal";

function toProposal(): JsonValue {
  const aspect = { value: '{"removed": false}', contentType: "application/json" };
  return { entityType: "dataset", entityUrn: dataset, changeType: "UPSERT", aspectName: "status", aspect };
}

const dataset = "urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)";

/** What parameters that many calls share usually hold. */
const texts = {
  strings: new Map([
    ["urn", dataset],
    ["urns", dataset],
    ["entity", "dataset"],
    ["entityType", "dataset"],
    ["aspect", "datasetProperties"],
    ["aspectName", "datasetProperties"],
    ["urnLike", "urn:li:dataset:%"],
    ["direction", "INCOMING"],
    ["type", "DownstreamOf"],
    ["input", "orders"],
    ["query", "orders"],
    ["runId", "example-run"],
  ]),
  numbers: new Map([
    ["start", 0],
    ["count", 10],
    ["limit", 10],
    ["batchSize", 100],
  ]),
};

function toObject(key: string, value: JsonValue): JsonValue {
  const object: Record<string, JsonValue> = Object.create(null);
  object[key] = value;
  return object;
}

/** A value as the protocol writes it into an address: lists and objects have a notation of their own. */
export function toQueryValue(value: JsonValue): string {
  if (Array.isArray(value)) return `List(${value.map((item: JsonValue) => toQueryValue(item)).join(",")})`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(
      ([key, item]: [string, JsonValue]) => `${encode(key)}:${toQueryValue(item)}`,
    );
    return `(${entries.join(",")})`;
  }
  return encode(String(value));
}

/** The notation's own signs have to be told from those inside a value. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
