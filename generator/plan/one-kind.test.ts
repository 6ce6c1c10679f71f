import { expect, test } from "vitest";
import { isEmptyCatalogue } from "../catalogue/is-empty-catalogue.ts";
import { createReport } from "../diagnostics/report.ts";
import { classifyFile } from "../discover/kinds/classify-file.ts";
import { link } from "../link/link.ts";
import type { SitePage } from "../page-model/page.ts";
import { parse } from "../parse/parse.ts";
import { nameSite } from "./name-site.ts";
import { plan } from "./plan.ts";

async function planPages(texts: Readonly<Record<string, string>>): Promise<readonly SitePage[]> {
  const report = createReport();
  const files = Object.entries(texts).map(([path, text]) => ({ path, text, kind: classifyFile(path) ?? "prose" }));
  const { prose, ...documents } = parse(files, report);
  const catalogue = await link({ ...documents, prose }, report);
  expect(isEmptyCatalogue(catalogue)).toBe(false);
  return plan(catalogue, { title: nameSite(catalogue), base: "/" }, report, prose).pages;
}

/** What a site of these files is called, says of itself and leads to from its first page. */
async function describeHome(texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const pages = await planPages(texts);
  const home = pages.find(({ route }) => route === "");
  const content = home?.content.get();
  if (home === undefined || content?.kind !== "landing") return [];
  const entries = content.entries.map(({ label, text }) => `${label}: ${text}`);
  return [home.title, home.description, content.intro.split(/(?:(?<=\.) E|: e)very name /)[0] ?? "", ...entries];
}

const coverage = "Coverage: What has a description, and what has none yet.";

test("a site of Rest.li alone says so", async () => {
  const resource = { name: "ships", path: "/ships", schema: "string", collection: { supports: ["get"], methods: [] } };
  expect((await describeHome({ "ships.restspec.json": JSON.stringify(resource) })).slice(0, 3)).toEqual([
    "Rest.li API",
    "Reference of the Rest.li API.",
    "Reference of the Rest.li API.",
  ]);
});

test("a site of types that no operation is about promises no operations", async () => {
  expect(await describeHome({ "types.graphql": "scalar Tide" })).toEqual([
    "GraphQL API",
    "Reference of types of a GraphQL API.",
    "Reference of types of a GraphQL API.",
    "GraphQL: The types of an API field by field, and where each is used.",
    coverage,
  ]);
});

test("a site of commands alone is called by their program, and has no library", async () => {
  const manifest = "commands:\n  - { command: moor, doc: Runs berths. }\n  - { command: moor ship, doc: Moors one. }\n";
  expect(await describeHome({ "cli/moor.yml": manifest })).toEqual([
    "moor",
    "Reference of the command line.",
    "Reference of the command line.",
    "Command line: What is typed in a terminal, with the arguments and options of every command.",
    coverage,
  ]);
});

test("guides beside an API aren't said to be about a platform", async () => {
  expect(await describeHome({ "a.graphql": "type Query { a: Int }", "a.md": "# A\n\nText.\n" })).toEqual([
    "GraphQL API",
    "Reference of the GraphQL API: 1 query.",
    "Reference of the GraphQL API: 1 query.",
    "Guides: From the first page to the last, in the order of reading.",
    "GraphQL: What can be asked for and changed, with arguments, results and where each type is used.",
    coverage,
  ]);
});

test("what an API leaves without a word is told without a word of records", async () => {
  const tellCoverage = async (texts: Readonly<Record<string, string>>): Promise<string | undefined> => {
    const content = (await planPages(texts)).find(({ route }) => route === "generated/coverage")?.content.get();
    return content?.kind === "coverage" ? content.intro : undefined;
  };
  expect(await tellCoverage({ "a.graphql": "type Query { a: Int b: Int }" })).toBe("0 of 2 things have a description.");
  expect(
    await tellCoverage({ "A.avsc": '{"type":"record","name":"A","doc":"A.","fields":[{"name":"b","type":"int"}]}' }),
  ).toBe("1 of 2 things have a description. Fields that a record includes count where they are declared.");
});

const shipWithBerth = {
  type: "record",
  name: "Ship",
  doc: "What lies in a harbour. It may leave.",
  fields: [
    { name: "berth", type: { type: "record", name: "Berth", fields: [{ name: "depth", type: "int" }] } },
    { name: "flag", type: { type: "enum", name: "Flag", symbols: ["RED"] } },
    { name: "other", type: ["null", "Berth"] },
  ],
};

test("a site of one schema, with what is written in it, says what that says, and leads to it first", async () => {
  const avro = { "ship.avsc": JSON.stringify(shipWithBerth) };
  const [title, description, intro] = await describeHome(avro);
  expect([title, description, intro]).toEqual(["Schemas", ...Array(2).fill("What lies in a harbour. It may leave.")]);
  const site = await planPages(avro);
  const content = site.find(({ route }) => route === "")?.content.get();
  const tasks = content?.kind === "landing" ? (content.front?.tasks ?? []) : [];
  expect(tasks.map(({ label }) => label).slice(0, 2)).toEqual(["Begin with Ship", "See what a type is made of: Berth"]);
});

test("a site of several schemas is about none of them alone", async () => {
  const crew = { type: "record", name: "Crew", doc: "Who sails.", fields: [] };
  const home = await describeHome({ "ship.avsc": JSON.stringify(shipWithBerth), "crew.avsc": JSON.stringify(crew) });
  const words = "Reference of 3 records and 1 enum.";
  expect(home.slice(1, 3)).toEqual([words, words]);
});

test("a site of schemas with the resources that take and give them is about both", async () => {
  const resource = { name: "ships", path: "/ships", schema: "Ship", collection: { supports: ["get"], methods: [] } };
  const files = { "ships.restspec.json": JSON.stringify(resource), "Ship.pdl": "record Ship { name: string }" };
  expect((await describeHome(files)).slice(0, 2)).toEqual([
    "Schemas and API",
    "Reference of 1 record and the Rest.li API.",
  ]);
});

test("a site of guides alone names their parts, or where they begin, and not both", async () => {
  const tellHome = async (...paths: readonly string[]): Promise<readonly string[]> => {
    const texts = Object.fromEntries(paths.map((path) => [path, `# ${path.replaceAll(/\W/g, " ")}\n\nText.\n`]));
    const content = (await planPages(texts)).find(({ route }) => route === "")?.content.get();
    if (content?.kind !== "landing") return [];
    return [
      ...content.entries.map(({ label }) => label),
      ...content.groups.flatMap(({ links }) => links.map(({ label }) => label)),
    ];
  };
  expect(await tellHome("ships/a.md", "ships/b.md", "ports/a.md")).toEqual(["Ports", "Ships"]);
  expect(await tellHome("ships/a.md", "ships/b.md")).toEqual(["Guides"]);
});
