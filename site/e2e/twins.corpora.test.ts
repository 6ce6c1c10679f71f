import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { corporaFolder } from "../../generator/testdata/corpora.ts";
import { compareTwins } from "./compare-twins.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";

describe.skipIf(corporaFolder === undefined)("the Markdown twins of real models", () => {
  it.each(["datahub-0.10.4", "datahub-1.3.0"])("say what the pages say: %s", async (name) => {
    const site = await generateSite(join(corporaFolder ?? "", name));
    const { pages, words, problems } = compareTwins(site.folder);
    expect(problems.slice(0, 20)).toEqual([]);
    expect(pages).toBeGreaterThan(1_000);
    expect(words).toBeGreaterThan(500_000);
  });
});
