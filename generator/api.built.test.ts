import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { packageFolder } from "./package-folder.ts";
import { check, diff, generate, readModel } from "./api.ts";

/* What programs import. Sites need a build: `npm run build` has to come first. */

const model = join(packageFolder, "generator/testdata/sites/tiny");
const tiny = { inputs: [model], config: false } as const;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-api-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a model", () => {
  test("is read as a catalogue", async () => {
    const { catalogue, diagnostics } = await readModel(tiny);
    expect([...(catalogue?.entities.keys() ?? [])]).toContain("book");
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("that has a fault says where on the disk", async () => {
    const { passed, diagnostics } = await check({
      cwd: packageFolder,
      inputs: ["generator/testdata/pdl/err"],
      config: false,
    });
    expect(passed).toBe(false);
    const located = diagnostics.filter(({ severity, span }) => severity === "error" && span !== undefined);
    expect(located.length).toBeGreaterThan(0);
    expect(located.filter(({ location = "" }) => !existsSync(location))).toEqual([]);
  });

  test("is held to what the settings ask", async () => {
    const faulty = { cwd: packageFolder, inputs: ["generator/testdata/sites/tiny"], config: false } as const;
    const { numbers } = await check(faulty);
    expect(numbers?.coverage.percent).toBe(100);
    const { passed, diagnostics } = await check({
      ...faulty,
      settings: { baseline: "generator/no-such-baseline.json" },
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(["baseline/missing-file"]);
    expect(passed).toBe(false);
  });

  test("is not read by a configuration that is wrong", async () => {
    const { catalogue, passed, diagnostics } = await check({ ...tiny, settings: { titel: "x" } as object });
    expect(diagnostics.map(({ code }) => code)).toEqual(["config/unknown-key"]);
    expect({ catalogue, passed }).toEqual({ catalogue: undefined, passed: false });
  });

  test("is not read by options that are misspelt", async () => {
    const { inputs, ...others } = tiny;
    const { catalogue, passed, diagnostics } = await check({ ...others, input: inputs } as object);
    expect(diagnostics.map(({ code, message, help }) => [code, message, help])).toEqual([
      ["config/unknown-key", "there is no key `input` in `options`", "did you mean `inputs`?"],
    ]);
    expect({ catalogue, passed }).toEqual({ catalogue: undefined, passed: false });
  });

  test.each(["models", ["models"]])("is not read by options that are no options: %j", async (options) => {
    const { catalogue, passed, diagnostics } = await check(options as object);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["config/wrong-value", '`options` must be an object, such as `{ inputs: ["models"] }`'],
    ]);
    expect({ catalogue, passed }).toEqual({ catalogue: undefined, passed: false });
  });
});

describe("a comparison", () => {
  test("takes catalogues as well as folders", async () => {
    const { catalogue } = await readModel(tiny);
    if (catalogue === undefined) throw new Error("there is no catalogue");
    const entities = new Map([...catalogue.entities].filter(([name]) => name !== "book"));
    const same = await diff(model, catalogue, tiny);
    expect([same.passed, same.comparison?.changes]).toEqual([true, []]);
    const less = await diff(catalogue, { ...catalogue, entities }, { ...tiny, failOn: "breaking" });
    expect(less.passed).toBe(false);
    expect(less.comparison?.changes[0]).toMatchObject({ area: "entities", thing: "book", gate: "failing" });
    expect(less.comparison?.changes[0]?.message).toContain("`book`");
  });

  test("with what can't be read is a diagnostic", async () => {
    const { comparison, passed, diagnostics } = await diff("git:no-such-branch", undefined, { ...tiny, cwd: folder });
    expect({ comparison, passed }).toEqual({ comparison: undefined, passed: false });
    expect(diagnostics.map(({ code }) => code)).toEqual(["usage/unreadable-side"]);
  });

  test.each([
    [[], "`before` can't be compared with: nothing is given"],
    [[null], "`before` can't be compared with: it is neither a name nor a catalogue with maps in it"],
    [[model, { entities: {} }], "`after` can't be compared with: it is neither a name nor a catalogue with maps in it"],
  ])("of %j tells what is to be given", async ([before, after], message) => {
    const { comparison, passed, diagnostics } = await diff(before as string, after as string, tiny);
    expect(diagnostics.map((problem) => [problem.code, problem.message])).toEqual([["usage/unreadable-side", message]]);
    expect({ comparison, passed }).toEqual({ comparison: undefined, passed: false });
  });
});

describe("a site", () => {
  test("is written by several runs at once, each the same, without a word", async () => {
    const spies = [vi.spyOn(process.stdout, "write"), vi.spyOn(process.stderr, "write")];
    const runs = ["one", "two", "three"].map((out) => generate({ ...tiny, cwd: folder, out, settings: { cache: "" } }));
    const results = await Promise.all(runs);
    const said = spies.flatMap((spy) => spy.mock.calls);
    for (const spy of spies) spy.mockRestore();
    expect(said).toEqual([]);
    expect(results.map(({ passed, site }) => [passed, site?.out])).toEqual(
      ["one", "two", "three"].map((out) => [true, join(folder, out)]),
    );
    const pages = ["one", "two", "three"].map((out) => readFileSync(join(folder, out, "catalogue.json"), "utf8"));
    expect(new Set(pages).size).toBe(1);
  });

  test("never replaces what it is read from", async () => {
    const { site, passed, diagnostics } = await generate({ ...tiny, out: model });
    expect({ site, passed }).toEqual({ site: undefined, passed: false });
    expect(diagnostics.map(({ code }) => code)).toEqual(["write/holds-sources"]);
  });

  test("is given up when a signal is aborted, and nothing is left of it", async () => {
    const controller = new AbortController();
    const onProgress = (stage: string): void => {
      if (stage === "render") controller.abort(new Error("enough"));
    };
    const { signal } = controller;
    await expect(
      generate({ ...tiny, cwd: folder, out: "gone", settings: { cache: "" }, signal, onProgress }),
    ).rejects.toThrow("enough");
    expect(existsSync(join(folder, "gone"))).toBe(false);
  });

  test("is written from a worker", async () => {
    const api = JSON.stringify(join(packageFolder, "dist/cli/api.js"));
    const options = JSON.stringify({ ...tiny, cwd: folder, out: "worker", settings: { cache: "" } });
    const code = `import(${api}).then(async ({ generate }) => require("node:worker_threads").parentPort.postMessage(await generate(${options})))`;
    const worker = new Worker(code, { eval: true });
    const result = await new Promise((settle, fail) => worker.on("message", settle).on("error", fail));
    expect(result).toMatchObject({ passed: true, site: { out: join(folder, "worker") } });
    await worker.terminate();
  });
});
