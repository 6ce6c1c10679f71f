import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readDataFile } from "../../generator/page-model/data-file.ts";
import {
  searchManifestPath,
  shardPath,
  type PartIndex,
  type SearchManifest,
  type SymbolIndex,
} from "../../generator/page-model/search-index.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { readWholePage } from "./read-whole-page.ts";
import { decodeSymbols } from "../search/load-symbols.ts";

test("everything that search can give leads to an anchor that is there", async () => {
  const { folder } = await generateSite();
  const read = (path: string): unknown => readDataFile(readFileSync(join(folder, path), "utf8"));
  const manifest = read(searchManifestPath) as SearchManifest;
  const symbols = decodeSymbols(
    read(`search/${manifest.symbols}`) as SymbolIndex,
    "",
    read(`search/${manifest.parts}`) as PartIndex,
  );
  const problems: string[] = [];
  for (const [page, first] of symbols.firstOf.entries()) {
    const path = join(symbols.routeOf(page), "index.html");
    const html = existsSync(join(folder, path)) ? readWholePage(folder, path) : "";
    if (html === "") problems.push(`${symbols.routeOf(page)} is no page`);
    const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id));
    const end = symbols.firstOf[page + 1] ?? symbols.nameOf.length;
    for (let entry = first; entry < end; entry += 1) {
      const anchor = symbols.anchorOf(entry);
      if (anchor !== "" && !ids.has(anchor.replaceAll("&", "&amp;")))
        problems.push(`${symbols.routeOf(page)}#${anchor}`);
    }
  }
  expect(problems).toEqual([]);
  expect(symbols.nameOf.length).toBeGreaterThan(5_000);
  for (const name of [
    manifest.symbols,
    manifest.parts,
    manifest.relations,
    ...(["meanings", "terms", "texts"] as const).flatMap((of) =>
      manifest[of].map((hash, shard) => shardPath(of, shard, hash)),
    ),
  ]) {
    expect(existsSync(join(folder, "search", name)), name).toBe(true);
  }
});
