import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { buildSchema, type GraphQLSchema } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { corporaFolder } from "../../testdata/corpora.ts";
import { linkModel } from "../../testdata/link-model.ts";
import type { Change } from "../change.ts";
import { compareCatalogues } from "../compare-catalogues.ts";
import { judgeByGraphqlJs, judgeByInspector, judgeByUs } from "../testdata/judge-by-others.ts";

describe.skipIf(!corporaFolder)("the API of 1.3.0 against that of 0.10.4", () => {
  let changes: readonly Change[];
  let texts: readonly [string, string];
  let before: GraphQLSchema;
  let after: GraphQLSchema;

  beforeAll(async () => {
    texts = [readSdl("datahub-0.10.4"), readSdl("datahub-1.3.0")];
    [before, after] = [buildSchema(texts[0]), buildSchema(texts[1])];
    const models = await Promise.all(texts.map((text) => linkModel({ "a.graphql": text })));
    const [was, is] = models.map(({ catalogue }) => catalogue);
    if (was === undefined || is === undefined) throw new Error("both models are needed");
    ({ changes } = compareCatalogues(was, is));
  });

  test("breaks and risks what graphql-js says, and what it can't see has its rule", () => {
    const expected = judgeByGraphqlJs(before, after);
    const { seen, unseen } = judgeByUs(changes);
    expect(expected.length).toBeGreaterThan(100);
    expect(seen).toEqual(expected);
    // Nothing between these two is of the kinds that it doesn't compare; the small changes have those.
    expect(unseen).toEqual([]);
  });

  test("breaks and risks what graphql-inspector says, but for what is explained", async () => {
    const found = await judgeByInspector(...texts);
    const toPath = (coordinate: string): string => coordinate.replace(/\((\w+):\)$/, ".$1").replace(/<.*>$/, "");
    const list = (verdict: string): readonly string[] =>
      [
        ...new Set(changes.filter((change) => change.verdict === verdict).map(({ coordinate }) => toPath(coordinate))),
      ].sort();
    const listFound = (verdict: string): readonly string[] =>
      [
        ...new Set(found.filter((line) => line.startsWith(`${verdict} `)).map((line) => line.split(" ")[1] ?? "")),
      ].sort();
    expect(list("breaking")).toEqual(listFound("breaking"));
    // It takes an optional field of an input for harmless, which graphql-js does not.
    const isOptionalField = ({ code }: Change): boolean => code === "risky/graphql-input-field-added";
    const optional = changes.filter(isOptionalField).map(({ coordinate }) => toPath(coordinate));
    expect(optional.length).toBeGreaterThan(10);
    expect(without(list("risky"), optional)).toEqual(without(listFound("risky"), optional));
  });
});

function without(list: readonly string[], other: readonly string[]): readonly string[] {
  return list.filter((each) => !other.includes(each));
}

function readSdl(version: string): string {
  const paths = fastGlob.sync("**/*.graphql", { cwd: join(corporaFolder ?? "", version), absolute: true }).sort();
  return paths.map((path) => readFileSync(path, "utf8")).join("\n");
}
