import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { check, generate } from "../../api.ts";
import { packageFolder } from "../../package-folder.ts";
import { printJson } from "../../print/print-json.ts";
import { describeThings } from "../things/describe-things.ts";
import { readPage } from "../pages/read-page.ts";
import { openLiveSite } from "./open-live-site.ts";
import { openWrittenSite } from "./open-written-site.ts";
import { searchSite } from "../pages/search-site.ts";

let folder: string;
let model: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-live-"));
  model = join(folder, "model");
  cpSync(join(packageFolder, "generator/testdata/sites/tiny"), model, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("is the site that would be written, and writes nothing", async () => {
  const before = readdirSync(folder, { recursive: true });
  const live = await openLiveSite({ cwd: folder, overrides: { inputs: [model] } }).site();
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  const out = join(folder, "out");
  await generate({ inputs: [model], config: false, out, settings: { cache: "" } });
  const written = openWrittenSite(out)();
  expect(live.base).toBe(written.base);
  const print = ({ catalogue }: typeof live): string => printJson(catalogue, 2, { sortKeys: true });
  expect(print(live)).toBe(print(written));
  const twins = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".md"));
  expect(twins.length).toBeGreaterThan(10);
  for (const path of [...twins, "llms.txt"]) expect([path, live.read(path)]).toEqual([path, written.read(path)]);
  expect(live.read("no/such.md")).toBeUndefined();
  const ask = (site: typeof live): Promise<unknown> => searchSite(site, "which aspects does a book have", { limit: 5 });
  expect(await ask(live)).toEqual(await ask(written));
});

it("has the pages that things are said to have", async () => {
  const live = await openLiveSite({ cwd: folder, overrides: { inputs: [model] } }).site();
  const pages = [
    "book",
    "bookInfo",
    "bookLent",
    "Genre",
    "WrittenBy",
    "Query.book(urn:)",
    "Book.title",
    "BookInfo.title",
  ].map((coordinate) => describeThings(live, coordinate).map((thing) => (thing as { readonly page: string }).page));
  expect(pages).toEqual([
    ["generated/metamodel/entities/book/", "graphql/queries/book/"],
    ["generated/metamodel/aspects/bookInfo/"],
    ["generated/metamodel/events/bookLent/"],
    ["generated/metamodel/types/com.example.common.Genre/", "graphql/enums/Genre/"],
    ["generated/metamodel/relationships/#WrittenBy"],
    ["graphql/queries/book/#Query.book(urn:)"],
    ["graphql/objects/Book/#Book.title"],
    ["generated/metamodel/aspects/bookInfo/#title"],
  ]);
  for (const page of pages.flat()) expect([page, readPage(live, page)]).toEqual([page, expect.stringContaining("# ")]);
});

it("is the same as long as nothing changes, and follows what does", async () => {
  const { site: open } = openLiveSite({ cwd: folder, overrides: { inputs: [model] } });
  const [first, second] = await Promise.all([open(), open()]);
  expect(second).toBe(first);
  const registry = join(model, "entity-registry.yml");
  const text = readFileSync(registry, "utf8");
  writeFileSync(registry, text.replace("name: book", "name: volume"));
  const third = await open();
  expect(third).not.toBe(first);
  expect(third.catalogue.entities.has("volume")).toBe(true);
  writeFileSync(registry, text);
  expect((await open()).catalogue.entities.has("book")).toBe(true);
});

it("is the same as long as nothing changes where plug-ins read it", async () => {
  cpSync(join(packageFolder, "generator/testdata/plugins/harbour"), model, { recursive: true });
  const live = openLiveSite({ cwd: model, overrides: {} });
  const first = await live.site();
  expect(await live.site()).toBe(first);
});

it("is checked as a check of its own would, and follows what changes", async () => {
  writeFileSync(join(model, "pdl/Bare.pdl"), "namespace a\nrecord Bare { x: Nothing }\n");
  const config = join(folder, "aspectdoc.config.yaml");
  writeFileSync(config, "inputs: [model]\ncoverage: { minimum: 100 }\nlevels: { check/missing-doc: warning }\n");
  const live = openLiveSite({ cwd: folder, overrides: {} });
  const compare = async (): Promise<void> => {
    const { passed, numbers, diagnostics } = await check({ cwd: folder });
    const found = await live.check();
    expect(found).toMatchObject({ passed, coverage: numbers?.coverage.percent });
    // Where files are on the disk is told to programs alone.
    expect(diagnostics).toMatchObject(found?.diagnostics ?? []);
  };
  await compare();
  expect((await live.check())?.diagnostics.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["coverage/below-minimum", "check/missing-doc", "link/unknown-type"]),
  );
  rmSync(join(model, "pdl/Bare.pdl"));
  await compare();
  expect((await live.check())?.passed).toBe(true);
  writeFileSync(config, "inputs: [nowhere]\n");
  await compare();
  writeFileSync(config, "input: [nowhere]\n");
  await compare();
});

it("leaves a question that nobody waits for any more", async () => {
  const { site } = openLiveSite({ cwd: folder, overrides: { inputs: [model] } });
  const gone = AbortSignal.abort(new Error("gone"));
  await expect(site({ signal: gone, hear() {} })).rejects.toThrow("gone");
  expect((await site()).catalogue.entities.has("book")).toBe(true);
});

it("stays the same where it has several editions, until one changes", async () => {
  cpSync(model, join(folder, "old"), { recursive: true });
  writeFileSync(
    join(folder, "aspectdoc.config.yaml"),
    'versions:\n  - { version: "2", isLast: true, inputs: [model] }\n  - { version: "1", inputs: [old] }\n',
  );
  const live = openLiveSite({ cwd: folder, overrides: {} });
  const first = await live.site();
  expect(await live.site()).toBe(first);
  expect(await live.check()).toBeUndefined();
  rmSync(join(folder, "old/pdl"), { recursive: true });
  const other = await live.site();
  expect(other).not.toBe(first);
  expect(await live.site()).toBe(other);
});

it("says why there is no site", async () => {
  const { site: open } = openLiveSite({ cwd: folder, overrides: { inputs: [join(folder, "nowhere")] } });
  await expect(open()).rejects.toThrow(/^there is no site of this model: .*nowhere/);
});
