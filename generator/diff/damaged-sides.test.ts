import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeSettings } from "../config/settings.ts";
import { printJson } from "../print/print-json.ts";
import { createRun } from "../run.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { compareSides, createSharedEngine } from "./compare-sides.ts";
import { openSide } from "./open-side.ts";

/*
 * Two states of which one could not be read whole. What it seems to lack is neither told as gone nor as new; a gate says that it can't
 * tell, rather than to pass.
 */

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "damaged-sides-")));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const registry = "metadata-models/src/main/resources/entity-registry.yml";
const setup = "metadata-ingestion/setup.py";
const source = "metadata-ingestion/src/datahub/ingestion/source/tides.py";
const sdl = "datahub-graphql-core/src/main/resources/ships.graphql";
const moreSdl = "datahub-graphql-core/src/main/resources/boats.graphql";
const pegasus = "metadata-models/src/main/pegasus/com/x";

const checkout: Readonly<Record<string, string>> = {
  [`${pegasus}/ShipKey.pdl`]: `namespace com.x @Aspect.name = "shipKey" record ShipKey { id: string }`,
  [`${pegasus}/Mast.pdl`]: "namespace com.x record Mast { height: int }",
  [`${pegasus}/ShipInfo.pdl`]: `namespace com.x @Aspect.name = "shipInfo" record ShipInfo { masts: array[Mast], name: string }`,
  [registry]: "entities:\n  - name: ship\n    keyAspect: shipKey\n    aspects: [shipInfo]\n",
  [setup]:
    'from setuptools import setup\nsetup(\n    name="x",\n    entry_points={"datahub.ingestion.source.plugins": ["tides = datahub.ingestion.source.tides:Tides"]},\n)\n',
  [source]: '@platform_name("Tides")\nclass Tides(Source):\n    """Reads tides."""\n',
  [sdl]: "type Query {\n  ships(first: Int): [Ship]\n}\ntype Ship {\n  name: String\n}\n",
  [moreSdl]: "extend type Query {\n  boats: [Boat]\n}\ntype Boat {\n  name: String\n}\n",
};

type Texts = Readonly<Record<string, string | undefined>>;

