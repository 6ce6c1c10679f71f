import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import { toDocuments } from "../../plugins/to-documents.ts";
import jsonSchema from "../../plugins/json-schema/json-schema.ts";
import { plan } from "../plan.ts";

const text = { type: "string" };
const refersTo = (name: string): object => ({ $ref: `#/$defs/${name}` });

/** As many records as no page lists by name, of which the first is in all others. */
const parts = Object.fromEntries(
  Array.from({ length: 70 }, (_, index) => [
    `part${index}`,
    { type: "object", properties: { name: text, ...(index > 0 && { first: refersTo("part0") }) } },
  ]),
);

/** The groups of the first page of schemas, each with its links. */
async function listGroups(files: Readonly<Record<string, object>>): Promise<readonly string[]> {
  const report = createReport();
  const schemas = Object.entries(files).flatMap(([path, schema]) => {
    const read = jsonSchema({}).reader?.read({ path, text: JSON.stringify(schema) }) ?? {};
    return toDocuments("json-schema", path, read).schemas;
  });
  const { pages } = plan(await link({ ...parse([], report), schemas }, report), { title: "T", base: "/" });
  const content = pages.find(({ route }) => route === "generated/metamodel")?.content.get();
  if (content?.kind !== "landing") return [];
  return content.groups.map(
    ({ label, links }) => `${label}: ${links.map((each) => [each.label, each.note].join(" ").trim()).join(", ")}`,
  );
}

test("types that are many begin with the schema that they are definitions of, and what that is made of", async () => {
  const crate = {
    oneOf: [refersTo("box"), refersTo("bag")],
    $defs: { box: { oneOf: [refersTo("part1"), refersTo("part2")] }, bag: parts["part3"], ...parts },
  };
  expect(await listGroups({ "crate.json": crate })).toEqual([
    "Where it begins: crate, box, bag, part1, part2",
    "Used most: part0 70 uses",
  ]);
});

test("types of several schemas begin with these", async () => {
  const toSchema = (...names: readonly string[]): object => ({
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, refersTo(name)])),
    $defs: parts,
  });
  const [begins, crate, ship] = await listGroups({
    "crate.json": toSchema("part1"),
    "ship.json": toSchema("part2", "part3"),
  });
  expect([begins, crate, ship]).toEqual([
    "Where it begins: crate, ship",
    "What crate is made of: part1",
    "What ship is made of: part2, part3",
  ]);
});

test("versions of schemas begin with the newest, and are called by what they are versions of", async () => {
  const toSchema = (name: string): object => ({ properties: { part: refersTo(name) }, $defs: parts });
  const [begins] = await listGroups({
    "crate/v1.json": toSchema("part1"),
    "crate/v2.json": toSchema("part1"),
    "crate/v10.json": toSchema("part2"),
    "ship/v1.json": toSchema("part3"),
    "ship/v9.json": toSchema("part3"),
  });
  expect(begins).toBe("Where it begins: crate.v10, crate.v2, crate.v1, ship.v9, ship.v1");
});
