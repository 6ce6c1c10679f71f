import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { linkModel } from "../../testdata/link-model.ts";
import { compareCatalogues } from "../compare-catalogues.ts";
import { judgeByGraphqlJs, judgeByInspector, judgeByUs } from "../testdata/judge-by-others.ts";

interface Case {
  readonly name: string;
  readonly graphql: readonly [string, string];
}

const table = new URL("../testdata/graphql.yaml", import.meta.url);
const cases = parse(readFileSync(table, "utf8")) as readonly Case[];

/** What graphql-js tells by the type that holds it, or not at all, and we tell by itself. */
const ours: Readonly<Record<string, readonly string[]>> = {
  "a root type goes": ["breaking Mutation.b"],
  "a type is no longer the root of mutations, or is that from now on": ["breaking M.b"],
};

/** What graphql-js tells otherwise. */
const theirs: Readonly<Record<string, readonly string[]>> = {
  "a root type gets another name": ["breaking Q"],
  // Its operations say that it is gone.
  "a root type goes": ["breaking Mutation"],
  // Besides that it has to be given now.
  "an argument loses the default that let it be left out": ["risky Query.a(x:)"],
};

describe("what graphql-js says of each small change", () => {
  it.each(cases)("$name", async ({ name, graphql: [before, after] }) => {
    const { changes } = compareCatalogues(await linkSdl(before), await linkSdl(after));
    const found = judgeByUs(changes);
    const expected = judgeByGraphqlJs(buildSchema(before), buildSchema(after));
    const also = ours[name] ?? [];
    expect(found.seen.filter((line) => !also.includes(line))).toEqual(
      expected.filter((line) => theirs[name]?.includes(line) !== true),
    );
  });
});

describe("what graphql-inspector says of each small change", () => {
  it.each(cases)("$name", async ({ graphql: [before, after] }) => {
    const { changes } = compareCatalogues(await linkSdl(before), await linkSdl(after));
    const found = await judgeByInspector(before, after);
    // It finds nothing that breaks somebody without our finding something that does, and the other way round.
    const breaks = changes.some(({ verdict }) => verdict === "breaking");
    const differs =
      found.some((line) => /DIRECTIVE_REPEATABLE_REMOVED/.test(line)) || notCompared.test(JSON.stringify(changes));
    expect(differs || breaks === found.some((line) => line.startsWith("breaking "))).toBe(true);
  });
});

/** Rules for what it doesn't compare. */
const notCompared = /graphql-one-of-added|now-required/;

async function linkSdl(text: string): Promise<Parameters<typeof compareCatalogues>[0]> {
  return (await linkModel({ "a.graphql": text })).catalogue;
}
