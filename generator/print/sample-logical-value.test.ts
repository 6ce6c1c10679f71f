import avsc from "avsc";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { JsonValue } from "../catalogue/json.ts";
import { loadModel } from "../testdata/load-model.ts";
import { printAvro } from "./print-avro.ts";
import { printJson } from "./print-json.ts";
import { readLogicalType } from "./read-logical-type.ts";
import { sampleLogicalValue } from "./sample-logical-value.ts";
import { createSampler } from "./sample-payload.ts";
import { toAvroJson } from "./to-avro-json.ts";

const on = (name: string, attributes: Record<string, JsonValue> | undefined): JsonValue | undefined => {
  const type = readLogicalType({ kind: "primitive", name }, attributes);
  return type && sampleLogicalValue(type);
};
const inFixed = (size: number, attributes: Record<string, JsonValue>): JsonValue | undefined => {
  const type = readLogicalType({ kind: "fixed", size }, attributes);
  return type && sampleLogicalValue(type, size);
};

describe("a sample of a logical type", () => {
  it.each([
    ["string", { logicalType: "uuid" }, "3f2b8c1e-5d47-4a90-b6f3-9c1d2e8a7b54"],
    ["int", { logicalType: "date" }, Date.UTC(2024, 0, 1) / 86_400_000],
    ["int", { logicalType: "time-millis" }, 6 * 3_600_000],
    ["long", { logicalType: "time-micros" }, 6 * 3_600_000_000],
    ["long", { logicalType: "timestamp-millis" }, Date.UTC(2024, 0, 1, 6)],
    ["long", { logicalType: "timestamp-micros" }, Date.UTC(2024, 0, 1, 6) * 1000],
    ["long", { logicalType: "timestamp-nanos" }, BigInt(Date.UTC(2024, 0, 1, 6)) * 1_000_000n],
    ["long", { logicalType: "local-timestamp-millis" }, Date.UTC(2024, 0, 1, 6)],
    ["bytes", { logicalType: "decimal", precision: 12, scale: 2 }, "\u0004\u00e2"],
    ["bytes", { logicalType: "decimal", precision: 4 }, "\u000c"],
    ["bytes", { logicalType: "decimal", precision: 2, scale: 2 }, "\u0001"],
    [
      "bytes",
      { logicalType: "decimal", precision: 40, scale: 18 },
      "\u0000\u00ad\u0078\u00eb\u00c5\u00ac\u0062\u0000\u0000",
    ],
  ] as const)("is what a reader expects: %s %j", (name, attributes, expected) => {
    expect(on(name, attributes)).toEqual(expected);
  });

  it("fills a fixed", () => {
    expect(inFixed(4, { logicalType: "decimal", precision: 9, scale: 2 })).toBe("\u0000\u0000\u0004\u00e2");
    expect(inFixed(16, { logicalType: "uuid" })).toHaveLength(16);
    expect(inFixed(12, { logicalType: "duration" })).toHaveLength(12);
  });

  it.each([
    ["int", { logicalType: "timestamp-millis" }],
    ["string", { logicalType: "decimal", precision: 3 }],
    ["bytes", { logicalType: "decimal" }],
    ["bytes", { logicalType: "decimal", precision: 2, scale: 3 }],
    ["bytes", { logicalType: "decimal", precision: 2.5 }],
    ["string", { logicalType: "constructor" }],
    ["string", { logicalType: 7 }],
    ["string", {}],
    ["string", undefined],
  ] as const)("is left to the type below where that can't have it: %s %j", (name, attributes) => {
    expect(on(name, attributes)).toBeUndefined();
  });

  it("is left to a fixed that has no room for it", () => {
    expect(inFixed(2, { logicalType: "decimal", precision: 5 })).toBeUndefined();
    expect(inFixed(8, { logicalType: "uuid" })).toBeUndefined();
  });
});

describe("samples of a model that is declared in Avro", () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    ({ catalogue } = await loadModel("avro-only"));
  });

  it("are accepted by avsc", () => {
    const records = [...catalogue.schemas.values()].filter(({ kind }) => kind === "record");
    expect(records).toHaveLength(17);
    const sampler = createSampler(catalogue);
    for (const { fullName } of records) {
      const printed = printAvro(catalogue.schemas, fullName);
      if (printed.kind !== "schema") throw new Error(printed.reason);
      const type = avsc.Type.forSchema(JSON.parse(printJson(printed.schema)), {
        wrapUnions: "always",
        typeHook: (schema) => (isLong(schema) ? anyLong : undefined),
      });
      for (const extent of ["minimal", "full"] as const) {
        const value = toAvroJson(catalogue.schemas, fullName, sampler.sample(fullName, extent) ?? null);
        expect(type.isValid(type.fromString(printJson(value, 0))), `${fullName} ${printJson(value)}`).toBe(true);
      }
    }
  });

  it("speak of no metadata platform", () => {
    const sampler = createSampler(catalogue);
    const all = printJson([...catalogue.schemas.keys()].map((name) => sampler.sample(name, "full")));
    expect(all).not.toMatch(/urn|dataset|hive|warehouse|table/i);
  });
});

function isLong(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return schema === "long";
  return "type" in schema && schema.type === "long";
}

/** Longs beyond 2^53, which avsc leaves to who uses it. */
// oxlint-disable-next-line no-underscore-dangle -- It is what the library calls it.
const anyLong = avsc.types.LongType.__with(
  {
    compare: (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0),
    isValid: (value: unknown) => typeof value === "bigint",
    fromBuffer: (buffer: Buffer) => buffer.readBigInt64LE(),
    toBuffer: (value: bigint) => {
      const buffer = Buffer.alloc(8);
      buffer.writeBigInt64LE(value);
      return buffer;
    },
    fromJSON: (value: number) => BigInt(value),
    toJSON: Number,
  },
  false,
);
