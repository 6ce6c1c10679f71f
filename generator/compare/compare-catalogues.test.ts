import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { linkModel } from "../testdata/link-model.ts";
import type { Change } from "./change.ts";
import { compareCatalogues } from "./compare-catalogues.ts";
import { listRules } from "./rules.ts";

/** One small change: what two models have in common, how they differ, and all that is to be found. */
interface Case {
  readonly name: string;
  readonly shared?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, readonly [string, string]>>;
  readonly pdl?: readonly [string, string];
  readonly avro?: readonly [string, string];
  readonly graphql?: readonly [string, string];
  readonly expect: readonly string[];
}

const folder = fileURLToPath(new URL("./testdata", import.meta.url));

const tables = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .sort()
  .map((name) => ({ area: name.slice(0, -5), cases: parse(readFileSync(`${folder}/${name}`, "utf8")) as Case[] }));

describe.each(tables)("changes of $area", ({ cases }) => {
  it.each(cases)("$name", async ({ expect: expected, ...texts }) => {
    const { changes } = await compareTexts(texts);
    expect(changes.map(describeChange)).toEqual(expected);
  });
});

test("the table is large, and nothing in it stands twice", () => {
  const names = tables.flatMap(({ cases }) => cases.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test("every model equals itself", async () => {
  for (const { cases } of tables) {
    for (const { expect: _, ...texts } of cases) {
      const { catalogue } = await linkModel(toFiles(texts, 1));
      expect(compareCatalogues(catalogue, catalogue).changes).toEqual([]);
    }
  }
});

test("what is found has its row in the table of rules", () => {
  const rules = new Set<string>(listRules().map(({ code }) => code));
  const told = tables.flatMap(({ cases }) => cases.flatMap((each) => each.expect.map((line) => line.split(" ")[0])));
  expect(told.filter((code) => code === undefined || !rules.has(code))).toEqual([]);
});

async function compareTexts(texts: Omit<Case, "name" | "expect">): Promise<ReturnType<typeof compareCatalogues>> {
  const [before, after] = await Promise.all([linkModel(toFiles(texts, 0)), linkModel(toFiles(texts, 1))]);
  return compareCatalogues(before.catalogue, after.catalogue);
}

function toFiles(texts: Omit<Case, "name" | "expect">, side: 0 | 1): Readonly<Record<string, string>> {
  const { shared = {}, files = {}, pdl, avro, graphql } = texts;
  const pairs = { ...files, "a.pdl": pdl, "a.avsc": avro, "a.graphql": graphql };
  const own = Object.entries(pairs).flatMap(([path, pair]) =>
    pair === undefined ? [] : [[path, pair[side]] as const],
  );
  return { ...shared, ...Object.fromEntries(own.filter(([, text]) => text !== "")) };
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
