import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import { corporaFolder } from "../../testdata/corpora.ts";
import { readGraphqlFiles } from "../../testdata/graphql-model.ts";
import { groupBySubject, type SubjectThing } from "./group-by-subject.ts";
import { measureGroups } from "./testdata/measure-groups.ts";

describe.skipIf(corporaFolder === undefined).each(["datahub-0.10.4", "datahub-1.3.0"])("subjects of %s", (version) => {
  it("leave few things over, and agree with the files that the authors made", async () => {
    const cwd = `${corporaFolder ?? ""}/${version}`;
    const graphql = await readGraphqlFiles(fastGlob.sync("**/*.graphql", { cwd, absolute: true }).sort());
    const entityTypes = graphql.types
      .filter((type) => type.kind === "object" && type.interfaces.includes("Entity"))
      .map(({ name }) => name);
    const groups = groupBySubject(graphql, { entityTypes });
    const all = groups.reduce((sum, { things }) => sum + things.length, 0);
    const rest = groups.find(({ isRest }) => isRest === true)?.things.length ?? 0;
    // Files that hold what is about everything say nothing.
    const fileOf = ({ span }: SubjectThing): string | undefined =>
      span === undefined || /(?:entity|app|query|common|connection)\.graphql$/.test(span.file) ? undefined : span.file;
    const share = measureGroups(groupBySubject(graphql, { entityTypes, ignores: ["files"] }), fileOf);
    console.log(
      `${version}: ${groups.length} subjects, ${rest} of ${all} left over, ${(share * 100).toFixed(1)} % as in files`,
    );
    expect(rest / all).toBeLessThan(0.1);
    expect(share).toBeGreaterThan(0.85);
  });
});
