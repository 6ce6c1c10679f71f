import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { parseAvro } from "../avro/parse-avro.ts";
import { parsePdsc } from "../pdsc/parse-pdsc.ts";

describe.skipIf(!corporaFolder)("schemas in JSON that no one here wrote", () => {
  it.each([
    ["pdsc", 135],
    ["avsc", 11],
  ] as const)("%s files are read without a word", (kind, count) => {
    const folder = join(corporaFolder ?? "", "pdl-conformance/restli");
    const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(`.${kind}`),
    );
    expect(paths).toHaveLength(count);
    for (const path of paths) {
      const report = createReport();
      const file = { path, text: readFileSync(join(folder, path), "utf8"), kind };
      const document = kind === "pdsc" ? parsePdsc(file, report) : parseAvro(file, report);
      expect(report.diagnostics.map(({ code }) => `${path} ${code}`)).toEqual([]);
      expect(document?.declarations).toHaveLength(1);
    }
  });
});
