import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compareTwins } from "./compare-twins.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";

const models = fileURLToPath(new URL("../../generator/testdata/sites", import.meta.url));

describe("the Markdown twins", () => {
  it.each([
    ["the bundled model", undefined, 1_000],
    ["a small model", join(models, "tiny"), 10],
    ["hand-written pages", join(models, "guides"), 5],
  ])("say what the pages say: %s", async (_, input, least) => {
    const site = await generateSite(input);
    const { pages, words, links, problems } = compareTwins(site.folder);
    expect(problems.slice(0, 20)).toEqual([]);
    expect(pages).toBeGreaterThan(least);
    expect(words).toBeGreaterThan(least * 20);
    expect(links).toBeGreaterThan(least);
  });
});
