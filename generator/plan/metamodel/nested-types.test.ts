import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import type { NavigationItem, SitePlan } from "../../page-model/page.ts";
import { parse } from "../../parse/parse.ts";
import jsonSchema from "../../plugins/json-schema/json-schema.ts";
import { toDocuments } from "../../plugins/to-documents.ts";
import { nameSite } from "../name-site.ts";
import { plan } from "../plan.ts";

const text = { type: "string", description: "Said." };

/** A schema that nests one object in another, beside a definition that is one of several. */
const crate = {
  title: "Crates of a harbour.",
  description: "What holds a load.",
  properties: { size: { $ref: "#/$defs/size" }, load: { $ref: "#/$defs/load" } },
  $defs: {
    size: { type: "object", properties: { unit: { type: "object", properties: { name: text } } } },
    load: { anyOf: [{ $ref: "#/$defs/size" }, { $ref: "#/$defs/several" }] },
    several: { anyOf: [{ $ref: "#/$defs/size" }, { type: "array", items: { $ref: "#/$defs/size" } }] },
  },
};

async function readSchemas(files: Readonly<Record<string, object>>): Promise<Catalogue> {
  const report = createReport();
  const schemas = Object.entries(files).flatMap(([path, schema]) => {
    const read = jsonSchema({}).reader?.read({ path, text: JSON.stringify(schema, undefined, 2) }) ?? {};
    return toDocuments("json-schema", path, read).schemas;
  });
  return link({ ...parse([], report), schemas }, report);
}

/** The items below a label of the tree of schemas, indented. */
function printTree({ navigation }: SitePlan, label: string): readonly string[] {
  const print = (items: readonly NavigationItem[] = [], depth = 0): readonly string[] =>
    items.flatMap((item) => ["  ".repeat(depth) + item.label, ...print(item.items, depth + 1)]);
  return print(navigation.get("metamodel")?.items.find((item) => item.label === label)?.items);
}

function listTypes({ pages }: SitePlan): readonly string[] {
  const content = pages.find(({ route }) => route === "generated/metamodel/types")?.content.get();
  if (content?.kind !== "index") return [];
  return content.groups.map(({ label, items }) => `${label}: ${items.map(({ link: { label } }) => label).join(", ")}`);
}

describe("types that are declared within others", () => {
  it("stand below them, and those of one schema in no group", async () => {
    const site = plan(await readSchemas({ "crate.json": crate }), { title: "T", base: "/" });
    expect(printTree(site, "Types")).toEqual(["crate", "load", "several", "size", "  unit"]);
    expect(listTypes(site)).toEqual(["crate: crate, load, several, size, size.unit"]);
    const unit = site.pages.find(({ title }) => title === "unit");
    expect(unit?.partOf).toBe("size");
    expect(unit?.breadcrumbs.map(({ label }) => label)).toEqual(["Schemas", "Types", "size"]);
  });

  it("stand with their schema where there are several", async () => {
    const ship = { type: "object", properties: { hull: { type: "object", properties: { name: text } } } };
    const catalogue = await readSchemas({ "crate.json": crate, "ship.json": ship });
    const site = plan(catalogue, { title: "T", base: "/" });
    expect(printTree(site, "Types")).toEqual([
      ...["crate", "  crate", "  load", "  several", "  size", "    unit"],
      ...["ship", "  hull", "  ship"],
    ]);
    expect(listTypes(site)).toEqual(["crate: crate, load, several, size, size.unit", "ship: ship, hull"]);
    const unit = site.pages.find(({ title }) => title === "unit");
    expect(unit?.breadcrumbs.map(({ label }) => label)).toEqual(["Schemas", "Types", "crate", "size"]);
    expect(site.pages.flatMap(({ partOf }) => partOf ?? [])).toEqual([
      ...["crate", "crate", "crate", "crate.size", "ship"],
    ]);
    const index = site.pages.find(({ route }) => route === "generated/metamodel/types");
    expect(index?.description).toBe("7 types: records and other types by schema.");
    expect(site.site.tasks?.slice(0, 2).map(({ label }) => label)).toEqual(["Begin with crate", "Begin with ship"]);
  });
});

it("calls a site of one schema by its title, with its tree on the first page", async () => {
  const catalogue = await readSchemas({ "crate.json": crate });
  expect(nameSite(catalogue)).toBe("Crates of a harbour");
  expect(plan(catalogue, { title: "T", base: "/" }).pages[0]?.navigation).toBe("metamodel");
});

it("calls members that are lists or choices of others by their names", async () => {
  const { pages } = plan(await readSchemas({ "crate.json": crate }), { title: "T", base: "/" });
  const content = pages.find(({ title }) => title === "load")?.content.get();
  expect(content?.kind === "typeref" ? content.rows.map(({ name }) => name) : []).toEqual(["size", "several"]);
});
