import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { testSchemaCases } from "../../testdata/schema-cases.ts";
import { parseAvro } from "./parse-avro.ts";

describe("Avro", () => {
  testSchemaCases(fileURLToPath(new URL("../../testdata/avro", import.meta.url)), parseAvro);

  it("takes a name that no type of the file has for a type of another file", () => {
    const report = createReport();
    const text = '{"type":"record","name":"A","fields":[{"name":"b","type":["com.other.B","C"],"default":{}}]}';
    const document = parseAvro({ path: "A.avsc", text, kind: "avsc" }, report);
    expect(report.diagnostics).toEqual([]);
    expect(document?.declarations).toHaveLength(1);
  });

  it("does not pass on avsc's word where the file is broken in a way that is told already", () => {
    const report = createReport();
    parseAvro({ path: "A.avsc", text: '{"type":"record","name":"A","fields":[{"name":"b"}]}', kind: "avsc" }, report);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["json/missing-attribute"]);
  });
});
