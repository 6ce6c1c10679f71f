/* What pages hold at once: too much takes long to read, on paper and in a browser. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { readDataFile } from "../../generator/page-model/data-file.ts";
import { pageLimits } from "../../generator/render/cut-folds.ts";
import { corporaFolder } from "../../generator/testdata/corpora.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { listPageSizes } from "./list-page-sizes.ts";

const models = [undefined, ...(corporaFolder === undefined ? [] : ["datahub-0.10.4", "datahub-1.3.0"])];

describe.each(models)("the pages of %s", (name) => {
  it("keep their limits, and none is far from them for nothing", async () => {
    const { folder } = await generateSite(name === undefined ? undefined : join(corporaFolder ?? "", name));
    const sizes = listPageSizes(folder);
    const lines = sizes.slice(0, 10).map(({ page, bytes, elements }) => `${bytes} ${elements} ${page}`);
    console.log([`largest of ${name ?? "the bundled model"}:`, ...lines].join("\n"));
    expect(sizes.filter(({ bytes, elements }) => bytes > pageLimits.bytes || elements > pageLimits.elements)).toEqual(
      [],
    );
  });

  it("have a file beside them that holds what they leave out, and say it in their Markdown", async () => {
    const { folder } = await generateSite(name === undefined ? undefined : join(corporaFolder ?? "", name));
    const path = join(folder, "generated/metamodel/entities/dataset");
    const html = readFileSync(join(path, "index.html"), "utf8");
    const parts = readDataFile(readFileSync(join(path, "parts.js"), "utf8")) as readonly string[];
    const places = [...html.matchAll(/<div data-part="(\d+)"><p class="note"><a href="([^"]+)">/g)];
    expect(places.map(([, position]) => Number(position))).toEqual(parts.map((_, position) => position));
    expect(parts.length).toBeGreaterThan(0);
    for (const [, , href = ""] of places) expect(existsSync(join(path, href))).toBe(true);
    const twin = readFileSync(join(path, places[0]?.[2] ?? ""), "utf8");
    const names = parts.flatMap((part) =>
      [...part.matchAll(/<a href="#[^"]+">([A-Za-z]+)<\/a>/g)].map(([, row = ""]) => row),
    );
    expect(names.length).toBeGreaterThan(20);
    for (const row of names) expect(twin).toContain(row);
  });
});

/** A model whose types are in so many namespaces that naming them all would fill a page. */
function writeNamespaces(count: number): string {
  const folder = join(inject("runFolder"), "many-namespaces");
  mkdirSync(folder);
  for (let each = 0; each < count; each++) {
    const namespace = `com.example.part${each}`;
    const schema = { type: "enum", name: "Unit", namespace, doc: "What is measured in.", symbols: ["GRAM", "METRE"] };
    writeFileSync(join(folder, `unit${each}.avsc`), JSON.stringify(schema));
  }
  return folder;
}

it("holds a page of a thousand sections within the limits, whose contents list says that there are more", async () => {
  const { folder } = await generateSite(writeNamespaces(1000));
  const large = listPageSizes(folder).filter(
    ({ bytes, elements }) => bytes > pageLimits.bytes || elements > pageLimits.elements,
  );
  expect(large).toEqual([]);
  const html = readFileSync(join(folder, "generated/metamodel/types/index.html"), "utf8");
  expect([...html.matchAll(/<li data-level/g)]).toHaveLength(200);
  expect(html).toContain("800 more below</li>");
});
