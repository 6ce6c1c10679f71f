import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check } from "./check/check.ts";
import { createReport } from "./diagnostics/report.ts";
import { sayAll } from "./testdata/link-model.ts";
import { loadModelFrom } from "./testdata/load-model.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lost-files-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const many = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [`com/x/Info${index}.pdl`, toAspect(`Info${index}`)]),
);

const model: Readonly<Record<string, string>> = {
  ...many,
  "com/x/Part.pdl": "namespace com.x record Part {}",
  "com/x/Whole.pdl": `namespace com.x @Aspect.name = "whole" record Whole { part: Part }`,
  "entity-registry.yml": `entities: [{ name: node, keyAspect: info0, aspects: [${Object.keys(many)
    .map((path) => `info${/\d+/.exec(path)?.[0]}`)
    .join(", ")}, whole] }]`,
};

function toAspect(name: string): string {
  return `namespace com.x @Aspect.name = "${name.toLowerCase()}" record ${name} { a: string }`;
}

test.each(["com/x/Part.pdl", "com/x/Whole.pdl", "com/x/Info0.pdl", "entity-registry.yml"])(
  "a file that is no text is told once, and what it may declare is not missed: %s",
  async (lost) => {
    for (const [path, text] of Object.entries(model)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), path === lost ? `${text}\0` : text);
    }
    const { catalogue, report } = await loadModelFrom(folder);
    expect(sayAll(report.diagnostics)).toEqual([
      expect.stringMatching(new RegExp(`^${lost}:1:\\d+ discover/binary-file `)),
    ]);
    expect(catalogue.sources.map(({ path }) => path)).not.toContain(lost);
  },
);

const fleet: Readonly<Record<string, string>> = {
  "src/main/pegasus/com/x/Ship.pdsc": toRecord("Ship", { fields: [{ name: "port", type: "Port", doc: "Its port." }] }),
  "src/main/pegasus/com/x/Port.pdsc": toRecord("Port", { fields: [] }),
  "avro/fleet.avsc": toRecord("Fleet", {
    fields: [
      { name: "crew", type: "com.x.CrewMember", doc: "Who." },
      { name: "flag", type: "com.y.Flag", doc: "Which." },
      { name: "sail", type: "com.x.Sail", doc: "How." },
    ],
  }),
  "avro/crew-member.avsc": toRecord("CrewMember", { fields: [] }),
  "avro/com.y.Flag.avsc": toRecord("Flag", { namespace: "com.y", fields: [] }),
  "avro/parts.avdl": '/** Of ships. */ @namespace("com.x") protocol Parts { /** A sail. */ record Sail { } }',
};

function toRecord(name: string, more: object): string {
  return JSON.stringify({ type: "record", name, namespace: "com.x", doc: "Documented.", ...more });
}

const ofFleet = [
  ["src/main/pegasus/com/x/Port.pdsc", "json"],
  ["avro/crew-member.avsc", "json"],
  ["avro/com.y.Flag.avsc", "json"],
  ["avro/parts.avdl", "avdl"],
] as const;

test.each(
  ofFleet.flatMap(([lost, area]) => [
    { lost, code: "discover/binary-file", text: "\0" },
    { lost, code: `${area}/`, text: "<!DOCTYPE html>" },
  ]),
)("a file of PDSC or Avro that can't be read is told once, with $code: $lost", async ({ lost, code, text }) => {
  for (const [path, whole] of Object.entries(fleet)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path === lost ? text : whole);
  }
  const { report } = await loadModelFrom(folder);
  const told = sayAll(report.diagnostics);
  expect(told.filter((line) => !line.startsWith(`${lost}:1:`))).toEqual([]);
  expect(told.at(-1)).toContain(` ${code}`);
});

const sdl: Readonly<Record<string, string>> = {
  "api/ships.graphql": "type Query { ships(by: Order): [Ship] @cached }",
  "api/shared.graphql": "directive @cached on FIELD_DEFINITION\ntype Ship { name: String }\ninput Order { by: String }",
  "api/more.graphql": "extend type Ship { owner: Owner }\ntype Owner { name: String }",
};

