import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { readCatalogueSchema } from "../package-folder.ts";
import { printJson } from "../print/print-json.ts";
import { createRandom } from "../testdata/damage-text.ts";
import { everything } from "../testdata/everything.ts";
import { linkModel } from "../testdata/link-model.ts";
import { findMisfit } from "./find-misfit.ts";
import type { JsonObject } from "./json.ts";

type Node = Record<string, unknown>;

const schema = JSON.parse(readCatalogueSchema()) as JsonObject;

/** The schema as it is applied: further keys count for nothing, and neither do texts out of a list. */
function soften(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(soften);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, soften(part)] as const);
  const soft = entries.filter(([key, part]) => key !== "enum" && !(key === "additionalProperties" && part === false));
  const isText = Array.isArray(value["enum"]) && value["enum"].every((each) => typeof each === "string");
  return Object.fromEntries(isText ? [...soft, ["type", "string"]] : soft);
}

const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(soften(schema) as object);

async function printEverything(): Promise<Node> {
  const { catalogue } = await linkModel(everything);
  return JSON.parse(printJson(catalogue)) as Node;
}

test("knows all keywords of the schema", () => {
  const known =
    "$defs $ref $schema additionalProperties anyOf const description enum items maxItems minItems oneOf properties required title type";
  expect([...new Set(listKeywords(schema))].toSorted().filter((key) => !known.split(" ").includes(key))).toEqual([]);
});

test("names the place", async () => {
  const printed = await printEverything();
  expect(findMisfit(printed, schema)).toBe(undefined);
  const of = (change: (copy: Node) => void): unknown => {
    const copy = structuredClone(printed);
    change(copy);
    return findMisfit(copy, schema);
  };
  const record = (copy: Node): Node =>
    (copy["schemas"] as Node[]).find(({ fields }) => (fields as Node[])?.length > 0) ?? {};
  const at = (printed["schemas"] as Node[]).findIndex(({ fullName }) => fullName === record(printed)["fullName"]);
  const field = (copy: Node): Node => (record(copy)["fields"] as Node[])[0] ?? {};
  expect(of((copy) => delete field(copy)["aliases"])).toEqual({
    pointer: `/schemas/${at}/fields/0`,
    problem: "`aliases` is missing",
  });
  expect(of((copy) => (field(copy)["name"] = 3))).toEqual({
    pointer: `/schemas/${at}/fields/0/name`,
    problem: "it is 3 rather than a text",
  });
  expect(of((copy) => ((field(copy)["type"] as Node)["kind"] = "tensor"))).toEqual({
    pointer: `/schemas/${at}/fields/0/type`,
    problem: 'its `kind` is "tensor", which isn\'t known here',
  });
  expect(of((copy) => (field(copy)["later"] = {}))).toBe(undefined);
  expect(of((copy) => (copy["entities"] = {}))).toEqual({
    pointer: "/entities",
    problem: "it is an object rather than a list",
  });
});

test("says of a value that is damaged anywhere what a validator says", async () => {
  const printed = await printEverything();
  const random = createRandom(7);
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[random(values.length)];
  let refused = 0;
  for (let round = 0; round < 400; round += 1) {
    const copy = structuredClone(printed);
    const nodes = listNodes(copy);
    const node = pick(nodes) ?? copy;
    const key = pick(Object.keys(node));
    if (key === undefined) continue;
    const other = pick([undefined, null, 3, 1.5, true, "x", [], [1], {}, { kind: "record" }]);
    if (other === undefined && !Array.isArray(node)) delete node[key];
    else node[key] = other ?? null;
    const isRight = validate(copy);
    if (!isRight) refused += 1;
    expect([node, key, findMisfit(copy, schema) === undefined]).toEqual([node, key, isRight]);
  }
  expect(refused).toBeGreaterThan(200);
});

test("takes what is nested without end for a misfit", () => {
  let type: unknown = { kind: "primitive", name: "string", annotations: {} };
  const span = { file: "a", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  for (let depth = 0; depth < 20_000; depth += 1) type = { kind: "array", items: type, annotations: {}, span };
  const found = findMisfit(type, { $ref: "#/$defs/TypeExpression", $defs: schema["$defs"] ?? {} });
  expect(found?.problem).toBe("it is nested too deeply");
});

function listKeywords(value: unknown, isMap = false): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((part) => listKeywords(part));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(isMap ? [] : [key]),
    ...listKeywords(part, !isMap && (key === "properties" || key === "$defs")),
  ]);
}

function listNodes(value: unknown): readonly Node[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(listNodes)];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
