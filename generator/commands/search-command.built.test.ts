import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate } from "../api.ts";
import { packageFolder } from "../package-folder.ts";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { type Finished, runCommand } from "../testdata/run-command.ts";
import { markerName } from "../write/marker.ts";
import { createProgram } from "./create-program.ts";
import { describeSearch } from "./search-command.ts";

const tiny = join(packageFolder, "generator/testdata/sites/tiny");
const bookPage = "generated/metamodel/entities/book/";
let top: string;
let site: string;

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), "aspectdoc-search-"));
  site = join(top, "site");
  await generate({ inputs: [tiny], config: false, out: site, settings: { cache: "" } });
});

afterAll(() => rmSync(top, { recursive: true, force: true }));

const search = (args: readonly string[]): Promise<Finished> => runCommand(describeSearch, args);

/** A new folder, and what is to be in it. */
function makeFolder(fill: (folder: string) => void = () => {}): string {
  const folder = mkdtempSync(join(top, "in-"));
  fill(folder);
  return folder;
}

/** Starts the tool where there is nothing but what `fill` puts there, or in a folder of that. */
function searchIn(fill: ((folder: string) => void) | undefined, args: readonly string[], below = "."): Finished {
  const program = join(packageFolder, "bin/aspectdoc");
  const options = { cwd: join(makeFolder(fill), below), env: { PATH: process.env["PATH"] }, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(program, ["search", ...args], options);
  return { code: status ?? undefined, out: stdout, error: stderr };
}

describe("what is searched", () => {
  it("is a written site that is named, which stays as it is", async () => {
    const before = readdirSync(site, { recursive: true });
    const { code, out, error } = await search(["--input", site, "book"]);
    expect([code, error]).toEqual([0, ""]);
    expect(out).toMatch(/^book {2}entity\n {2}.*\n {2}generated\/metamodel\/entities\/book\/\n\n/);
    expect(readdirSync(site, { recursive: true })).toEqual(before);
  });

  it("is the site that generate has written, be it by the config file, or that it is started in", async () => {
    const usual = searchIn((folder) => cpSync(site, join(folder, "output"), { recursive: true }), ["book"]);
    expect(usual).toMatchObject({ code: 0, out: expect.stringContaining(bookPage), error: "" });
    expect(searchIn((folder) => cpSync(site, folder, { recursive: true }), ["book"])).toEqual(usual);
    expect(searchIn((folder) => cpSync(site, folder, { recursive: true }), ["book"], "generated")).toEqual(usual);
    const config = join(makeFolder(), "aspectdoc.config.json");
    writeFileSync(config, JSON.stringify({ inputs: ["nowhere"], out: site }));
    expect(await search(["--config", config, "book"])).toEqual(usual);
  });

  it("is a version whose folder is named, or that it is started in", async () => {
    const fill = (folder: string): void => {
      cpSync(site, join(folder, "output"), { recursive: true });
      // The site around it answers nothing.
      for (const part of ["search", "generated"]) renameSync(join(folder, "output", part), join(folder, part));
      cpSync(site, join(folder, "output/v1"), { recursive: true });
      rmSync(join(folder, "output/v1", markerName));
    };
    const named = searchIn(fill, ["--input", "output/v1", "book"]);
    expect(named).toMatchObject({ code: 0, out: expect.stringContaining(bookPage), error: "" });
    expect(searchIn(fill, ["book"], "output/v1")).toEqual(named);
    expect(searchIn(fill, ["book"], "output/v1/generated")).toEqual(named);
    expect(searchIn(fill, ["--input", "output", "book"])).toMatchObject({ code: 2, out: "" });
  });

  it("is the model where there is no site: of the folder, of a folder that is named, of a single file", async () => {
    const here = searchIn((folder) => cpSync(tiny, folder, { recursive: true }), ["book", "--limit", "2"]);
    expect(here).toMatchObject({ code: 0, out: expect.stringContaining(bookPage), error: "" });
    expect(await search(["book", "--limit", "2", "--input", tiny])).toEqual(here);
    const file = readdirSync(tiny, { recursive: true, encoding: "utf8" }).find((path) => path.endsWith(".graphql"));
    const { code, out } = await search(["book", "--input", join(tiny, file ?? "")]);
    expect(code).toBe(0);
    expect(out).toContain("graphql/queries/book/");
    expect(out).not.toContain(bookPage);
  });
});

describe("an answer", () => {
  it("has as many results as are asked for, of the group that is asked for", async () => {
    const { out } = await search(["--input", site, "--json", "--limit", "2", "--facet", "graphql", "book"]);
    const { found, ...rest } = JSON.parse(out) as { readonly found: readonly { readonly page: string }[] };
    expect(found.map(({ page }) => page.split("/")[0])).toEqual(["graphql", "graphql"]);
    expect(rest).toMatchObject({ formatVersion: 1, query: "book", nearest: [] });
    expect(
      (await search(["--input", site, "--format", "json", "--limit", "2", "--facet", "graphql", "book"])).out,
    ).toBe(out);
  });

  it("takes several words for one question", async () => {
    const { out } = await search(["--input", site, "kind:entity", "book"]);
    expect(out).toContain(bookPage);
    expect(await search(["--input", site, "kind:entity book"])).toMatchObject({ out });
  });

  it("ends with 1 where there is none", async () => {
    expect(await search(["--input", site, "zzqqxx"])).toEqual({ code: 1, out: "", error: "nothing found\n" });
    const { code, out, error } = await search(["--input", site, "--json", "zzqqxx"]);
    expect([code, error]).toEqual([1, ""]);
    expect(JSON.parse(out)).toMatchObject({ found: [] });
  });
});

describe("what can't be searched ends with 2", () => {
  const damage =
    (name: RegExp, change: (text: string) => string) =>
    (folder: string): void => {
      cpSync(site, folder, { recursive: true });
      for (const file of readdirSync(join(folder, "search")).filter((each) => name.test(each))) {
        const path = join(folder, "search", file);
        const text = change(readFileSync(path, "utf8"));
        if (text === "") rmSync(path);
        else writeFileSync(path, text);
      }
    };

  it.each([
    [
      "a site of another release",
      damage(/^manifest/, (text) => text.replace('"version":2', '"version":9')),
      "it is from another release",
    ],
    ["a site without an index", damage(/./, () => ""), "search/manifest.js is missing"],
    ["a part that is gone", damage(/^parts/, () => ""), /search\/parts\.\w+\.js is missing/],
    ["a part that is cut off", damage(/^symbols/, (text) => text.slice(0, 40)), /search\/symbols\.\w+\.js is damaged/],
  ])("%s", async (_, fill, reason) => {
    const { code, out, error } = await search(["--input", makeFolder(fill), "book"]);
    expect([code, out]).toEqual([2, ""]);
    expect(error).toMatch(/^error\[usage\/unreadable-index\]: the search index of the site in `.*` can't be read: /);
    expect(error).toMatch(reason);
  });

  it("a folder with nothing in it", () => {
    const { code, out, error } = searchIn(undefined, ["book"]);
    expect([code, out]).toEqual([2, ""]);
    expect(error).toMatch(/^error\[usage\/no-model\]: no model was found in the current folder: nothing at all\n/);
  });

  it("a folder that isn't there", async () => {
    const { code, out, error } = await search(["--input", join(top, "nowhere"), "book"]);
    expect([code, out]).toEqual([2, ""]);
    expect(error).toContain("error[usage/missing-input]");
  });

  it.each([
    ["a: [\n", "error[config/syntax]"],
    ["inptus: [a]\n", "did you mean `inputs`"],
  ])("a config file that says %j", async (text, told) => {
    const config = join(makeFolder(), "aspectdoc.config.yaml");
    writeFileSync(config, text);
    const { code, out, error } = await search(["--config", config, "book"]);
    expect([code, out]).toEqual([2, ""]);
    expect(error).toContain(told);
  });

  it.each([
    [["--limit", "0", "book"], "A number from 1 to 100 is expected."],
    [["--limit", "ten", "book"], "A number from 1 to 100 is expected."],
    [["--language", "../fr", "book"], "The tag of a language is expected"],
    [["--facet", "ships", "book"], "Allowed choices are entities, aspects,"],
    [["--demo", "--input", "models", "book"], "cannot be used with"],
    [["x".repeat(4001)], "argument 'words' has more than 4000 characters"],
    [[""], "argument 'words' is given nothing"],
    [[], "missing required argument 'words'"],
  ])("%j", async (args, told) => {
    const terminal = captureTerminal();
    const program = createProgram(terminal, () => {}, "0.0.0");
    await expect(program.parseAsync(["search", ...args], { from: "user" })).rejects.toMatchObject({ exitCode: 1 });
    expect(terminal.written.error).toContain(told);
  });
});
