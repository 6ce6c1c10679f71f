import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { expectGolden } from "../../testdata/golden.ts";
import type { Grammar } from "../syntax/grammar.ts";
import { loadGrammar } from "../syntax/load-grammar.ts";
import { parsePython } from "./parse-python.ts";
import type { PythonDocument } from "./python-document.ts";

const folder = fileURLToPath(new URL("../../testdata/python", import.meta.url));

describe("parsePython", () => {
  let grammar: Grammar;
  beforeAll(async () => {
    grammar = await loadGrammar("python");
  });

  function read(text: string): { readonly document: PythonDocument; readonly said: readonly string[] } {
    const report = createReport();
    const document = parsePython({ path: "a.py", kind: "python", text }, grammar, report);
    const said = report.diagnostics.map(({ code, span }) => `${code} ${span?.startLine}:${span?.startColumn}`);
    return { document, said };
  }

  it("reads every kind of declaration and expression", () => {
    const { document, said } = read(readFileSync(`${folder}/kitchen-sink.py`, "utf8"));
    expect(said).toEqual([]);
    expectGolden(`${folder}/kitchen-sink.expected.json`, `${JSON.stringify(document, undefined, 1)}\n`);
  });

  it("tells a place that ends in the file where what stands for a body would be longer", () => {
    const report = createReport();
    parsePython({ path: "a.py", kind: "python", text: "a = 1\n\ndef run() -x> None:\n    ty" }, grammar, report);
    expect(report.diagnostics[0]?.span).toMatchObject({ startLine: 1, endLine: 4, endColumn: 6 });
  });

  it("tells the first place that is no Python, and reads around it", () => {
    const { document, said } = read("a = 1\nclass Broken(Base:\n    b: int\n\nc = 2\n");
    expect(said).toEqual(["python/syntax 2:18"]);
    expect(document.statements[0]).toMatchObject({ kind: "assignment", name: "a" });
    expect(document.statements.at(-1)).toMatchObject({ kind: "assignment", name: "c" });
  });

  it.each([
    ["class A[T = int, *Ts = *tuple[int, ...], **P = [int]](B[T]):\n    b: int\n", "class", "A"],
    ["class A[\n    T: (int, str) = int,\n]:\n    b: int\n", "class", "A"],
    ["async def a[T = dict[str, int]](x: T) -> T:\n    return x\n", "function", "a"],
    ["type A[T = int] = list[T]\n", "assignment", "A"],
  ])("knows defaults of type parameters: %j", (text, kind, name) => {
    const { document, said } = read(`${text}z = 1\n`);
    expect(said).toEqual([]);
    expect(document.statements).toMatchObject([
      { kind, name },
      { name: "z", span: { startLine: text.split("\n").length } },
    ]);
  });

  it("tells a mistake behind them at its place", () => {
    expect(read("class A[T = int]: ...\nclass B[T = ]: ...\nclass C(:\n").said).toEqual(["python/syntax 3:8"]);
    expect(read("class A[T = int\n").said).toEqual(["python/syntax 1:1"]);
  });

  it("leaves files alone that nobody has written", () => {
    const { document, said } = read(`a = "${"x".repeat(4_000_000)}"`);
    expect(said).toEqual(["python/too-large 1:1"]);
    expect(document.statements).toEqual([]);
  });

  it.each([
    ["brackets", `a = ${"[".repeat(10_000)}${"]".repeat(10_000)}\nb = 1`],
    ["calls", `a = ${"f(".repeat(10_000)}${")".repeat(10_000)}\nb = 1`],
    ["operators", `a = ${"1 + ".repeat(10_000)}1\nb = 1`],
    ["attributes", `a = b${".c".repeat(10_000)}\nb = 1`],
    [
      "branches",
      `${Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth)}if a:`).join("\n")}\n${" ".repeat(300)}c = 1\nb = 1`,
    ],
  ])("reads %s that are nested without end", (_, text) => {
    const { document } = read(text);
    expect(document.statements.at(-1)).toMatchObject({ kind: "assignment", name: "b" });
  });

  it("runs nothing that it reads", () => {
    const { document } = read('__import__("os").system("exit 1")\nopen("/nowhere", "w").write("x")\n');
    expect(document.statements.map(({ kind }) => kind)).toEqual(["evaluation", "evaluation"]);
  });
});
