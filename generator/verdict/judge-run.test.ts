import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ModelNumbers } from "../catalogue/measure-model.ts";
import type { Config } from "../config/config.ts";
import { makeSettings } from "../config/settings.ts";
import { planCodes } from "../diagnostics/codes/plan.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createReport } from "../diagnostics/report.ts";
import { measureModel } from "../catalogue/measure-model.ts";
import { linkModel } from "../testdata/link-model.ts";
import { judgeRun, type FinishedRun } from "./judge-run.ts";

let folder: string;
let numbers: ModelNumbers;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-verdict-"));
  // One of two things is described.
  const { catalogue } = await linkModel({ "A.pdl": "/** Doc. */ record A { a: int }" });
  numbers = measureModel(catalogue);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What a run comes to that has met a warning for each of the names, with a baseline that holds what was met before. */
async function judge(
  names: readonly string[],
  config: Partial<Config> & { readonly baseline?: string | undefined },
  more: Partial<FinishedRun> = {},
) {
  const report = createReport();
  for (const name of names) report.add(planCodes.routeCollision({ noun: "page", name, other: "x", route: "x-2" }));
  return judgeRun({ settings: makeSettings(config, {}), report, numbers, updates: false, ...more });
}

const codes = (diagnostics: readonly Diagnostic[] = []): readonly string[] => diagnostics.map(({ code }) => code);

test("warnings that the baseline lists don't count, new ones do, and those that are gone are told of", async () => {
  const baseline = join(folder, "known.json");
  const written = await judge(["a", "b"], { baseline }, { updates: true });
  expect([codes(written.diagnostics), written.known?.length]).toEqual([[], 2]);
  expect(written.note).toMatch(/^2 known warnings written to .*known\.json$/);

  const later = await judge(["b", "c"], { baseline });
  expect(later.known?.map(({ message }) => message.includes("`b`"))).toEqual([true]);
  expect(codes(later.diagnostics)).toEqual(
    expect.arrayContaining(["plan/route-collision", "baseline/gone"]) as unknown,
  );
  expect(later.diagnostics).toHaveLength(2);

  const again = await judge(["b"], { baseline }, { updates: true });
  expect(again.note).toMatch(/^1 known warning written to .*known\.json, 1 dropped$/);
});

test("a run over one edition leaves what the baseline has of the others", async () => {
  const baseline = join(folder, "editions.json");
  const known = ["v1/a.md", "v2/a.md"].map((file) => ({ code: "plan/route-collision", file, message: "m", count: 1 }));
  writeFileSync(baseline, JSON.stringify({ formatVersion: 1, known }));
  const seen = await judge([], { baseline }, { label: "v2/" });
  expect(seen.diagnostics.map(({ message }) => message.includes("v1/"))).toEqual([false]);
  await judge([], { baseline }, { label: "v2/", updates: true });
  const left = JSON.parse(readFileSync(baseline, "utf8")) as { known: readonly { file: string }[] };
  expect(left.known.map(({ file }) => file)).toEqual(["v1/a.md"]);
});

test("the ratchet goes up and never down", async () => {
  const baseline = join(folder, "ratchet.json");
  const config = { baseline, coverage: { ratchet: true } };
  const read = (): unknown => (JSON.parse(readFileSync(baseline, "utf8")) as { coverage?: number }).coverage;
  await judge([], config, { updates: true });
  expect(read()).toBe(50);
  writeFileSync(baseline, JSON.stringify({ formatVersion: 1, coverage: 60, known: [] }));
  expect(codes((await judge([], config)).diagnostics)).toEqual(["coverage/fell"]);
  await judge([], config, { updates: true });
  expect(read()).toBe(60);
});

test.each([
  ["no baseline is named to be written", {}, { updates: true }, ["baseline/no-file"]],
  ["no baseline is named to hold the ratchet", { coverage: { ratchet: true } }, {}, ["baseline/no-file"]],
  ["the baseline isn't there", { baseline: "none/here.json" }, {}, ["baseline/missing-file"]],
  ["there is no model", { baseline: "none/here.json" }, { numbers: undefined }, []],
])("says so where %s", async (_, config, more, said) => {
  expect(codes((await judge([], config, more)).diagnostics)).toEqual(said);
});
