import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { link } from "../link/link.ts";
import { parse } from "../parse/parse.ts";
import { printJson } from "../print/print-json.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { readCoreModel } from "../testdata/read-core-model.ts";
import { validateCatalogue } from "../testdata/validate-catalogue.ts";

describe.skipIf(!corporaFolder)("the schema of the printed catalogue", () => {
  it.each(["datahub-0.10.4", "datahub-1.3.0"])("accepts %s", async (version) => {
    const report = createReport();
    const catalogue = await link(parse(readCoreModel(join(corporaFolder ?? "", version)), report), report);
    expect(validateCatalogue(printJson(catalogue))).toEqual([]);
  });
});
