import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { FieldRow, RichText } from "../../page-model/parts.ts";
import type { Page, SitePlan } from "../../page-model/page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { plan } from "../plan.ts";
import { readPage } from "../../page-model/read-page.ts";

let sitePlan: SitePlan;
let catalogue: Catalogue;

beforeAll(async () => {
  ({ catalogue } = await loadModel("avro-only"));
  sitePlan = plan(catalogue, { title: "Events", base: "/" });
});

function getPage(route: string): Page {
  const page = sitePlan.pages.find((each) => each.route === route);
  if (page === undefined) throw new Error(`the site has no page ${route}`);
  return readPage(page);
}

function getRows(name: string): readonly FieldRow[] {
  const { content } = getPage(`generated/metamodel/types/com.example.shop.${name}`);
  return content.kind === "record" ? content.fields : [];
}

function toText(value: RichText): string {
  return value.map(({ text }) => text).join("");
}

describe("the page of a record that is declared in Avro", () => {
  it("tells logical types in words", () => {
    const types = Object.fromEntries(
      ["events.OrderShipped", "events.PaymentReceived", "shared.EventHeader", "shared.Money", "events.Invoice"]
        .flatMap(getRows)
        .map(({ name, type }) => [name, toText(type)]),
    );
    expect(types).toMatchObject({
      orderId: "string (uuid)",
      pickedUpAt: "int (time of day in milliseconds)",
      scannedAt: "long (time of day in microseconds)",
      localPickup: "long (local timestamp in milliseconds)",
      travels: "TravelTime (duration)",
      expectedOn: "int (date)",
      weight: "Weight (decimal(10, 3))",
      bookedAt: "long (timestamp in nanoseconds)",
      occurredAt: "long (timestamp in milliseconds)",
      recordedAt: "long (timestamp in microseconds)",
      amount: "bytes (decimal(12, 2))",
      reference: "union[null, string, long]",
      lines: "array[OrderLine]",
    });
  });

  it("tells attributes of types that their texts say nothing of", async () => {
    const text = readFileSync(new URL("../../testdata/avro/ok/connect.avsc", import.meta.url), "utf8");
    const { catalogue: own } = await linkModel({
      "Value.avsc": text,
      "Odd.avsc":
        '{"type":"record","name":"Odd","fields":[{"name":"odd","type":{"type":"bytes","logicalType":"decimal"}}]}',
    });
    const pages = plan(own, { title: "Topics", base: "/" }).pages.map(readPage);
    const rows = pages.flatMap(({ content }) => (content.kind === "record" ? content.fields : []));
    expect(rows.map(({ name, type, facts }) => [name, toText(type), ...facts.map(toText)])).toEqual([
      ["odd", "bytes", '@logicalType = "decimal"'],
      ["at", "long", "@connect.version = 1", '@connect.name = "io.debezium.time.MicroTimestamp"'],
      ["sum", "bytes (decimal(10, 2))", '@connect.parameters = { "scale": "2" }'],
      ["text", "string"],
    ]);
  });

  it("tells the aliases of fields and types", () => {
    const currency = getRows("shared.Money").find(({ name }) => name === "currency");
    expect(currency?.facts.map(toText)).toEqual(["Also known as currencyCode, iso"]);
    const { content } = getPage("generated/metamodel/types/com.example.shop.shared.Money");
    const facts = content.kind === "record" ? content.facts : [];
    expect(facts.map(({ label, value }) => `${label}: ${toText(value)}`)).toContain(
      "Also known as: com.example.shop.shared.Amount, com.example.legacy.Price",
    );
  });

  it("tells how fields are sorted, other than by default", async () => {
    const orders = ["ascending", "descending", "ignore"];
    const fields = orders.map((order) => ({ name: order, type: "int", order }));
    const { catalogue: own } = await linkModel({
      "A.avsc": JSON.stringify({ type: "record", name: "A", namespace: "n", fields }),
    });
    const pages = plan(own, { title: "Topics", base: "/" }).pages.map(readPage);
    const rows = pages.flatMap(({ content }) => (content.kind === "record" ? content.fields : []));
    expect(rows.map(({ facts }) => facts.map(toText))).toEqual([
      [],
      ["Sorted from high to low"],
      ["Not looked at when values are sorted"],
    ]);
  });

  it("shows the declaration to the letter first, and samples as Avro has them", () => {
    const { content } = getPage("generated/metamodel/types/com.example.shop.events.OrderPlaced");
    const code = content.kind === "record" ? content.code : [];
    expect(code.map(({ label }) => label)).toEqual(["Avro", "PDL", "JSON Schema", "Minimal sample", "Full sample"]);
    expect(code[0]?.code).toBe(catalogue.schemas.get("com.example.shop.events.OrderPlaced")?.written);
    expect(code[0]?.code).toContain('"type": ["string", "null"],\n      "default": ""');
    expect(JSON.parse(code[4]?.code ?? "")).toMatchObject({
      payment: { "com.example.shop.events.CardPayment": { lastDigits: "example last digits" } },
    });
  });

  it("says that samples are Avro's JSON and the JSON Schema isn't, where that makes a difference", () => {
    const readNotes = (name: string): readonly unknown[] => {
      const { content } = getPage(`generated/metamodel/types/com.example.shop.${name}`);
      return content.kind === "record" ? content.code.map(({ id, note }) => `${id}: ${note}`) : [];
    };
    const asAvro = "As Avro writes it: no field is left out, and each optional value says its type.";
    expect(readNotes("events.OrderPlaced")).toEqual([
      "avro: undefined",
      "pdl: undefined",
      "json-schema: For plain JSON, in which fields may be left out. The samples are in Avro's own, with null and names of types.",
      `minimal: ${asAvro}`,
      `full: ${asAvro}`,
    ]);
    expect(readNotes("shared.Money").filter((note) => !String(note).endsWith(": undefined"))).toEqual([]);
  });

  it("names no kind of types that the model hasn't got", () => {
    expect(getPage("generated/metamodel/types").description).toMatch(
      /^\d+ types: records, messages, enums and fixed types by namespace\.$/,
    );
  });

  it("says what a fixed holds", () => {
    const { content } = getPage("generated/metamodel/types/com.example.shop.events.Weight");
    const facts = content.kind === "typeref" ? content.facts : [];
    expect(facts.map(({ label, value }) => `${label}: ${toText(value)}`)).toEqual([
      "Full name: com.example.shop.events.Weight",
      "Length: 8 bytes",
      "Holds: decimal(10, 3)",
      "Declared in: OrderShipped",
    ]);
  });
});

