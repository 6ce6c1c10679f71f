import { describe, expect, it } from "vitest";
import { printJson } from "../print/print-json.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { validateCatalogue } from "../testdata/validate-catalogue.ts";
import { loadCoreModel } from "../testdata/load-core-model.ts";

describe.skipIf(!corporaFolder)("the schema of the printed catalogue", () => {
  it.each(["datahub-0.10.4", "datahub-1.3.0"])("accepts %s", async (version) => {
    const catalogue = await loadCoreModel(version);
    expect(validateCatalogue(printJson(catalogue))).toEqual([]);
  });
});
