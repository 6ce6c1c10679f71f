import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readModel } from "../../api.ts";
import type { TypeExpression } from "../../catalogue/schema.ts";

/** The full name that a type leads to; what it is instead, where it leads to none. */
function tell(type: TypeExpression): string {
  return type.kind === "reference" ? `${type.name}${type.unresolved === true ? "?" : ""}` : type.kind;
}

/** Types of the fields of records, and what is told, of files with these schemas. */
async function read(files: Readonly<Record<string, object>>) {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-addresses-"));
  try {
    for (const [path, schema] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), JSON.stringify(schema));
    }
    const settings = { plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["**/*.json"] } }] };
    const { catalogue, diagnostics } = await readModel({ cwd: folder, inputs: ["."], config: false, settings });
    const records = [...(catalogue?.schemas.values() ?? [])].filter((schema) => schema.kind === "record");
    return {
      includes: Object.fromEntries(records.map(({ fullName, includes }) => [fullName, includes])),
      types: Object.fromEntries(
        records.flatMap(({ fullName, fields }) =>
          fields.map(({ name, type }) => [`${fullName}.${name}`, tell(type)] as const),
        ),
      ),
      told: diagnostics.filter(({ severity }) => severity !== "info").map(({ code, message }) => `${code}: ${message}`),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const text = { type: "string" };
const spec = "https://example.org/spec";

test("a reference leads to the file that has its address, wherever that file is", async () => {
  const base = { $id: `${spec}/2-0-1/Base.json`, properties: {}, $defs: { Facet: { properties: { producer: text } } } };
  const facet = {
    $id: `${spec}/facets/1-0-0/CloudFacet.json`,
    $defs: {
      CloudFacet: {
        // The file has another version of it by now.
        allOf: [{ $ref: `${spec}/2-0-0/Base.json#/$defs/Facet` }, { properties: { zone: { $ref: "Zone.json" } } }],
      },
    },
    properties: {
      cloud: { $ref: "#/$defs/CloudFacet" },
      base: { $ref: `${spec}/2-0-1/Base` },
      producer: { $ref: `${spec}/2-0-1/Base.json#/$defs/Facet/properties/producer` },
    },
  };
  const zone = { $id: `${spec}/facets/1-0-0/Zone.json`, properties: { name: text } };
  const { includes, types, told } = await read({
    "core/base.json": base,
    "registry/cloud/facets/facet.json": facet,
    "shared/zones.json": zone,
  });
  expect(told).toEqual([]);
  expect(includes["registry.cloud.facets.facet.CloudFacet"]).toEqual(["core.base.Facet"]);
  expect(types).toMatchObject({
    "registry.cloud.facets.facet.cloud": "registry.cloud.facets.facet.CloudFacet",
    "registry.cloud.facets.facet.base": "core.base",
    "registry.cloud.facets.facet.producer": "primitive",
    "registry.cloud.facets.facet.CloudFacet.zone": "shared.zones",
  });
});

test("where a file is says more than an address, and of several files that have an address the nearest is meant", async () => {
  const order = (at: string) => ({ $id: `${spec}/order`, properties: { at: { $ref: at } } });
  const bill = { $id: `${spec}/bill`, properties: { order: { $ref: `${spec}/order` } } };
  const { types, told } = await read({
    "v1/order.json": order("./price.json"),
    "v1/price.json": { properties: { cents: text } },
    "v2/order.json": order(`${spec}/tax.json#/properties/rate`),
    "v2/bill.json": bill,
    "v2/old/order.json": order("price.json"),
    "v2/old/price.json": { properties: { cents: text } },
    "v2/old/bills/bill.json": bill,
  });
  expect(types).toMatchObject({
    "v1.order.at": "v1.price",
    "v2.order.at": "union",
    "v2.bill.order": "v2.order",
    "v2.old.bills.bill.order": "v2.old.order",
  });
  expect(told).toEqual([
    "json-schema/remote-reference: `https://example.org/spec/tax.json` is elsewhere, and nothing is fetched",
  ]);
});

test("of several files with an address, the one that is called so is meant; where none is nearer, they are named", async () => {
  const money = { $id: `${spec}/money.json`, properties: { cents: text } };
  const bill = { $id: `${spec}/bill.json`, properties: { sum: { $ref: `${spec}/money.json` } } };
  const { types, told } = await read({
    "schema/money.json": money,
    "schema/money-copy.json": money,
    "schema/bill.json": bill,
    // What is said of an address says nothing of a file that is called so and is no schema.
    "other/money.json": { cents: "100" },
  });
  expect(types).toMatchObject({ "schema.bill.sum": "schema.money" });
  expect(told).toEqual(["json-schema/no-schema: this is no schema: none of its keys is a keyword of JSON Schema"]);
  const apart = await read({ "v1/money.json": money, "v2/money.json": money, "all/bill.json": bill });
  expect(apart.types).toMatchObject({ "all.bill.sum": "union" });
  expect(apart.told).toEqual([
    "json-schema/remote-reference: `https://example.org/spec/money.json` is the address of several files: `v1/money.json`, `v2/money.json`",
  ]);
});

test("what a file with the address doesn't define is told as it is of paths", async () => {
  const { told } = await read({
    "a/base.json": { $id: `${spec}/base.json`, $defs: { Facet: { properties: { name: text } } } },
    "b/one.json": {
      properties: { at: { $ref: `${spec}/base.json#/$defs/Fact` }, other: { $ref: `${spec}/base.json#/$defs/Facet` } },
    },
  });
  expect(told).toEqual([
    "link/unknown-type: `https://example.org/spec/base.json#/$defs/Fact` leads to the type `a.base.Fact`, which is not in the model",
  ]);
});

test("a place without a name in a file with the address is told as one, and not as being elsewhere", async () => {
  const place = "#/additionalProperties";
  const one = {
    additionalProperties: { $ref: `${spec}/base.json${place}` },
    properties: { at: { $ref: `${spec}/base.json` }, gone: { $ref: `${spec}/gone.json${place}` } },
  };
  const base = { $id: `${spec}/base.json`, properties: {}, additionalProperties: { properties: { name: text } } };
  const { told } = await read({ "a/base.json": base, "b/one.json": one, "b/two.json": one });
  const ofFile = [
    "json-schema/remote-reference: `https://example.org/spec/gone.json` is elsewhere, and nothing is fetched",
    "json-schema/unknown-reference: `https://example.org/spec/base.json#/additionalProperties` leads to nothing that has a name",
  ];
  expect(told.toSorted()).toEqual([...ofFile, ...ofFile].toSorted());
});

test("what JSON Schema itself is described by is missed by nobody, and meant where a file has its address", async () => {
  const draft = "http://json-schema.org/draft-07/schema";
  const event = {
    properties: {
      payload: { $ref: `${draft}#` },
      rest: { $ref: `${draft}#/definitions/nonNegativeInteger` },
      later: { $ref: "https://json-schema.org/draft/2020-12/schema" },
    },
  };
  const alone = await read({ "event.json": event });
  expect(alone.told).toEqual([]);
  expect(alone.types).toMatchObject({ "event.payload": "union", "event.later": "union" });
  const beside = await read({
    "event.json": event,
    "drafts/seven.json": { $id: `${draft}#`, properties: { a: text } },
  });
  expect(beside.types).toMatchObject({ "event.payload": "drafts.seven" });
  const others = await read({
    "event.json": { properties: { at: { $ref: "http://json-schema.org/geo" } } },
  });
  expect(others.told).toHaveLength(1);
});

test("a reference that begins as its own file's address does leads to the file beside it, where there is one", async () => {
  const store = "https://example.org/schema-store";
  const { types, told } = await read({
    "schemas/all.schema-store.json": {
      $id: `${store}/all.schema-store.json`,
      properties: {
        one: { $ref: `${store}/1.0-without-$id.json` },
        part: { $ref: `${store}/1.0-without-$id.json#/definitions/Part` },
        none: { $ref: `${store}/2.0-without-$id.json` },
      },
    },
    "schemas/1.0-without-$id.json": { properties: { a: text }, definitions: { Part: { properties: { b: text } } } },
    // It is called otherwise than its address ends.
    "other/moved.json": { $id: `${store}/other.json`, properties: { far: { $ref: `${store}/beside.json` } } },
    "other/beside.json": { properties: { a: text } },
  });
  expect(types).toMatchObject({
    "schemas.all_schema-store.one": "schemas.1_0-without-$id",
    "schemas.all_schema-store.part": "schemas.1_0-without-$id.Part",
    "schemas.all_schema-store.none": "union",
    "other.moved.far": "union",
  });
  expect(told).toEqual([
    `json-schema/remote-reference: \`${store}/beside.json\` is elsewhere, and nothing is fetched`,
    `json-schema/remote-reference: \`${store}/2.0-without-$id.json\` is elsewhere, and nothing is fetched`,
  ]);
});

test("addresses of a store that keeps its schemas in one folder lead to files beside, which say nothing of where they are", async () => {
  const { types, told } = await read({
    "json/ship.json": {
      properties: {
        port: { $ref: "https://json.schemastore.org/port" },
        berth: { $ref: "https://www.schemastore.org/port.json#/definitions/berth" },
        gone: { $ref: "https://json.schemastore.org/gone" },
        other: { $ref: "https://example.org/port" },
      },
    },
    "json/port.json": { properties: { a: text }, definitions: { berth: { properties: { b: text } } } },
  });
  expect(types).toMatchObject({
    "json.ship.port": "json.port",
    "json.ship.berth": "json.port.berth",
    "json.ship.gone": "union",
    "json.ship.other": "union",
  });
  expect(told).toEqual([
    "json-schema/remote-reference: `https://json.schemastore.org/gone` is elsewhere, and nothing is fetched",
    "json-schema/remote-reference: `https://example.org/port` is elsewhere, and nothing is fetched",
  ]);
});

test("an address that begins as the file's own does leads elsewhere where no file is there, and a path to what is missing", async () => {
  const { types, told } = await read({
    "spec/order.json": {
      $id: `${spec}/order.json`,
      properties: {
        gone: { $ref: `${spec}/gone.json` },
        beside: { $ref: "missing.json" },
        price: { $ref: `${spec}/money.json#/$defs/Price` },
        tax: { $ref: `${spec}/money.json#/$defs/Tax` },
      },
    },
    "spec/money.json": { $defs: { Price: { properties: { cents: text } } } },
  });
  expect(types).toMatchObject({ "spec.order.gone": "union", "spec.order.price": "spec.money.Price" });
  expect(told).toEqual([
    "json-schema/remote-reference: `https://example.org/spec/gone.json` is elsewhere, and nothing is fetched",
    "link/unknown-type: `missing.json` leads to `spec/missing.json`, where no schema was read",
    "link/unknown-type: `https://example.org/spec/money.json#/$defs/Tax` leads to the type `spec.money.Tax`, which is not in the model",
  ]);
});

test("what counts from an address that a part of a file gives itself is elsewhere, and what leads out of the input is not there", async () => {
  const folder = { $id: "folder/", type: "array", items: { $ref: "Facet.json" } };
  const { told } = await read({
    "parts/scope.json": {
      $id: `${spec}/scope.json`,
      properties: { a: { $ref: "#/definitions/all" } },
      definitions: { all: folder },
    },
    "out.json": { properties: { a: { $ref: "../base/tag.json" } } },
  });
  expect(told).toEqual([
    "json-schema/unknown-reference: `../base/tag.json` leads to nothing that has a name",
    "json-schema/remote-reference: `Facet.json` is elsewhere, and nothing is fetched",
  ]);
});

test("of many files that aren't there, all that one refers to are told once", async () => {
  const lost = (...names: readonly string[]): object => ({
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `../kinds/${name}.json` }])),
  });
  const { told } = await read({
    "spec/harbour.json": lost("pier", "quay", "crane", "dock", "light"),
    "spec/ship.json": lost("mast", "sail"),
  });
  expect(told).toEqual([
    "link/unknown-type: `../kinds/pier.json` leads to `kinds/pier.json`, where no schema was read (used 5 times), nor in 4 more files that this one refers to, such as `kinds/quay.json`, `kinds/crane.json`, `kinds/dock.json`",
    "link/unknown-type: `../kinds/mast.json` leads to `kinds/mast.json`, where no schema was read",
    "link/unknown-type: `../kinds/sail.json` leads to `kinds/sail.json`, where no schema was read",
  ]);
});

