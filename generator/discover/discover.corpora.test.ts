import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { discover } from "./discover.ts";

describe.skipIf(!corporaFolder)("a real checkout", () => {
  test.each([
    ["datahub-0.10.4", 468, 11],
    ["datahub-1.3.0", 643, 26],
  ])("%s is read in its core alone", async (name, schemas, graphql) => {
    const report = createReport();
    const { files } = await discover({ inputs: [join(corporaFolder ?? "", name)] }, report);
    // Types that only the platform's calls use are read beside the model, and are no part of it.
    const model = files.filter(({ role }) => role !== "support");
    expect(files.length - model.length).toBe(2);
    const count = (kind: string): number => model.filter((file) => file.kind === kind).length;
    expect([count("pdl"), count("graphql"), count("registry")]).toEqual([schemas, graphql, 1]);
    expect(["pdsc", "avsc", "avpr"].map(count)).toEqual([0, 0, 0]);
    expect(report.diagnostics).toEqual([]);
    expect(files.every(({ kind, root }) => kind !== "pdl" || root?.endsWith("/src/main/pegasus"))).toBe(true);
  });
});
