import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { testSchemaCases } from "../../testdata/schema-cases.ts";
import { parseAvroIdl } from "./parse-avro-idl.ts";

describe("Avro IDL", () => {
  testSchemaCases(fileURLToPath(new URL("../../testdata/avro-idl", import.meta.url)), parseAvroIdl);

  it.each(["{", "@a(", "/**", '"', "`", "[[", "<", "record A {int a;"])("reads %s a hundred thousand times", (part) => {
    const report = createReport();
    parseAvroIdl({ path: "A.avdl", text: `protocol A { ${part.repeat(100_000)}`, kind: "avdl" }, report);
    expect(report.diagnostics.length).toBeGreaterThan(0);
  });
});
