import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { buildSchema, findBreakingChanges, findDangerousChanges, type GraphQLSchema } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { loadModelFrom } from "../testdata/load-model.ts";
import { compareModels } from "./compare-models.ts";
import type { Change, ModelChanges } from "./model-changes.ts";

const versions = ["datahub-0.10.4", "datahub-1.3.0"] as const;

describe.skipIf(!corporaFolder)("what 1.3.0 has changed since 0.10.4", () => {
  let catalogues: readonly Catalogue[];
  let changes: ModelChanges;

  beforeAll(async () => {
    const models = await Promise.all(versions.map((version) => loadModelFrom(join(corporaFolder ?? "", version))));
    catalogues = models.map(({ catalogue }) => catalogue);
    const [before, after] = catalogues;
    if (before === undefined || after === undefined) throw new Error("both models are needed");
    changes = compareModels(before, after);
  }, 180_000);

  test("makes up the difference of the totals", () => {
    const sizes = (pick: (catalogue: Catalogue) => number): number =>
      catalogues.map(pick).reduce((before, after) => after - before);
    const net = (list: readonly Change[]): number => count(list, "added") - count(list, "removed");
    expect(net(changes.entities)).toBe(sizes(({ entities }) => entities.size));
    expect(net(changes.aspects)).toBe(sizes(({ aspects }) => aspects.size));
    expect(net(changes.operations)).toBe(sizes(({ graphql }) => graphql.operations.length));
    expect(net(changes.graphqlTypes)).toBe(sizes(({ graphql }) => graphql.types.length));
    expect(count(changes.entities, "added")).toBeGreaterThan(0);
  });

  test("breaks and risks in GraphQL what graphql-js says that it does", () => {
    const [before, after] = versions.map(readSchema);
    if (before === undefined || after === undefined) throw new Error("both models are needed");
    const effects = [...changes.operations, ...changes.graphqlTypes].flatMap((change) =>
      change.kind === "changed" ? change.parts.map(({ effect }) => effect) : [change.effect],
    );
    const judged = (effect: string): number => effects.filter((each) => each === effect).length;
    expect(judged("breaking")).toBe(findBreakingChanges(before, after).length);
    // What callers may give and need not surprises nobody.
    const dangers = findDangerousChanges(before, after).filter(({ type }) => !type.startsWith("OPTIONAL_"));
    expect(judged("risky")).toBe(dangers.length);
  });

  test("lets every aspect that says that it reads old data read it", () => {
    const judged = changes.aspects.filter(({ evolution }) => evolution !== undefined);
    expect(judged.length).toBeGreaterThan(20);
    const reasons = judged.flatMap(({ evolution }) =>
      evolution?.backward.holds === false ? evolution.backward.reason : [],
    );
    expect(reasons.every((reason) => reason !== undefined && reason !== "")).toBe(true);
  });
});

function count(changes: readonly Change[], kind: Change["kind"]): number {
  return changes.filter((change) => change.kind === kind).length;
}

function readSchema(version: string): GraphQLSchema {
  const paths = fastGlob.sync("**/*.graphql", { cwd: join(corporaFolder ?? "", version), absolute: true }).sort();
  return buildSchema(paths.map((path) => readFileSync(path, "utf8")).join("\n"));
}