function write(name: string, changed: Texts): void {
  for (const [path, text] of Object.entries({ ...checkout, ...changed })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
}

interface Told {
  /** What was found, by code and coordinate. */
  readonly found: readonly string[];
  readonly said: readonly string[];
}

async function compare(before: string, after: string, failOn?: "breaking"): Promise<Told> {
  const { report, ...run } = createRun({ begin() {}, advance() {}, end() {} });
  const context = { settings: makeSettings({}, {}), run: { ...run, report }, cwd: folder };
  const [one, other] = [await openSide(before, context), await openSide(after, context)];
  if (one === undefined || other === undefined) throw new Error("no sides");
  const compared = await compareSides(one, other, { terms: { today: "2027-01-31", failOn }, report });
  const { failing = [], passing = [] } = compared ?? {};
  return {
    found: [...failing, ...passing].map(({ code, coordinate }) => `${code} ${coordinate}`),
    said: report.diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`),
  };
}

const html = "<!DOCTYPE html>\n<title>Not found</title>";

describe.each([
  [registry, `${checkout[registry]}\0`, "entities"],
  [registry, "entities:\n\t- name: ship\n", "entities"],
  [setup, `${checkout[setup]}\0`, "ingestion plugins"],
  [setup, "from setuptools import setup\nsetup(\n    entry_points={\n", "ingestion plugins"],
  [source, '@platform_name("Tides"\n', "ingestion plugins"],
  [sdl, html, "GraphQL operations and GraphQL types"],
  [sdl, "type Query {\n  ships(first: Int): [Ship]\n}\ntype Ship {", "GraphQL operations and GraphQL types"],
  [moreSdl, html, "GraphQL operations and GraphQL types"],
  [`${pegasus}/Mast.pdl`, "namespace com.x record Mast { height: ", "types of schemas"],
  [`${pegasus}/Mast.pdl`, "\0", "types of schemas"],
  [`${pegasus}/ShipInfo.pdl`, "\0", "aspects"],
])("where %s reads %j", (path, text, areas) => {
  beforeEach(() => {
    write("whole", {});
    write("damaged", { [path]: text });
  });

  test("the later state fails a gate, which says where it is damaged, and is told to lack nothing", async () => {
    const { found, said } = await compare("whole", "damaged", "breaking");
    expect(found).toEqual([]);
    expect(said).toEqual([expect.stringMatching(/^error compare\/not-decided damaged could not be read whole \(/)]);
    expect(said[0]).toContain(`(${path}:`);
    expect(said[0]).toMatch(new RegExp(`so nobody can tell what is gone of ${areas}$`));
  });

  test("no gate is failed for the earlier state, and nothing is new for what it lacks", async () => {
    const { found, said } = await compare("damaged", "whole", "breaking");
    expect(found).toEqual([]);
    expect(said).toEqual([expect.stringMatching(/^warning compare\/damaged-side damaged could not be read whole \(/)]);
  });

  test("what both could be read of is compared without a word about the damage that they share", async () => {
    const added = { [`${pegasus}/Sail.pdl`]: "namespace com.x record Sail {}" };
    write("later", { [path]: text, ...added });
    expect(await compare("damaged", "later", "breaking")).toEqual({
      found: ["safe/type-added com.x.Sail"],
      said: [],
    });
  });
});

test("what isn't in the damaged part is told", async () => {
  write("old", {});
  write("new", {
    [moreSdl]: html,
    [sdl]: checkout[sdl]?.replace("first: Int", "first: Int!"),
    [`${pegasus}/Mast.pdl`]: "namespace com.x record Mast {}",
  });
  const { found, said } = await compare("old", "new", "breaking");
  expect(found).toEqual(["breaking/field-removed com.x.Mast.height", expect.stringContaining("Query.ships(first")]);
  expect(said).toEqual([expect.stringMatching(/^error compare\/not-decided .*boats\.graphql:1:1 graphql\/syntax/)]);
});

test("what registers sources is missing, which is the cause that they aren't compared", async () => {
  write("old", {});
  write("new", { [setup]: undefined });
  const { found, said } = await compare("old", "new", "breaking");
  expect(found).toEqual([]);
  expect(said).toEqual([
    expect.stringMatching(/^error compare\/not-decided .*discover\/lost-package: .* is gone of ingestion plugins$/),
  ]);
});

test("without a gate, a damaged later state is warned of", async () => {
  write("old", {});
  write("new", { [registry]: "entities:\n\t- name: ship\n" });
  expect((await compare("old", "new")).said).toEqual([
    expect.stringMatching(
      /^warning compare\/damaged-side .*registry\/malformed-yaml.* isn't told as gone, in entities$/,
    ),
  ]);
});

test("a file with a slip that is new hides nothing, and fails no gate", async () => {
  write("old", {});
  write("new", { [`${pegasus}/Sail.pdl`]: "namespace com.x record Sail { area: " });
  expect((await compare("old", "new", "breaking")).said).toEqual([
    expect.stringMatching(/^warning compare\/damaged-side .*Sail\.pdl:1:37 /),
  ]);
});

/** The path of the printed catalogue of a folder. */
async function print(name: string, changed: Partial<Catalogue> = {}): Promise<string> {
  const run = createRun({ begin() {}, advance() {}, end() {} });
  const side = await openSide(name, { settings: makeSettings({}, {}), run, cwd: folder });
  const catalogue = await side?.link(createSharedEngine());
  writeFileSync(join(folder, `${name}.json`), printJson({ ...catalogue, ...changed }, 0));
  return `${name}.json`;
}

test.each([
  [registry, "entities:\n\t- name: ship\n", "entities"],
  [moreSdl, html, "GraphQL operations and GraphQL types"],
  [`${pegasus}/Mast.pdl`, "namespace com.x record Mast { height: ", "types of schemas"],
  [`${pegasus}/ShipInfo.pdl`, "\0", "aspects"],
])("a printed catalogue knows that %s could not be read", async (path, text, areas) => {
  write("old", {});
  write("new", { [path]: text });
  const printed = await print("new");
  const { found, said } = await compare("old", printed, "breaking");
  expect(found).toEqual([]);
  expect(said).toEqual([expect.stringMatching(/^error compare\/not-decided new\.json could not be read whole \(/)]);
  expect(said[0]).toContain(`(${path}:`);
  expect(said[0]).toMatch(new RegExp(`so nobody can tell what is gone of ${areas}$`));

  // What is damaged to the letter here and there hides nothing new.
  expect(await compare(printed, "new", "breaking")).toEqual({ found: [], said: [] });
  const later = await compare(printed, "old", "breaking");
  expect(later.found).toEqual([]);
  expect(later.said).toEqual([expect.stringMatching(/^warning compare\/damaged-side new\.json could not be read/)]);
});

test.each([
  ["aliases", undefined, "`aliases` is missing"],
  ["type", "int", '`/schemas/0/fields/0/type` it is "int"'],
])(
  "a printed catalogue of which a field lacks or mistakes its %s is refused with the place",
  async (key, value, place) => {
    write("old", {});
    const printed = await print("old");
    const catalogue = JSON.parse(readFileSync(join(folder, printed), "utf8")) as {
      schemas: { fields: Record<string, unknown>[] }[];
    };
    Object.assign(catalogue.schemas[0]?.fields[0] ?? {}, { [key]: value });
    writeFileSync(join(folder, printed), JSON.stringify(catalogue));
    const { report, ...run } = createRun({ begin() {}, advance() {}, end() {} });
    const context = { settings: makeSettings({}, {}), run: { ...run, report }, cwd: folder };
    expect(await openSide(printed, context)).toBe(undefined);
    expect(report.diagnostics).toMatchObject([
      { code: "usage/unreadable-side", help: expect.stringContaining("anew") },
    ]);
    expect(report.diagnostics[0]?.message).toContain(`it is damaged, since at \`/schemas/0/fields/0`);
    expect(report.diagnostics[0]?.message).toContain(place);
  },
);

test("two printed catalogues of which the same file was damaged otherwise lack other things", async () => {
  write("old", { [`${pegasus}/Mast.pdl`]: "namespace com.x record Mast { height: int, width: " });
  write("new", { [`${pegasus}/Mast.pdl`]: "namespace com.x record Mast { height: " });
  const { found, said } = await compare(await print("old"), await print("new"), "breaking");
  expect(found).toEqual([]);
  expect(said).toContainEqual(expect.stringMatching(/^error compare\/not-decided new\.json .*Mast\.pdl/));
});

test("a catalogue that an earlier release has printed knows which areas it lacks a part of", async () => {
  write("old", {});
  write("new", { [registry]: "entities:\n\t- name: ship\n" });
  const { found, said } = await compare("old", await print("new", { unread: undefined }), "breaking");
  expect(found).toEqual([]);
  expect(said).toEqual([
    `error compare/not-decided new.json could not be read whole (${registry}), so nobody can tell what is gone of entities`,
  ]);
});

test("a later state that has nothing of an area at all is warned of by a gate alone", async () => {
  write("old", {});
  write("new", { [sdl]: undefined, [moreSdl]: undefined });
  expect((await compare("old", "new")).said).toEqual([]);
  expect((await compare("old", "new", "breaking")).said).toEqual([
    "warning compare/not-compared new has nothing of these, which aren't compared: GraphQL operations",
  ]);
  expect((await compare("new", "old", "breaking")).said).toEqual([]);
});
