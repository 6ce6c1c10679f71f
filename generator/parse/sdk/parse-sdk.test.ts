import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { parseSdk } from "./parse-sdk.ts";
import type { SdkDocument } from "./sdk-document.ts";

const folder = fileURLToPath(new URL("../../testdata/sdk", import.meta.url));

/** The document, and each diagnostic as `code line:column message`. */
function read(text: string, path = "sdk/clients.yml"): { document: SdkDocument | undefined; said: readonly string[] } {
  const report = createReport();
  const document = parseSdk({ path, kind: "sdk", text }, report);
  const said = report.diagnostics.map(
    ({ code, span, message }) => `${code} ${span?.startLine}:${span?.startColumn} ${message}`,
  );
  return { document, said };
}

/** A manifest whose only function has these parameters. */
function withParameters(...lines: readonly string[]): string {
  const head = "modules:\n  - name: m\n    functions:\n      - name: f\n        parameters:\n";
  return head + lines.map((line) => `          - ${line}\n`).join("");
}

describe("parseSdk", () => {
  it("reads every key, with the place of each name", () => {
    const { document, said } = read(readFileSync(`${folder}/kitchen-sink.yml`, "utf8"));
    expect(said).toEqual([]);
    expectGolden(`${folder}/kitchen-sink.expected.json`, `${JSON.stringify(document, undefined, 2)}\n`);
  });

  it("takes defaults as they are written, whatever YAML makes of them", () => {
    const { document, said } = read(
      withParameters(
        "{ name: a, default: True }",
        "{ name: b, default: 10_000 }",
        "{ name: c, default: 1.50 }",
        "{ name: d, default: '\"dataset\"' }",
        "{ name: e, default: None }",
      ),
    );
    expect(said).toEqual([]);
    const parameters = document?.modules[0]?.functions[0]?.parameters;
    expect(parameters?.map((parameter) => parameter.default)).toEqual(["True", "10_000", "1.50", '"dataset"', "None"]);
  });

  it("wants an expression where a default is announced", () => {
    const { said } = read(
      withParameters("{ name: a, default: [] }", "{ name: b, default: {} }", "{ name: c, default: }"),
    );
    expect(said).toEqual([
      "sdk/wrong-type 6:33 `default` must be a Python expression, not a list",
      "sdk/wrong-type 7:33 `default` must be a Python expression, not a mapping",
      "sdk/wrong-type 8:33 `default` must be a Python expression, not nothing",
    ]);
  });

  it("names a page after its file, unless the file only says how model classes are made", () => {
    expect(read("modules: []", "a/sdk/my-clients.yaml").document?.page?.text).toBe("my-clients");
    expect(read("models: { module: m }", "sdk/models.yml")).toMatchObject({ said: [], document: { page: undefined } });
  });

  it.each([
    ["page: models\nmodules: []", "sdk/bad-page 1:7 `models` cannot be the name of a page"],
    ["page: ../up\nmodules: []", "sdk/bad-page 1:7 `../up` cannot be the name of a page"],
    ["modules: [{ doc: x }]", "sdk/missing-key 1:11 a module has no `name`"],
    ["modules: [{ name: a-b }]", "sdk/bad-name 1:19 `a-b` cannot be the name of a module"],
    ["modules: [{ name: m, functions: [{ name: f() }] }]", "sdk/bad-name 1:42 `f()` cannot be the name of a function"],
    ["modules: [{ name: m, clases: [] }]", "sdk/unknown-key 1:22 a module has no key `clases`"],
    ["modules: x", "sdk/wrong-type 1:10 `modules` must be a list, not text"],
    [
      "modules: [{ name: m, classes: [{ name: C }], functions: [{ name: C }] }]",
      "sdk/duplicate-symbol 1:40 module `m` already has a `C`",
    ],
    [
      "modules: [{ name: m, functions: [{ name: f, kind: property }] }]",
      "sdk/wrong-type 1:51 `kind` must be `function`, not `property`",
    ],
    [
      "modules: [{ name: m, functions: [{ name: f, raises: [{ when: always }] }] }]",
      "sdk/missing-key 1:54 an error has no `type`",
    ],
    ["title: Client", "sdk/empty 1:1 the SDK manifest describes no module"],
    ["modules: []\nmodules: []", "sdk/duplicate-key 2:1 `modules` is given twice"],
    ["modules: [*none]", "sdk/unknown-alias 1:11 nothing is marked with the anchor `&none`"],
  ])("says what is wrong in %j", (text, expected) => {
    expect(read(text).said).toEqual([expected]);
  });

  it("knows in which order Python takes parameters", () => {
    const { said } = read(withParameters("{ name: a, default: 1 }", "{ name: b }"));
    expect(said).toEqual(["sdk/required-after-default 7:21 `b` has no default, but `a` before it has one"]);
    expect(read(withParameters("{ name: a, default: 1 }", "{ name: b, keywordOnly: true }")).said).toEqual([]);
    expect(read(withParameters("{ name: a, default: 1 }", '{ name: "*b" }', "{ name: c }")).said).toEqual([]);
  });

  it("survives any damage", () => {
    const text = readFileSync(`${folder}/kitchen-sink.yml`, "utf8");
    for (let cut = 0; cut < text.length; cut += 101) {
      expect(() => read(text.slice(0, cut)), `cut at ${cut}`).not.toThrow();
      expect(() => read(text.slice(0, cut) + text.slice(cut + 9)), `hole at ${cut}`).not.toThrow();
    }
  });

  it("is bounded in depth, aliases and size, and reports malformed text once", () => {
    expect(read("[".repeat(100_000)).said[0]).toMatch(/^sdk\/too-deep 1:1/);
    expect(read(`title: "${"x".repeat(5_000_000)}"`).said[0]).toMatch(/^sdk\/too-large 1:1/);
    const bomb = `modules:\n  - &a { name: m }\n${"  - *a\n".repeat(1500)}`;
    expect(read(bomb).said[0]).toMatch(/^sdk\/too-many-aliases/);
    expect(read('title: "x\nmodules: [').said).toEqual([
      "sdk/malformed-yaml 1:8 the SDK manifest is not well-formed YAML: the quote is never closed",
    ]);
  });
});
