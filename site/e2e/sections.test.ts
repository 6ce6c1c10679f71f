/* Whether the first page of a section leads to all that its tree has at the top: on a phone the tree is behind a button. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { readDataFile } from "../../generator/page-model/data-file.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";

interface Trees {
  readonly trees: Readonly<Record<string, readonly (readonly [label: string, href?: string | null, more?: object])[]>>;
}

let folder: string;
let trees: Trees["trees"];

beforeAll(async () => {
  ({ folder } = await generateSite());
  ({ trees } = readDataFile(readFileSync(join(folder, "assets/navigation.js"), "utf8")) as Trees);
});

/** Ways from the home page to what a page's main part leads to, that page included. */
function listPlaces(route: string): ReadonlySet<string> {
  const [main = ""] = /<main .*<\/main>/s.exec(readFileSync(join(folder, route, "index.html"), "utf8")) ?? [];
  const hrefs = [...main.matchAll(/<a [^>]*href="([^"#]+)/g)].map(([, href = ""]) => join(route, href));
  return new Set([...hrefs, join(route, "/")]);
}

it.each([
  ["metamodel", "generated/metamodel"],
  ["graphql", "graphql"],
  ["restli", "restli"],
  ["ingestion", "generated/ingestion/sources"],
  ["access", "generated/access/privileges"],
  ["sdk", "python-sdk"],
])("the first page of %s leads to all that the section consists of", (key, route) => {
  const tree = trees[key] ?? [];
  const places = listPlaces(route);
  expect(tree.length).toBeGreaterThan(2);
  const missing = tree.filter(([, href]) => href != null && !places.has(join(href.replace(/#.*/, ""))));
  // Beside the model, and on the home page.
  expect(missing.map(([label]) => label).filter((label) => label !== "Coverage")).toEqual([]);
});
