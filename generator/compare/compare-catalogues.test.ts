import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Change } from "./change.ts";
import { compareCatalogues } from "./compare-catalogues.ts";
import { settleVerdicts } from "./settle-verdicts.ts";
import { listRules } from "./rules.ts";
import { typedefRules } from "./rules/typedefs.ts";
import { type CaseTexts, linkCase } from "./testdata/link-case.ts";

/** One small change: what two models have in common, how they differ, and all that is to be found. */
interface Case extends CaseTexts {
  readonly name: string;
  readonly expect: readonly string[];
}

const folder = fileURLToPath(new URL("./testdata", import.meta.url));

const tables = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .sort()
  .map((name) => ({
    area: name.slice(0, -5),
    cases: parse(readFileSync(`${folder}/${name}`, "utf8"), { merge: true }) as Case[],
  }));

/** The later models of cases that have been looked at: to link one takes longer than to compare it. */
const linked = new Map<Case, Catalogue>();

describe.each(tables)("changes of $area", ({ cases }) => {
  it.each(cases)("$name", async (each) => {
    const [before, after] = await linkBoth(each);
    linked.set(each, after);
    expect(compareCatalogues(before, after).changes.map(describeChange)).toEqual(each.expect);
  });
});

test("the table is large, and nothing in it stands twice", () => {
  const names = tables.flatMap(({ cases }) => cases.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(170);
  expect(new Set(names).size).toBe(names.length);
});

test("every model equals itself", async () => {
  for (const { cases } of tables) {
    for (const each of cases) {
      const catalogue = linked.get(each) ?? (await linkCase(each, 1));
      expect(compareCatalogues(catalogue, catalogue).changes).toEqual([]);
    }
  }
});

test("every rule has its case", () => {
  const told = new Set(
    tables.flatMap(({ cases }) => cases.flatMap((each) => each.expect.map((line) => line.split(" ")[0]))),
  );
  expect(
    listRules()
      .map(({ code }) => code)
      // Two models don't tell it; its case is beside what reads the history.
      .filter((code) => !told.has(code) && code !== "breaking/field-returned")
      // Of types of Atlas, they are beside what compares these, which a plug-in reads.
      .filter((code) => !Object.hasOwn(typedefRules, code)),
  ).toEqual([]);
});

test("a change has its place in both models, and what is new or gone in one", async () => {
  const pdl = ["record A {\n  x: int\n  y: int\n}", "/** Words. */\nrecord A {\n  x: string\n  z: int\n}"] as const;
  const { changes } = compareCatalogues(...(await linkBoth({ pdl })));
  const place = (side: Change["before"]): string | undefined =>
    side?.span && `${side.span.file}:${side.span.startLine}`;
  expect(changes.map(({ coordinate, before, after }) => [coordinate, place(before), place(after)])).toEqual([
    ["A.y", "a.pdl:3", undefined],
    ["A.z", undefined, "a.pdl:4"],
    ["A.x", "a.pdl:2", "a.pdl:3"],
    ["A", undefined, "a.pdl:2"],
  ]);
});

test("every change of a language that a plug-in reads says whom it hits", async () => {
  const before = { required: ["a"], properties: { a: { type: "string" }, b: { type: "string" }, c: { enum: ["x"] } } };
  const after = { properties: { a: { type: "string" }, b: { type: ["string", "null"] }, c: { enum: ["x", "y"] } } };
  const { changes } = compareCatalogues(...(await linkBoth({ jsonSchema: [before, after] })));
  expect(changes.map(({ code, hits }) => [code, hits])).toEqual([
    ["breaking/field-made-optional", ["oldReaders"]],
    ["breaking/null-allowed", ["oldReaders"]],
    ["risky/symbol-added", ["oldReaders"]],
  ]);
});

test("a definition of a JSON Schema that is gone hits code that uses it, and whoever has data where it was referred to", async () => {
  const definitions = { D: { type: "object", properties: { x: { type: "string" } } } };
  const before = { definitions, properties: { a: { $ref: "#/definitions/D" } } };
  const { changes } = compareCatalogues(
    ...(await linkBoth({ jsonSchema: [before, { properties: { a: { type: "string" } } }] })),
  );
  expect(changes.map(({ code, hits }) => [code, hits])).toEqual([
    ["breaking/type-changed", ["newReaders", "oldReaders", "dataWriters", "typeUsers"]],
    ["breaking/type-removed", ["typeUsers"]],
  ]);
});

test("changes of JSON Schemas fail those whose schema refuses the other's data", async () => {
  const before = { properties: { a: { type: "string" }, b: { type: "string" } }, required: ["a"] };
  const after = { properties: { a: { type: ["string", "null"] } } };
  const { changes } = compareCatalogues(...(await linkBoth({ jsonSchema: [before, after] })));
  const verdicts = (compat: "backward" | "forward"): readonly string[] =>
    settleVerdicts(changes, { compat }).map(({ code, verdict }) => `${verdict} ${code}`);
  // What a new schema lets go by may be null or absent, and an old one wants neither.
  const codes = ["breaking/field-removed", "breaking/field-made-optional", "breaking/null-allowed"];
  expect(verdicts("backward")).toEqual(codes.map((code) => `risky ${code}`));
  expect(verdicts("forward")).toEqual(codes.map((code, at) => `${at === 0 ? "risky" : "breaking"} ${code}`));
});

test("limits are told with all of their digits", async () => {
  const toText = (most: string): string => `{ "properties": { "x": { "type": "integer", "maximum": ${most} } } }`;
  const jsonSchema = [toText("9223372036854775807"), toText("9223372036854775806")] as const;
  const { changes } = compareCatalogues(...(await linkBoth({ jsonSchema })));
  expect(changes.map(({ before, after }) => [before?.text, after?.text])).toEqual([
    ["maximum 9223372036854775807", "maximum 9223372036854775806"],
  ]);
});

test("what only one model has any of is not compared, and said so", async () => {
  const [before, after] = await linkBoth({
    pdl: ["record A {}", "record A {}"],
    graphql: ["type Query { a: Int }", ""],
  });
  expect(compareCatalogues(before, after)).toEqual({
    changes: [],
    uncompared: [{ area: "operations", missing: "after" }],
  });
});

async function linkBoth(texts: CaseTexts): Promise<[Catalogue, Catalogue]> {
  return Promise.all([linkCase(texts, 0), linkCase(texts, 1)]);
}

/** `code coordinate`, who can't read whose data by whom, and how sure a rename is. */
function describeChange({ code, coordinate, readings = [], evidence, reached = [], announced }: Change): string {
  const failing = readings
    .map(({ by, newReadsOld, oldReadsNew }) => `${by} ${newReadsOld ? "" : "N"}${oldReadsNew ? "" : "O"}`)
    .filter((reading) => !reading.endsWith(" "));
  return [
    code,
    coordinate,
    ...(failing.length === 0 ? [] : [`[${failing.join(", ")}]`]),
    ...(evidence ?? []).map(({ certainty }) => `{${certainty}}`),
    ...(announced === true ? ["{announced}"] : []),
    ...reached.map(({ name, through }) => `(${[name, ...through.slice(0, -1)].join(" > ")})`),
  ].join(" ");
}
