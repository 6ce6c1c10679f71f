import { expect, test } from "vitest";
import type { FieldRow, RichText } from "../../page-model/parts.ts";
import { readPage } from "../../page-model/read-page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

const toText = (value: RichText): string => value.map(({ text }) => text).join("");

function toOrder(version: number, fields: readonly object[]): readonly [path: string, text: string] {
  const order = { type: "record", name: "Order", namespace: "mill", fields };
  return [`mill/Order/v${version}/Order.avsc`, JSON.stringify(order)];
}

const sack = (...names: readonly string[]): object => ({
  name: "sack",
  type: { type: "record", name: "Sack", fields: names.map((name) => ({ name, type: "int" })) },
});
const id = { name: "id", type: "int" };

test("the newest version of a type names the older ones, and what has come since", async () => {
  const { catalogue } = await linkModel(
    Object.fromEntries([
      toOrder(1, [id, { name: "note", type: "string" }]),
      toOrder(2, [id, { name: "grade", type: "int" }, sack("weight")]),
      toOrder(9, [id, sack("weight")]),
      toOrder(10, [
        { name: "number", aliases: ["id"], type: "int" },
        { name: "grade", type: "int" },
        sack("weight", "grain"),
      ]),
    ]),
  );
  const pages = plan(catalogue, { title: "T", base: "/" }).pages.map(readPage);
  const records = pages.flatMap(({ title, content }) => (content.kind === "record" ? [{ title, content }] : []));
  const toSince = ({ name, facts, rows = [] }: FieldRow): unknown => [
    name,
    facts.map(toText).filter((fact) => fact.startsWith("Since")),
    ...rows.map(toSince),
  ];
  const told = records.map(({ title, content }) => [
    title,
    ...content.facts.flatMap(({ label, value }) => (/version|Since/.test(label) ? `${label}: ${toText(value)}` : [])),
    ...content.fields.map(toSince),
  ]);
  expect(told).toEqual([
    // A field that was away in between is there since it came back; what came with its record says nothing.
    [
      "Order",
      "Older versions: v9, v2, v1",
      ["number", []],
      ["grade", ["Since v10"]],
      ["sack", ["Since v2"], ["weight", []], ["grain", ["Since v10"]]],
    ],
    ["Sack", "Since: v2", ["weight", []], ["grain", ["Since v10"]]],
  ]);
});

test("of a hundred versions the newest are named", async () => {
  const texts = Array.from({ length: 100 }, (_, index) => toOrder(index + 1, [id]));
  const { catalogue } = await linkModel(Object.fromEntries(texts));
  const pages = plan(catalogue, { title: "T", base: "/", sourceUrl: "https://example.org/{path}" }).pages;
  const [facts] = pages.map(readPage).flatMap(({ content }) => (content.kind === "record" ? [content.facts] : []));
  const value = facts?.find(({ label }) => label === "Older versions")?.value ?? [];
  expect(toText(value)).toBe("v99, v98, v97, v96, v95, v94, v93, v92, v91, v90, v89, v88 and 87 more");
  expect(value[0]?.href).toBe("https://example.org/mill/Order/v99/Order.avsc");
});
