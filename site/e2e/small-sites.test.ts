import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { checkLinks } from "./check-links.ts";

const models = fileURLToPath(new URL("../../generator/testdata/sites", import.meta.url));

describe.each([
  ["avro-only", 28],
  ["sdl-only", 37],
  ["introspection-only", 37],
])("the site of a project that has nothing else: %s", (name, count) => {
  it("is made without a word, and has no dangling link or anchor", async () => {
    const site = await generateSite(join(models, name));
    expect(site.error).toMatch(
      /^(?:\d+ notes? hidden \(--verbose\)\n)?\d+ files? read, \d+ pages written to output in \d+\.\d s\n$/,
    );
    const { pages, problems } = checkLinks(site.folder, site.base);
    expect(problems).toEqual([]);
    expect(pages).toBe(count);
  });

  it("speaks of no metadata platform", async () => {
    const { folder } = await generateSite(join(models, name));
    const twins = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".md"));
    const said = twins.flatMap((path) =>
      [...readFileSync(join(folder, path), "utf8").matchAll(words)].map(([word]) => `${path}: ${word}`),
    );
    expect(twins.length).toBeGreaterThan(5);
    expect(said).toEqual([]);
  });
});

const words =
  /\b(?:urns?|datasets?|data sets?|datahub|entity|entities|aspects?|the platform|gms)\b|\b0 (?:record|type|operation|field)s/gi;
