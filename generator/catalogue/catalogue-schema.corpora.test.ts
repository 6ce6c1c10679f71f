import { describe, expect, it } from "vitest";
import { compareCatalogues } from "../compare/compare-catalogues.ts";
import { parseCatalogue } from "./parse-catalogue.ts";
import { printJson } from "../print/print-json.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { loadCorpus } from "../testdata/load-corpus.ts";
import { readCatalogueSchema } from "../package-folder.ts";
import { validateCatalogue } from "../testdata/validate-catalogue.ts";
import { loadCoreModel } from "../testdata/load-core-model.ts";

describe.skipIf(!corporaFolder)("the schema of the printed catalogue", () => {
  it.each(["datahub-0.10.4", "datahub-1.3.0"])("accepts %s", async (version) => {
    const catalogue = await loadCoreModel(version);
    expect(validateCatalogue(printJson(catalogue))).toEqual([]);
  });

  it.each(["datahub-0.10.4", "datahub-1.3.0"])("is of what is read back as %s was", async (version) => {
    const catalogue = await loadCorpus(version);
    const { catalogue: read } = parseCatalogue(printJson(catalogue, 0), readCatalogueSchema());
    expect(printJson(read, 0, { sortKeys: true }) === printJson(catalogue, 0, { sortKeys: true })).toBe(true);
    expect(read && compareCatalogues(read, catalogue).changes).toEqual([]);
    expect(read && compareCatalogues(catalogue, read).changes).toEqual([]);
  });
});
