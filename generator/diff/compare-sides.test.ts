import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeSettings } from "../config/settings.ts";
import { createEngine, type Trace } from "../engine/create-engine.ts";
import { packageFolder } from "../package-folder.ts";
import { createRun } from "../run.ts";
import type { Compared } from "./compared.ts";
import { compareSides } from "./compare-sides.ts";
import { linkModel } from "../testdata/link-model.ts";
import { openSide } from "./open-side.ts";
import { type Side, toSide } from "./side.ts";

/* What is read of two states of a model: nothing where they are the same, else what they don't share once more. */

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-sides-")));
  for (const name of ["old", "new"]) {
    cpSync(join(packageFolder, "generator/testdata/sites/tiny"), join(folder, name), { recursive: true });
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function compare(): Promise<{ readonly compared: Compared | undefined; readonly done: readonly Trace[] }> {
  const traces: Trace[] = [];
  const engine = createEngine({ isLive: true, onAnswer: (trace) => traces.push(trace) }).within("model");
  const run = createRun({ begin() {}, advance() {}, end() {} });
  const context = { settings: makeSettings({}, {}), run, cwd: folder };
  const [before, after] = [await openSide("old", context), await openSide("new", context)];
  if (before === undefined || after === undefined) throw new Error("no sides");
  const terms = { today: "2027-01-31" };
  const compared = await compareSides(before, after, { terms, report: run.report, engine });
  return { compared, done: traces.filter(({ because }) => because !== undefined) };
}

test("looks into no file where all texts are the same", async () => {
  const { compared, done } = await compare();
  expect(compared).toMatchObject({ passing: [], failing: [], uncompared: [] });
  expect(done).toEqual([]);
});

test("reads and links what both have in common once", async () => {
  const path = join(folder, "new/pdl/com/example/BookInfo.pdl");
  writeFileSync(path, readFileSync(path, "utf8").replace("pages: optional int", "pages: optional long"));
  const { compared, done } = await compare();
  expect(compared?.passing.map(({ coordinate }) => coordinate)).toContain("com.example.BookInfo.pages");
  const parsed = done.filter(({ query }) => query === "parse").map(({ key }) => key);
  expect(parsed.filter((key) => key.includes("BookInfo.pdl"))).toHaveLength(2);
  expect(new Set(parsed).size).toBe(parsed.length - 1);
  expect(done.filter(({ query }) => query === "link graphql")).toHaveLength(1);
});

test("tells of what plug-ins have read that nobody judges it", async () => {
  const { catalogue } = await linkModel({ "a.pdl": "record A {}" });
  const { report } = createRun({ begin() {}, advance() {}, end() {} });
  const side = (data: string): Side =>
    toSide(data, { ...catalogue, extensions: [{ plugin: "openapi", file: "a.yaml", data }] });
  await compareSides(side("one"), side("two"), { terms: { today: "2027-01-31" }, report });
  expect(report.diagnostics.map(({ code }) => code)).toEqual(["compare/not-judged"]);
});