test.each([
  ["discover/binary-file", "type Ship { name: String }\0"],
  ["graphql/syntax", "<!DOCTYPE html>\n<style>\ntype { a: b }\n</style>\n<p>Not found: {</p>"],
  ["graphql/syntax", "404: Not Found"],
])("a part of an API that can't be read is told once, and nothing is missed: %s", async (code, text) => {
  mkdirSync(join(folder, "api"));
  for (const [path, whole] of Object.entries(sdl))
    writeFileSync(join(folder, path), path === "api/shared.graphql" ? text : whole);
  const { catalogue, report } = await loadModelFrom(folder);
  expect(sayAll(report.diagnostics)).toEqual([
    expect.stringMatching(new RegExp(`^api/shared\\.graphql:1:\\d+ ${code} `)),
  ]);
  expect(catalogue.graphql.operations.map(({ name }) => name)).toEqual(["ships"]);
});

test.each([
  { text: "# None.", told: [] },
  { text: " \n", told: ["graphql/empty-file"] },
])("what a part of an API without definitions might have declared is missed: $text", async ({ text, told }) => {
  mkdirSync(join(folder, "api"));
  for (const [path, whole] of Object.entries(sdl))
    writeFileSync(join(folder, path), path === "api/shared.graphql" ? text : whole);
  const { report } = await loadModelFrom(folder);
  expect([...new Set(report.diagnostics.map(({ code }) => code))].sort()).toEqual([
    ...told,
    "graphql/orphan-extension",
    "graphql/unknown-directive",
    "graphql/unknown-type",
  ]);
});

test("a type of a call is not missed where its schema can't be read", async () => {
  const toCall = (name: string, type: string): object => ({
    name,
    parameters: [{ name: "of", type }],
    returns: "string",
  });
  const actions = [toCall("call", "com.x.Part"), toCall("ask", "com.x.Other")];
  const calls = { name: "parts", namespace: "com.x", path: "/parts", schema: "com.x.Whole" };
  const files = {
    "com/x/Part.pdl": "namespace com.x record Part {}\0",
    "com/x/Whole.pdl": "namespace com.x record Whole {}",
    "com.x.parts.restspec.json": JSON.stringify({ ...calls, actionsSet: { actions } }),
  };
  mkdirSync(join(folder, "com/x"), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const { catalogue, report } = await loadModelFrom(folder);
  expect(catalogue.restli.resources.flatMap(({ calls }) => calls)).toHaveLength(2);
  expect(sayAll(report.diagnostics).toSorted()).toEqual([
    expect.stringMatching(/restspec\.json.* restli\/unknown-type .*com\.x\.Other/),
    expect.stringContaining("discover/binary-file"),
  ]);
});

test("a checkout without the registry of its release is told of once", async () => {
  const pegasus = "metadata-models/src/main/pegasus";
  const files = {
    ...Object.fromEntries(Object.entries(many).map(([path, text]) => [`${pegasus}/${path}`, text])),
    [`${pegasus}/com/linkedin/metadata/snapshot/Snapshot.pdl`]:
      "namespace com.linkedin.metadata.snapshot typeref Snapshot = union[NodeSnapshot]",
    [`${pegasus}/com/linkedin/metadata/snapshot/NodeSnapshot.pdl`]: `namespace com.linkedin.metadata.snapshot @Entity = { "name": "node", "keyAspect": "info0" } record NodeSnapshot { aspects: array[union[com.x.Info0]] }`,
    [`${pegasus}/com/x/To.pdl`]: `namespace com.x @Aspect.name = "to" record To { @Relationship = { "name": "LeadsTo", "entityTypes": ["place"] } urn: Urn }`,
    [`${pegasus}/com/x/Urn.pdl`]: `namespace com.x @java.class = "com.linkedin.common.urn.Urn" typeref Urn = string`,
    "metadata-models-custom/registry/entity-registry.yaml": "entities: []",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { catalogue, report } = await loadModelFrom(folder);
  expect(sayAll(report.diagnostics)).toEqual([expect.stringContaining("discover/lost-registry")]);
  expect([...catalogue.entities.keys()]).toEqual(["node"]);
  // That no entity carries the others isn't known.
  const checked = createReport();
  check(catalogue, checked);
  expect(checked.diagnostics.filter(({ code }) => code === "check/unused-aspect")).toEqual([]);
});
