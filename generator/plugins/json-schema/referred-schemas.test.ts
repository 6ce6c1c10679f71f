import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check } from "../../api.ts";
import { createReferenceRoutes } from "../../plan/addresses/routes.ts";
import { nameAtReference } from "../../catalogue/name-at-reference.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-referred-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const draft = "https://json-schema.org/draft/2020-12/schema";
const base = "https://schemas.example.org";

/** What `references: [base]` makes of schemas, by their paths. */
async function read(schemas: Readonly<Record<string, object>>, inputs: readonly string[] = ["own"]) {
  for (const [path, schema] of Object.entries(schemas)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify({ $schema: draft, ...schema }, undefined, 2));
  }
  const plugins = [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["**/*.json"] } }];
  const settings = { plugins, references: [{ path: join(folder, "base"), url: "https://docs.example.org/" }] };
  const { catalogue, diagnostics } = await check({ cwd: folder, inputs, config: false, settings });
  const told = diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ code, message, span }) => `${span?.file}:${span?.startLine} ${code}: ${message}`);
  return { catalogue, told };
}

function typesOf(catalogue: Awaited<ReturnType<typeof read>>["catalogue"], name: string): Record<string, unknown> {
  const schema = catalogue?.schemas.get(name);
  if (schema?.kind !== "record") throw new Error(`there is no record ${name}`);
  return Object.fromEntries(
    schema.fields.map(({ name: field, type }) => [field, "name" in type ? type.name : type.kind]),
  );
}

const referred = {
  "base/base.json": {
    $id: `${base}/base.json`,
    $defs: {
      Stamp: { type: "object", properties: { tag: { $ref: "tag.json" } } },
      Unused: { type: "object", properties: {} },
    },
  },
  "base/tag.json": { $id: `${base}/tag.json`, type: "object", properties: { name: { type: "string" } } },
};

test("schemas of a folder that is only referred to are found by their addresses and by paths", async () => {
  const { catalogue, told } = await read({
    ...referred,
    "own/order.json": {
      allOf: [{ $ref: `${base}/tag.json` }],
      properties: {
        at: { $ref: `${base}/base.json#/$defs/Stamp` },
        tag: { $ref: "../base/tag.json" },
        name2: { $ref: "../base/tag.json#/properties/name" },
      },
    },
  });
  expect(told).toEqual([]);
  expect(typesOf(catalogue, "order")).toEqual({ name: "string", at: "base.Stamp", tag: "tag", name2: "string" });
  expect([...(catalogue?.schemas.keys() ?? [])]).toEqual(["order"]);
  const [reference] = catalogue?.references ?? [];
  // What nothing leads to is left out.
  expect([...(reference?.schemas.keys() ?? [])]).toEqual(["base.Stamp", "tag"]);
});

test("they are found by paths where the folder lies within an input, and from one of several inputs", async () => {
  const order = { properties: { tag: { $ref: "../base/tag.json" } } };
  const inside = await read({ ...referred, "own/order.json": order }, ["."]);
  expect([inside.told, typesOf(inside.catalogue, "own.order")]).toEqual([[], { tag: "tag" }]);
  const several = await read({ ...referred, "other/a.json": { properties: {} } }, ["own", "other"]);
  expect([several.told, typesOf(several.catalogue, "own.order")]).toEqual([[], { tag: "tag" }]);
});

test("one that is called as a schema of the model is another one, and leads to its own page", async () => {
  const { catalogue, told } = await read({
    "base/common.json": { $id: `${base}/common.json`, type: "object", properties: { theirs: { type: "string" } } },
    "own/common.json": { type: "object", properties: { ours: { type: "string" } } },
    "own/order.json": { properties: { a: { $ref: "common.json" }, b: { $ref: `${base}/common.json` } } },
  });
  expect(told).toEqual([]);
  expect(typesOf(catalogue, "order")).toEqual({ a: "common", b: "_base.common" });
  const [reference] = catalogue?.references ?? [];
  if (reference === undefined) throw new Error("there is no reference");
  expect(nameAtReference("_base.common", reference)).toBe("common");
  expect(createReferenceRoutes(reference).schemas.get("_base.common")).toBe("generated/metamodel/types/common");
});

test("a copy with the same address in the model stands for the one that is referred to", async () => {
  const { catalogue, told } = await read({
    ...referred,
    "own/deep/tag.json": { ...referred["base/tag.json"], properties: { ours: { type: "string" } } },
    "own/shop/order.json": { properties: { tag: { $ref: `${base}/tag.json` } } },
  });
  expect([told, typesOf(catalogue, "shop.order")]).toEqual([[], { tag: "deep.tag" }]);
});

test("what neither has is told where it is written", async () => {
  const { told } = await read({
    ...referred,
    "own/order.json": {
      properties: {
        a: { $ref: "../base/nowhere.json" },
        b: { $ref: `${base}/nowhere.json` },
        c: { $ref: `${base}/base.json#/$defs/Nope` },
      },
    },
  });
  expect(told.map((line) => line.replace(/, which is not.*/s, ""))).toEqual([
    "order.json:4 json-schema/unknown-reference: `../base/nowhere.json` leads to nothing that has a name",
    `order.json:7 json-schema/remote-reference: \`${base}/nowhere.json\` is elsewhere, and nothing is fetched`,
    `order.json:11 link/unknown-type: \`${base}/base.json#/$defs/Nope\` leads to the type \`base.Nope\``,
  ]);
});
