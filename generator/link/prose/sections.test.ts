import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { DiscoverOptions } from "../../discover/discover-options.ts";
import { discover } from "../../discover/discover.ts";
import { createReport } from "../../diagnostics/report.ts";
import { parse } from "../../parse/parse.ts";
import { link } from "../link.ts";

const monorepo = fileURLToPath(new URL("../../testdata/sites/monorepo", import.meta.url));

async function load(inputs: readonly string[], options: Partial<DiscoverOptions> = {}) {
  const report = createReport();
  const discovery = await discover({ inputs, sourceUrl: "", ...options }, report);
  const documents = parse(discovery.files, report, { surroundings: discovery.surroundings });
  const { prose, redirects } = await link(documents, report);
  return {
    slugs: [...prose.pages.values()].map(({ slug }) => slug),
    lists: [...prose.sidebars.values()].map(({ items }) => items.map((item) => ("label" in item ? item.label : ""))),
    leads: (id: string) => prose.pages.get(id)?.links.map((one) => ("id" in one ? one.id : one.to)),
    redirects: redirects.map(({ from, to }) => `${from} ${to}`),
    codes: report.diagnostics.map(({ code }) => code),
  };
}

test("several inputs that are projects are a section each, and lead to each other", async () => {
  const found = await load(["services/billing", "services/orders"].map((path) => `${monorepo}/${path}`));
  expect(found.slugs).toEqual([
    ...["billing/guide/setup", "billing", "billing/ledger"],
    ...["orders/guide/setup", "orders"],
  ]);
  expect(found.lists).toEqual([["Billing Service", "Orders"]]);
  expect(found.leads("billing/index")).toEqual(["billing/guide/setup", "orders/guide/setup", "billing/index"]);
  expect(found.redirects).toEqual(["billing/book /billing/ledger"]);
});

test("one input that is a project stands at the top", async () => {
  const found = await load([`${monorepo}/services/billing`]);
  expect(found.slugs).toEqual(["guide/setup", "", "ledger"]);
  expect(found.redirects).toEqual(["book /ledger"]);
});

test("all of a repository as guides has its projects as sections, and READMEs of their folders beside them", async () => {
  const found = await load([monorepo], { content: ["."], contentExclude: ["packages/**"] });
  expect(found.slugs).toEqual([
    ...["contributing", "", "examples/service/docs"],
    ...["services/billing/readme", "services/billing/guide/setup", "services/billing", "services/billing/ledger"],
    ...["services/orders/guide/setup", "services/orders", "services/stock", "services/stock/count/shelf"],
  ]);
  // What any repository says of itself comes behind its guides; what is for agents, and what others gave, is none.
  expect(found.lists).toEqual([["Shop", "Examples", "Services", "Contributing", "Billing Service", "Orders", "Stock"]]);
  expect(found.leads("services/billing/ledger")).toEqual(["services/billing/README"]);
});

test("the README above projects is the first page of the site, and of several such repositories each that of its own", async () => {
  const found = await load([monorepo]);
  expect(found.slugs).toContain("");
  expect(found.lists[0]?.[0]).toBe("Shop");
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-sections-"));
  for (const name of ["ships", "ports"]) {
    mkdirSync(join(folder, name, "core/docs"), { recursive: true });
    writeFileSync(join(folder, name, "README.md"), `# The ${name}\n`);
    writeFileSync(join(folder, name, "core/mkdocs.yml"), "site_name: Core\n");
    writeFileSync(join(folder, name, "core/docs/index.md"), "# Core\n");
  }
  const both = await load([join(folder, "ships"), join(folder, "ports")]);
  rmSync(folder, { recursive: true });
  expect(both.slugs.toSorted()).toEqual(["ports", "ports/core", "ships", "ships/core"]);
});

test("a project at the top is read as one where its folder is configured, or all of the input, whose other pages come behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-sections-"));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("mkdocs.yml", "site_name: Harbour\nnav: [Start here: index.md, Zebra: zebra.md, Apple: apple.md]\n");
  for (const name of ["docs/index", "docs/zebra", "docs/apple", "README", "crane/README"]) write(`${name}.md`, "# A\n");
  const ownList = ["Start here", "Zebra", "Apple"];
  for (const content of ["docs", "docs/"])
    expect((await load([folder], { content: [content] })).lists).toEqual([ownList]);
  const whole = await load([folder], { content: ["."] });
  expect(whole.lists).toEqual([[...ownList, "A", "A"]]);
  expect(whole.slugs.toSorted()).toEqual(["", "apple", "crane", "introduction", "zebra"]);
  expect(whole.codes).toEqual([]);
  // Of Docusaurus the list stands beside the pages.
  write(
    "docusaurus.config.js",
    "module.exports = { title: 'Harbour', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };\n",
  );
  write("sidebars.js", "module.exports = { docs: ['zebra', 'apple'] };\n");
  expect((await load([folder], { content: ["."] })).lists).toEqual([["A", "A", "A", "A"]]);
  // A list that is written for us, or named, is what somebody wants.
  write("docs/sidebars.yml", "docs: [apple]\n");
  expect((await load([folder], { content: ["docs"] })).lists).toEqual([["A"]]);
  rmSync(folder, { recursive: true });
});

test("folders of guides that are those of projects have their names and order", async () => {
  const found = await load([monorepo], { content: ["services/billing/docs", "packages"] });
  expect(found.lists).toEqual([["Web", "Billing Service"]]);
  // The README and the guides of the other service are there, and no pages.
  expect(new Set(found.codes)).toEqual(new Set(["prose/unpublished-file"]));
});

test("several inputs that are no projects each begin with their README, and are below it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-sections-"));
  for (const name of ["billing", "orders"]) {
    mkdirSync(join(folder, name, "docs"), { recursive: true });
    writeFileSync(join(folder, name, "README.md"), `# The ${name}\n\n[Setup](docs/setup.md)\n`);
    writeFileSync(join(folder, name, "docs/setup.md"), "# Setup\n\n[Billing](../../billing/README.md)\n");
  }
  const found = await load([join(folder, "billing"), join(folder, "orders")]);
  rmSync(folder, { recursive: true });
  expect(found.slugs).toEqual(["", "orders", "orders/docs/setup", "setup"]);
  expect(found.lists).toEqual([["The billing", "The orders"]]);
  expect(found.leads("orders/README")).toEqual(["orders/docs/setup"]);
});
