import { describe, expect, it } from "vitest";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { checkLinks } from "./check-links.ts";

describe("the site of the bundled model", () => {
  it("is made when no input is given, and nothing is reported", async () => {
    const { out, error } = await generateSite();
    expect(out).toBe("");
    expect(error).toMatch(/^\d+ files read, [\d,]+ pages written to output in \d+\.\d s\n$/);
  });

  it("has no dangling link or anchor", async () => {
    const site = await generateSite();
    const { pages, links, problems } = checkLinks(site.folder, site.base);
    expect(problems).toEqual([]);
    expect(pages).toBeGreaterThan(1_000);
    expect(links).toBeGreaterThan(20_000);
  });
});
