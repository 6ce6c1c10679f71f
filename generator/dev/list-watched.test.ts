import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeSettings } from "../config/settings.ts";
import { listWatched } from "./list-watched.ts";

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-watched-")));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("lists models that are only referred to, and the file that tells of releases", () => {
  for (const name of ["models", "platform"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "other.json"), "{}");
  const inputs = [join(folder, "models")];
  const references = ["platform", "other.json"].map((name) => ({ path: join(folder, name) }));
  const history = { file: join(folder, "history.json") };
  const { trees, files } = listWatched(makeSettings({ inputs, references, history }, {}), { cwd: folder });
  expect(trees).toEqual([join(folder, "models"), join(folder, "platform")]);
  expect(files).toEqual(expect.arrayContaining([join(folder, "other.json"), join(folder, "history.json")]));
});

it("lists inputs that nobody can look at, as they may come to be there", () => {
  writeFileSync(join(folder, "README.md"), "");
  symlinkSync("round", join(folder, "round"));
  const inputs = ["README.md/models", "round"].map((name) => join(folder, name));
  const started = { cwd: folder, config: "README.md/aspectdoc.config.mjs" };
  expect(listWatched(makeSettings({ inputs }, {}), started).trees).toEqual(inputs);
});

it("lists what is checked out around the inputs of each version", () => {
  for (const name of ["now", "before"]) {
    mkdirSync(join(folder, name, ".git"), { recursive: true });
    writeFileSync(join(folder, name, ".git/HEAD"), "ref: refs/heads/main\n");
  }
  const versions = [{ version: "2" }, { version: "1", inputs: [join(folder, "before")] }];
  const settings = makeSettings({ inputs: [join(folder, "now")] }, { versions });
  const heads = ["now", "before"].map((name) => join(folder, name, ".git/HEAD"));
  expect(listWatched(settings, { cwd: folder }).files).toEqual(expect.arrayContaining(heads));
});

it("lists what files that are named as inputs take in, also what has yet to come", () => {
  const [api, idl] = ["api/sea.yaml", "sea.avdl"].map((path) => join(folder, path)) as [string, string];
  mkdirSync(join(folder, "api/parts"), { recursive: true });
  writeFileSync(api, 'openapi: "3.0.3"\npaths: { /tide: { $ref: "./parts/tide.yaml" } }\n');
  writeFileSync(join(folder, "api/parts/tide.yaml"), 'get: { $ref: "later.yaml#/get" }\n');
  writeFileSync(idl, 'protocol Sea {\n  import idl "shared/ship.avdl";\n}\n');
  const { files } = listWatched(makeSettings({ inputs: [api, idl] }, {}), { cwd: folder });
  const parts = ["api/parts/tide.yaml", "api/parts/later.yaml", "shared/ship.avdl"].map((path) => join(folder, path));
  expect(files).toEqual(expect.arrayContaining([api, idl, ...parts]));
});

it("lists the file that a link leads to where a config file would be", () => {
  mkdirSync(join(folder, "shared"));
  mkdirSync(join(folder, "site"));
  const config = join(folder, "shared/sea.yaml");
  writeFileSync(config, "title: Sea\n");
  symlinkSync("../shared/sea.yaml", join(folder, "site/aspectdoc.config.yaml"));
  expect(listWatched(makeSettings({}, {}), { cwd: join(folder, "site") }).files).toContain(config);
});
