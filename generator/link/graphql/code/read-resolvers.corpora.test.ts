import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { createReport } from "../../../diagnostics/report.ts";
import { corporaFolder } from "../../../testdata/corpora.ts";
import { linkGraphql } from "../link-graphql.ts";
import { parseGraphql } from "../../../parse/graphql/parse-graphql.ts";
import { readCoreModel } from "../../../testdata/read-core-model.ts";
import { readJavaFolder } from "../../../testdata/read-java-folder.ts";
import { readResolvers, type ReadResolver } from "./read-resolvers.ts";

/*
 * What the server of two releases does, read from its Java. Each line of the sample was compared with the code by
 * hand, from the resolver to what it calls, so it is never rewritten from what the reader gives.
 */

const sample = readFileSync(new URL("../../../testdata/corpora/mutations-1.3.0.txt", import.meta.url), "utf8");

async function read(version: string): Promise<ReadonlyMap<string, ReadResolver>> {
  const report = createReport();
  const sources = await readJavaFolder(join(corporaFolder ?? "", `datahub-${version}-code`), report);
  const model = readCoreModel(join(corporaFolder ?? "", `datahub-${version}`));
  const aspects = new Set(
    model.flatMap(({ kind, text }) =>
      kind === "pdl"
        ? [...text.matchAll(/@Aspect = \{[^}]*?"?name"?\s*:\s*"(\w+)"/g)].map(([, name]) => name ?? "")
        : [],
    ),
  );
  const resolvers = readResolvers(sources, {
    wirings: [...sources.paths].filter((path) => path.endsWith("/GmsGraphQLEngine.java")),
    types: new Set(["Query", "Mutation"]),
    aspects,
  });
  expect(report.diagnostics).toEqual([]);
  return new Map(resolvers.map((resolver) => [resolver.coordinate, resolver]));
}

function print({ coordinate, writes, deletes, privileges }: ReadResolver): string {
  const aspects = writes.map(({ value }) => value).sort();
  const parts = [
    ...(aspects.length > 0 ? [`writes ${aspects.join(" ")}`] : []),
    ...(deletes === undefined ? [] : ["deletes"]),
    ...(privileges.length > 0
      ? [
          `asks ${privileges
            .map(({ names }) => names.join("+"))
            .sort()
            .join(" ")}`,
        ]
      : []),
  ];
  return `${coordinate.replace("Mutation.", "")}: ${parts.join("; ")}`;
}

describe.skipIf(!corporaFolder)("the mutations of DataHub 1.3.0, read from the server's Java", () => {
  let resolvers: ReadonlyMap<string, ReadResolver>;
  let mutations: readonly string[];
  beforeAll(async () => {
    resolvers = await read("1.3.0");
    const sdl = readCoreModel(join(corporaFolder ?? "", "datahub-1.3.0")).filter(({ kind }) => kind === "graphql");
    const { operations } = linkGraphql(await parseGraphql(sdl, createReport()), createReport());
    mutations = operations.flatMap(({ operation, coordinate }) => (operation === "mutation" ? [coordinate] : []));
  });

  it("do what the code says where a sample of them was looked up by hand", () => {
    const lines = sample.trim().split("\n");
    expect(lines.length).toBeGreaterThanOrEqual(60);
    const printed = lines.map((line) => {
      const resolver = resolvers.get(`Mutation.${line.slice(0, line.indexOf(":"))}`);
      return resolver === undefined ? "nothing" : print(resolver);
    });
    expect(printed).toEqual(lines);
  });

  it("are told with what they change and what they ask for in more than four of five cases", () => {
    const told = mutations.filter((coordinate) => {
      const found = resolvers.get(coordinate);
      return (
        found !== undefined && (found.writes.length > 0 || found.deletes !== undefined) && found.privileges.length > 0
      );
    });
    expect(mutations.length).toBe(145);
    expect(told.length).toBe(127);
  });

  it("show each fact by a line of the code that names it", () => {
    const { writes, privileges, span } = resolvers.get("Mutation.setTagColor") ?? {};
    const folder = "datahub-graphql-core/src/main/java/com/linkedin/datahub/graphql";
    expect(span).toMatchObject({ file: `${folder}/resolvers/tag/SetTagColorResolver.java` });
    const places = [...(writes ?? []), ...(privileges ?? [])].map((fact) => `${fact.span.file}:${fact.span.startLine}`);
    const lines = places.map((place) => {
      const [file = "", line] = place.split(":");
      return readFileSync(join(corporaFolder ?? "", "datahub-1.3.0-code", file), "utf8").split("\n")[Number(line) - 1];
    });
    expect(lines.map((line) => line?.trim())).toEqual([
      "tagUrn, TAG_PROPERTIES_ASPECT_NAME, tagProperties);",
      "ImmutableList.of(PoliciesConfig.EDIT_ENTITY_PRIVILEGE.getType()));",
      "ImmutableList.of(PoliciesConfig.EDIT_TAG_COLOR_PRIVILEGE.getType()))));",
    ]);
  });

  it("leave apart what queries read", () => {
    const dataset = resolvers.get("Query.dataset");
    expect(dataset?.writes).toEqual([]);
    expect(dataset?.reads.map(({ value }) => value)).toEqual(
      expect.arrayContaining(["datasetProperties", "ownership", "schemaMetadata", "upstreamLineage"]),
    );
  });
});

describe.skipIf(!corporaFolder)("the mutations of DataHub 0.10.4, read from the server's Java", () => {
  it("are told with what they change and what they ask for, all but six", async () => {
    const resolvers = [...(await read("0.10.4")).values()].filter(({ coordinate }) =>
      coordinate.startsWith("Mutation."),
    );
    const untold = resolvers.filter(
      ({ writes, deletes, privileges }) => (writes.length === 0 && deletes === undefined) || privileges.length === 0,
    );
    expect(resolvers.length).toBe(96);
    expect(untold.map(({ coordinate }) => coordinate)).toEqual([
      "Mutation.acceptRole",
      "Mutation.batchUpdateStepStates",
      "Mutation.rollbackIngestion",
      "Mutation.updateCorpUserViewsSettings",
      "Mutation.updateUserSetting",
      "Mutation.updateUserStatus",
    ]);
  });
});
