import type { JsonValue } from "../../catalogue/json.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import type { RestliKey } from "../../catalogue/restli.ts";
import type { PrimitiveName, TypeExpression } from "../../catalogue/schema.ts";
import type { Sampler } from "../../print/sample-payload.ts";
import { sampleBoolean, sampleNumber, sampleText, toSingular } from "../../print/sample-values.ts";

/** Makes values that show what parameters and keys take. */
export interface ParameterSampler {
  /** By its name and type. */
  parameter(name: string, type: TypeExpression): JsonValue;
  /** The platform knows things by their URNs, others by numbers. */
  key(key: Pick<RestliKey, "name"> & Partial<RestliKey>): JsonValue;
}

/** A sampler for the parameters of the platform's own service, or of another one. */
export function createParameterSampler(sampler: Sampler, isPlatform: boolean): ParameterSampler {
  function parameter(name: string, type: TypeExpression): JsonValue {
    switch (type.kind) {
      case "primitive":
        return samplePrimitive(name, type.name);
      case "array":
        return [parameter(toSingular(name), type.items)];
      case "map":
        return toObject("example", parameter(toSingular(name), type.values));
      case "union": {
        const member = type.members.find(({ key }) => key !== "null");
        return member === undefined ? null : toObject(member.key, parameter(name, member.type));
      }
      case "reference":
        if (isPlatform && type.name === proposalRecord) return toProposal();
        return sampler.sample(type.name, "minimal") ?? {};
    }
  }

  function samplePrimitive(name: string, type: PrimitiveName): JsonValue {
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
        if (!isPlatform) return sampleText(name, "", "plain");
        return texts.strings.get(name) ?? sampleText(name, "");
    }
  }

  return {
    parameter,
    key({ name, type = { kind: "primitive", name: "string" } }) {
      if (type.kind === "reference" && type.unresolved === true) return isPlatform ? dataset : "1001";
      if (type.kind !== "primitive" || (type.name !== "string" && type.name !== "bytes")) return parameter(name, type);
      return isPlatform ? dataset : "1001";
    },
  };
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
    ["direction", "OUTGOING"],
    ["type", "DownstreamOf"],
    ["input", "orders"],
    ["query", "orders"],
    ["runId", "example-run"],
    // Made up like those of the platform, which are Base64 of where the page before has ended. The first page has none.
    ["scrollId", "eyJzb3J0IjpbMy4wLCJ1cm4iXSwicGl0SWQiOm51bGwsImV4cGlyYXRpb25UaW1lIjowfQ=="],
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
  return encodePart(text).replaceAll(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