describe("the site of a model without entities", () => {
  it("begins with what is there", () => {
    const { content, description } = getPage("");
    expect(description).toBe("Reference of 15 records, 2 messages, 2 enums and 4 fixed types.");
    if (content.kind !== "landing") throw new Error("the home page is a landing page");
    expect(content.entries.map(({ label, count }) => `${label}: ${count}`)).toEqual([
      "Schemas: 15 records, 2 messages, 2 enums, 4 fixed types",
      "Coverage: 11 files",
    ]);
    expect(content.groups.map(({ label, links }) => `${label}: ${links.length}`)).toEqual([
      "events: 13",
      "protocol: 2",
      "protocol.Shop: 2",
      "shared: 6",
    ]);
  });

  it("has no page of what is not there", () => {
    expect(sitePlan.pages.map(({ route }) => route).filter((route) => !route.includes("/types/"))).toEqual([
      "",
      "generated/metamodel",
      "generated/metamodel/types",
      "generated/coverage",
    ]);
    expect(sitePlan.site.sections.map(({ label }) => label)).toEqual(["Schemas"]);
    expect(sitePlan.navigation.get("metamodel")?.items.map(({ label }) => label)).toEqual([
      "Overview",
      "Types",
      "Coverage",
    ]);
  });

  it("counts only those symbols as undescribed that Avro lets somebody describe", () => {
    const { content } = getPage("generated/coverage");
    const rows = content.kind === "coverage" ? content.rows : [];
    expect(rows.map(({ label, described, total }) => `${label} ${described}/${total}`)).toEqual([
      "Records 15/15",
      "Messages 2/2",
      "Enums 2/2",
      "Fixed types 4/4",
      "Fields 51/51",
      "Symbols 2/2",
    ]);
  });

  it("begins with the operations where there are no schemas either", async () => {
    const graphql = plan((await loadModel("sdl-only")).catalogue, { title: "Shop", base: "/" });
    const home = graphql.pages.find(({ route }) => route === "");
    expect(home?.description).toBe("Reference of the GraphQL API: 3 queries, 2 mutations and 1 subscription.");
    const content = home?.content.get();
    const groups = content?.kind === "landing" ? content.groups : [];
    expect(groups.map(({ label, links }) => `${label}: ${links.map((link) => link.label).join(" ")}`)).toEqual([
      "Queries: order orders search",
      "Mutations: cancelOrder placeOrder",
      "Subscriptions: orderChanged",
    ]);
  });
});

it("counts messages of protocols by their own name", async () => {
  const { catalogue: bank } = await linkModel({
    "Bank.avdl": "protocol Bank { record Account { string id; } void open(Account account, string by); }",
  });
  const { pages } = plan(bank, { title: "Bank", base: "/" });
  const index = pages.find(({ route }) => route === "generated/metamodel/types");
  expect(index?.description).toBe("2 types: records and messages by namespace.");
  expect(JSON.stringify(index && readPage(index).content)).toContain("2 parameters");
});
