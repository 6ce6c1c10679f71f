import { beforeAll, describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import type { Grammar } from "../syntax/grammar.ts";
import { loadGrammar } from "../syntax/load-grammar.ts";
import type { JavaDocument } from "./java-document.ts";
import { parseJava } from "./parse-java.ts";

describe("parseJava", () => {
  let grammar: Grammar;
  beforeAll(async () => {
    grammar = await loadGrammar("java");
  });

  function read(text: string): { readonly document: JavaDocument; readonly said: readonly string[] } {
    const report = createReport();
    const document = parseJava({ path: "A.java", kind: "java", text }, grammar, report);
    const said = report.diagnostics.map(({ code, span }) => `${code} ${span?.startLine}:${span?.startColumn}`);
    return { document, said };
  }

  it("reads classes with what their methods call, each argument counted", () => {
    const { document, said } = read(`package a.b;
import static c.D.*;
class A extends B<C> {
  static final String NAME = "n\\u0041";
  Object get(List<String> x) { if (x != null) { return f(() -> g(x, true, /* no */ 1)); } return new E(NAME); }
}`);
    expect(said).toEqual([]);
    expect(document).toMatchObject({ package: "a.b", imports: [{ name: "c.D", static: true, all: true }] });
    expect(document.classes).toMatchObject([
      {
        name: "A",
        base: "B",
        fields: [{ name: "NAME", type: "String", static: true, value: { kind: "text", value: "nA" } }],
        methods: [
          {
            name: "get",
            parameters: [{ name: "x", type: "List" }],
            span: { startLine: 5, startColumn: 10, endLine: 5, endColumn: 12 },
          },
        ],
      },
    ]);
    const returned = document.classes[0]?.methods[0]?.body.filter(({ kind }) => kind === "return");
    expect(returned).toMatchObject([
      {
        value: {
          name: "f",
          arguments: [{ kind: "lambda", body: [{ value: { name: "g", arguments: [{}, {}, {}] } }] }],
        },
      },
      { value: { kind: "new", type: "E", arguments: [{ kind: "name", name: "NAME" }] } },
    ]);
  });

  it("reads imports by their lines, as far as the first class", () => {
    const { document, said } = read(`/* See {@link X}. */
package a.b;
import c.D; import static e.F.g;

import h.i.*; // all
/** Text. */
@Note
public final class A {
  Object a = f("""
import no.One;
""", B.class);
}`);
    expect(said).toEqual([]);
    expect(document.imports).toEqual([
      { name: "c.D", static: false, all: false },
      { name: "e.F.g", static: true, all: false },
      { name: "h.i", static: false, all: true },
    ]);
    expect(document.classes[0]?.span).toMatchObject({ startLine: 8, startColumn: 20 });
  });

  it("tells the first place that is no Java, and reads around it", () => {
    const { document, said } = read("class A {\n  int a( { }\n}\nclass B {}\n");
    expect(said).toEqual([expect.stringMatching(/^java\/syntax 2:/)]);
    expect(document.classes.map(({ name }) => name)).toContain("B");
  });

  it("leaves files alone that nobody has written", () => {
    const { document, said } = read(`class A { String a = "${"x".repeat(2_000_000)}"; }`);
    expect(said).toEqual(["java/too-large 1:1"]);
    expect(document.classes).toEqual([]);
  });

  it.each([
    ["brackets", `${"(".repeat(10_000)}1${")".repeat(10_000)}`],
    ["calls", `${"f(".repeat(10_000)}1${")".repeat(10_000)}`],
    ["calls in a row", `a${".b()".repeat(10_000)}`],
    ["sums", `${"1 + ".repeat(10_000)}1`],
    ["lambdas", `${"() -> ".repeat(5_000)}1`],
  ])("reads %s that are nested without end", (_, expression) => {
    const { document } = read(`class A { Object a = ${expression}; int b; }`);
    expect(document.classes[0]?.fields.map(({ name }) => name)).toContain("b");
  });
});
