import { Ajv2020 } from "ajv/dist/2020.js";
import avsc from "avsc";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { JsonValue } from "../catalogue/json.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { printAvro } from "./print-avro.ts";
import { printJson } from "./print-json.ts";
import { printJsonSchema } from "./print-json-schema.ts";
import { createSampler } from "./sample-payload.ts";
import type { Sampler } from "./sample-payload.ts";
import { toAvroJson } from "./to-avro-json.ts";
import { loadCoreModel } from "../testdata/load-core-model.ts";

describe.skipIf(!corporaFolder).each([
  ["datahub-0.10.4", 161],
  ["datahub-1.3.0", 223],
] as const)("samples of %s", (version, aspectCount) => {
  let catalogue: Catalogue;
  let sampler: Sampler;
  beforeAll(async () => {
    catalogue = await loadCoreModel(version);
    sampler = createSampler(catalogue);
  });

  /** A minimal and a full value of each record that carries an aspect, by the aspect's name. */
  function sampleAspects(): readonly {
    readonly name: string;
    readonly schema: string;
    readonly values: readonly JsonValue[];
  }[] {
    return [...catalogue.aspects.values()].map(({ name, schema }) => {
      const values = (["minimal", "full"] as const).map((extent) => sampler.sample(schema, extent) ?? null);
      return { name, schema, values };
    });
  }

  it("has all aspects", () => {
    expect(catalogue.aspects.size).toBe(aspectCount);
  });

  it("are accepted by avsc, in Avro's JSON, against the printed Avro schema", () => {
    const rejected = sampleAspects().flatMap(({ name, schema, values }) => {
      const avro = printAvro(catalogue.schemas, schema);
      if (avro.kind !== "schema") return [`${name}: ${avro.reason}`];
      const type = avsc.Type.forSchema(JSON.parse(printJson(avro.schema)), { wrapUnions: "always" });
      return values.flatMap((value) => {
        const text = printJson(toAvroJson(catalogue.schemas, schema, value), 0);
        try {
          return type.isValid(type.fromString(text)) ? [] : [`${name}: ${text}`];
        } catch (error) {
          return [`${name}: ${String(error)}: ${text}`];
        }
      });
    });
    expect(rejected).toEqual([]);
  });

  it("are accepted by the printed JSON Schema, in the platform's JSON", () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, formats: { int64: true, float: true, double: true } });
    const rejected = sampleAspects().flatMap(({ name, schema, values }) => {
      const validate = ajv.compile(JSON.parse(printJson(printJsonSchema(catalogue.schemas, schema))));
      return values.flatMap((value) =>
        validate(JSON.parse(printJson(value))) ? [] : [`${name}: ${JSON.stringify(validate.errors)}`],
      );
    });
    expect(rejected).toEqual([]);
  });

  it("has every field in the full value, and in the minimal those that are required or that its type names", () => {
    const { schemas } = catalogue;
    // Beside the type `DATASET` stands what there is to say of such a one, `datasetAssertion`.
    const isNamed = (name: string, value: JsonValue | undefined): boolean =>
      Object.values(value ?? {}).some(
        (symbol) => typeof symbol === "string" && /^[A-Z_]+$/.test(symbol) && name.startsWith(symbol.toLowerCase()),
      );
    const differing = sampleAspects().flatMap(({ name, schema, values: [minimal, full] }) => {
      const record = schemas.get(schema);
      if (record?.kind !== "record") return [name];
      const required = record.fields.filter(
        (field) => (!field.optional && field.default === undefined) || isNamed(field.name, minimal),
      );
      const isSame = (value: JsonValue | undefined, fields: readonly { readonly name: string }[]): boolean =>
        Object.keys(value ?? {}).join() === fields.map((field) => field.name).join();
      return isSame(full, record.fields) && isSame(minimal, required) ? [] : [name];
    });
    expect(differing).toEqual([]);
  });

  it("gives URNs the shape of their entities", () => {
    const malformed = sampleAspects().flatMap(({ name, values }) => {
      const urns = printJson(values).match(/"urn:li:[^"]*"/g) ?? [];
      return urns.filter((urn) => /<|>|undefined|:"$/.test(urn)).map((urn) => `${name}: ${urn}`);
    });
    expect(malformed).toEqual([]);
    expect(JSON.stringify(sampler.sample("com.linkedin.dataset.UpstreamLineage", "minimal"))).toContain(
      '"urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)"',
    );
  });
});
