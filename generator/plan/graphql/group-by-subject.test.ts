import { describe, expect, it } from "vitest";
import { readGraphqlFiles, readGraphqlModel } from "../../testdata/graphql-model.ts";
import { groupBySubject, type SubjectThing } from "./group-by-subject.ts";
import { toNameWords } from "./name-subjects.ts";
import { measureGroups } from "./testdata/measure-groups.ts";

function readCategory({ directives }: SubjectThing): string | undefined {
  const value = directives.find(({ name }) => name === "doc")?.arguments[0]?.value;
  return value === undefined ? undefined : (JSON.parse(value) as string);
}

const library = new URL("testdata/library.graphql", import.meta.url).pathname;

describe("what operations and types are about", () => {
  it("is what a directive says", async () => {
    const groups = groupBySubject(await readGraphqlFiles([library]), { entityTypes: [] });
    expect(groups.map(({ label, things }) => `${label} ${things.length}`)).toEqual([
      "Branches 10",
      "Catalogue 13",
      "Events 8",
      "Fees 9",
      "Lending 11",
      "Readers 11",
      "Reservations 8",
      "Rooms 8",
    ]);
  });

  it("is found without directives for three of four", async () => {
    const groups = groupBySubject(await readGraphqlFiles([library]), { entityTypes: [], ignores: ["directives"] });
    const share = measureGroups(groups, readCategory);
    console.log(`without directives ${(share * 100).toFixed(1)} % in ${groups.length} groups`);
    expect(share).toBeGreaterThanOrEqual(0.75);
    expect(groups.length).toBeLessThan(16);
  });

  it("is nothing for a schema without anything in common", async () => {
    const { catalogue } = await readGraphqlModel({ "a.graphql": "type Query { ping: Boolean }" });
    expect(groupBySubject(catalogue.graphql, { entityTypes: [] })).toMatchObject([{ label: "Other", isRest: true }]);
  });

  it("is spelt as people spell it, who know a name from a type", async () => {
    const types = ["View", "ViewFilter", "ViewType", "ViewInput", "ViewResult"].map(
      (name) => `"Part of MegaStore, with DataJobs." type MegaStore${name} { id: ID }`,
    );
    const sdl = `type Query { a: Int }\n${types.join("\n")}\ntype DataJob { id: ID }`;
    const { catalogue } = await readGraphqlModel({ "a.graphql": sdl });
    const labels = (title?: string) =>
      groupBySubject(catalogue.graphql, { entityTypes: ["MegaStoreView", "DataJob"], title }).map(({ label }) => label);
    expect(labels()).toContain("MegaStore view");
    expect(labels("DataJob, MegaStore")).toEqual(["Data job", "MegaStore view", "Other"]);
  });

  it("is read from words", () => {
    expect(toNameWords("listMLModelGroups")).toEqual(["list", "ml", "model", "group"]);
    expect(toNameWords("batchGetTimeseriesQueries")).toEqual(["batch", "get", "timeseries", "query"]);
  });
});
