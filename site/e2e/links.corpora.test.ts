import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { corporaFolder } from "../../generator/testdata/corpora.ts";
import { checkLinks } from "./check-links.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";

describe.skipIf(corporaFolder === undefined)("the sites of real models", () => {
  it.each(["datahub-0.10.4", "datahub-1.3.0"])("have no dangling link or anchor: %s", async (name) => {
    const site = await generateSite(join(corporaFolder ?? "", name));
    const { pages, links, problems } = checkLinks(site.folder, site.base);
    expect(problems.slice(0, 20)).toEqual([]);
    expect(pages).toBeGreaterThan(1_000);
    expect(links).toBeGreaterThan(50_000);
  });
});
