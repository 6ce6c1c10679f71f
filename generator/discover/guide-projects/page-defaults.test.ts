import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { readYaml } from "../../parse/yaml/read-yaml.ts";
import { printDefaults, readPageDefaults } from "./page-defaults.ts";

function find(yaml: string, docs = ""): (path: string) => string | undefined {
  const config = readYaml({ path: "_config.yml", text: yaml }, createReport());
  const defaults = config?.kind === "object" ? readPageDefaults(config, docs) : undefined;
  return (path) => (defaults === undefined ? undefined : printDefaults(path, defaults));
}

const defaults = `defaults:
  - scope: { path: piers/north.md }
    values: { title: North }
  - scope: { path: "" }
    values: { title: Page, toc: true, permalink: "/:path/" }
  - scope: { path: piers, type: pages }
    values: { title: Pier }
  - scope: { path: "", type: berths }
    values: { nav_exclude: true }
  - scope: { path: "drafts/*.md" }
    values: { published: false }
  - values: { lang: en }
  - scope: { path: ../elsewhere }
    values: { title: Elsewhere }
  - words
`;

test.each([
  ["", "index.md", { title: "Page", toc: true, lang: "en" }],
  ["", "piers/south.md", { title: "Pier", toc: true, lang: "en" }],
  ["", "piers/north.md", { title: "North", toc: true, lang: "en" }],
  ["", "pierside.md", { title: "Page", toc: true, lang: "en" }],
  ["", "_berths/one.md", { title: "Page", toc: true, lang: "en", nav_exclude: true }],
  ["", "drafts/one.md", { title: "Page", toc: true, lang: "en", published: false }],
  ["docs", "docs/piers/south.md", { title: "Pier", toc: true, lang: "en" }],
  ["docs", "docs/_berths/one.md", { title: "Page", toc: true, lang: "en", nav_exclude: true }],
])("with the documents in %j, %s has what is said for it", (docs, path, values) => {
  expect(JSON.parse(find(defaults, docs)(path) ?? "null")).toEqual(values);
});

test("pages have none where nothing is said", () => {
  expect(find("title: Sea\n")("index.md")).toBeUndefined();
  expect(find("defaults:\n  - scope: { path: piers }\n    values: { toc: true }\n")("index.md")).toBeUndefined();
});