test("what a file defines right at its top has a name where all that it has there is schemas", async () => {
  const { types, told } = await read({
    "spec/common.json": {
      $schema: "http://json-schema.org/draft-07/schema#",
      grain: { enum: ["rye", "oats"] },
      sack: { type: "object", properties: { of: { $ref: "#/grain" } } },
      id: { type: "string", description: "What it is known by." },
    },
    "spec/order.json": {
      $id: `${spec}/order.json`,
      properties: {
        grain: { $ref: "common.json#/grain" },
        id: { $ref: "common.json#/id" },
        sacks: { type: "array", items: { $ref: "common.json#/sack" } },
        gone: { $ref: "common.json#/flour" },
      },
    },
    // Words that schemas have too say nothing of values.
    "spec/messages.json": { name: { message: "Mill", description: "What it is called." } },
  });
  expect(types).toEqual({
    "spec.common.sack.of": "spec.common.grain",
    "spec.order.grain": "spec.common.grain",
    "spec.order.id": "spec.common.id",
    "spec.order.sacks": "array",
    "spec.order.gone": "spec.common.flour?",
  });
  expect(told).toEqual([
    "json-schema/no-schema: this is no schema: none of its keys is a keyword of JSON Schema",
    "link/unknown-type: `common.json#/flour` leads to the type `spec.common.flour`, which is not in the model",
  ]);
});

test("the latest of several versions is one of these, which stands for both, whoever refers to it", async () => {
  const order = {
    properties: { line: { $ref: "#/definitions/Line" } },
    definitions: { Line: { properties: { no: text } } },
  };
  const cart = { properties: { a: { $ref: "order-latest.json" }, b: { $ref: "order-latest.json#/definitions/Line" } } };
  const files = {
    "order-v1.json": { properties: {} },
    "order-v2.json": order,
    "order-latest.json": order,
    "cart.json": cart,
  };
  const { types, includes, told } = await read(files);
  expect(Object.keys(includes)).toEqual(["cart", "order-v1", "order-v2", "order-v2.Line"]);
  expect(types).toMatchObject({ "cart.a": "order-v2", "cart.b": "order-v2.Line" });
  expect(told).toEqual([]);
});
