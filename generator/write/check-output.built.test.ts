import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeSettings } from "../config/settings.ts";
import type { Config } from "../config/config.ts";
import { generate } from "../generate.ts";
import { createRun } from "../run.ts";
import { checkOutput } from "./check-output.ts";

let cwd: string;

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "aspectdoc-held-"));
  for (const folder of ["models", "site", "other/styles"]) mkdirSync(join(cwd, folder), { recursive: true });
  writeFileSync(join(cwd, "models/a.pdl"), "namespace a\nrecord A {}\n");
});

afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function check(config: Partial<Config>, configFile?: string) {
  return checkOutput(makeSettings({}, config, "bundled"), { cwd, configFile });
}

describe("an output folder", () => {
  it.each<[string, string, Partial<Config>, string?]>([
    ["the current folder", ".", {}],
    ["the current folder", "..", {}],
    ["the current folder", "/", {}],
    ["the input models", "models", { inputs: ["models"] }],
    ["the input other/styles", "other", { inputs: ["models", "other/styles"] }],
    ["the input other/styles", "other", { versions: [{ version: "1", inputs: ["other/styles"] }] }],
    ["the archived pages other/styles", "other", { versions: [{ version: "1", archive: "other/styles" }] }],
    ["the config file other/aspectdoc.config.yaml", "other", {}, "other/aspectdoc.config.yaml"],
    ["the cache site", "site", { cache: "site" }],
    ["the cache site/cache", "site", { cache: "site/cache" }],
    ["the configured other/styles/a.css", "other", { styles: ["other/styles/a.css"] }],
    ["the baseline site/known.json", "site", { baseline: "site/known.json" }],
  ])("that holds %s as %s is refused", (held, out, config, configFile) => {
    const problem = check({ inputs: ["models"], ...config, out }, configFile && join(cwd, configFile));
    expect(problem?.code).toBe("write/holds-sources");
    expect(problem?.message).toBe(`the output folder ${out} can't be replaced: it holds ${held}`);
  });

  it("is found out through a link", () => {
    symlinkSync("models", join(cwd, "public"));
    expect(check({ inputs: ["models"], out: "public" })?.code).toBe("write/holds-sources");
  });

  it.each(["output", "site", "models/site", "modelss", "../elsewhere"])("may be %s", (out) => {
    expect(check({ inputs: ["models"], out, cache: "." })).toBeUndefined();
  });
});

describe("a cache in a folder with other files", () => {
  it("leaves what Git ignores there as it is", async () => {
    writeFileSync(join(cwd, ".gitignore"), "dist\n");
    const settings = makeSettings({ inputs: [join(cwd, "models")], out: join(cwd, "out"), cache: cwd }, {}, "bundled");
    await generate(settings, createRun({ begin() {}, advance() {}, end() {} }), "write");
    expect(readFileSync(join(cwd, ".gitignore"), "utf8")).toBe("dist\n");
  });
});
