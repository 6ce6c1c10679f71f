import { describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { createReport } from "../diagnostics/report.ts";
import { discover, type Discovery } from "../discover/discover.ts";
import { createEngine } from "../engine/create-engine.ts";
import { parse } from "../parse/parse.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { layClone, loadClone } from "../testdata/load-corpus.ts";
import { link } from "./link.ts";

describe.skipIf(!corporaFolder)("an engine that has linked another release", () => {
  test("links a clone to what one links that knows nothing, as after a switch of branches", async () => {
    const engine = createEngine({ isLive: true });
    const relink = async ({ files, surroundings }: Discovery): Promise<Catalogue> => {
      const report = createReport();
      const model = engine.within("model");
      const catalogue = await link(parse(files, report, { surroundings, engine: model }), report, model);
      engine.sweep();
      return catalogue;
    };
    await relink(await discover({ inputs: [layClone("datahub-1.3.0")] }, createReport()));
    const clone = await loadClone("datahub-0.10.4");
    expect(await relink(clone.discovery)).toEqual(clone.catalogue);
  });
});
