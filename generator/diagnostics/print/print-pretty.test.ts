import picocolors from "picocolors";
import { describe, expect, test } from "vitest";
import type { Span } from "../../catalogue/span.ts";
import { arrangeDiagnostics } from "../arrange.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { createSourceLines } from "../source-texts.ts";
import { printPretty, shownPerCode, type PrettyOptions } from "./print-pretty.ts";

function span(file: string, line: number, from: number, to = from): Span {
  return { file, startLine: line, startColumn: from, endLine: line, endColumn: to };
}

function diagnostic(facts: Partial<Diagnostic> = {}): Diagnostic {
  return { code: "link/unknown-type", severity: "error", message: "no schema is named `Ownr`", related: [], ...facts };
}

function print(
  diagnostics: readonly Diagnostic[],
  texts: Record<string, string> = {},
  options: Partial<PrettyOptions> = {},
): string {
  const lines = createSourceLines(new Map(Object.entries(texts)));
  const colors = picocolors.createColors(false);
  return `\n${printPretty(arrangeDiagnostics(diagnostics), { lines, colors, locate: (path) => path, ...options })}`;
}

describe("a diagnostic", () => {
  test("has its place, its frame and the way out", () => {
    const text = "namespace com.example\n\nrecord Dataset {\n  owner: Ownr\n}\n";
    const help = "did you mean `Owner`?";
    expect(print([diagnostic({ span: span("pdl/Dataset.pdl", 4, 10, 13), help })], { "pdl/Dataset.pdl": text })).toBe(`
pdl/Dataset.pdl:4:10 error[link/unknown-type]: no schema is named \`Ownr\`
  4 |   owner: Ownr
    |          ^^^^
    help: did you mean \`Owner\`?

1 error
`);
  });

  test("shows a related place in the same file below, and one in another file with its path", () => {
    const related = [
      { message: "first declared here", span: span("a.pdl", 9, 3, 6) },
      { message: "also used here", span: span("b.pdl", 1, 1, 6) },
      { message: "and in a file that was not read", span: span("c.pdl", 7, 1) },
    ];
    const texts = { "a.pdl": `${"\n".repeat(8)}  name: string\n\n  name: int`, "b.pdl": "record B {}" };
    expect(
      print(
        [diagnostic({ message: "the field `name` is declared twice", span: span("a.pdl", 11, 3, 6), related })],
        texts,
      ),
    ).toBe(`
a.pdl:11:3 error[link/unknown-type]: the field \`name\` is declared twice
  11 |   name: int
     |   ^^^^
   9 |   name: string
     |   ---- first declared here
     at b.pdl:1:1
   1 | record B {}
     | ------ also used here
     at c.pdl:7:1: and in a file that was not read

1 error
`);
  });

  test("without a place is printed in one line", () => {
    expect(print([diagnostic({ severity: "warning", message: "no registry was found" })])).toBe(`
warning[link/unknown-type]: no registry was found

1 warning
`);
  });

  test("that spans lines is marked to the end of the first", () => {
    const place = { file: "a.pdl", startLine: 1, startColumn: 9, endLine: 3, endColumn: 1 };
    expect(print([diagnostic({ span: place })], { "a.pdl": "record A {  \n  x: int\n}" })).toContain(`
  1 | record A {
    |         ^^
`);
  });

  test("at the end of the text is marked behind the last character", () => {
    expect(print([diagnostic({ span: span("a.pdl", 1, 11) })], { "a.pdl": "record A {" })).toContain(`
  1 | record A {
    |           ^
`);
  });

  test("in a very long line shows the part around the caret", () => {
    const line = `${"x".repeat(2_000_000)}HERE${"y".repeat(2_000_000)}`;
    expect(print([diagnostic({ span: span("a.pdl", 1, 2_000_001, 2_000_004) })], { "a.pdl": line })).toBe(`
a.pdl:1:2000001 error[link/unknown-type]: no schema is named \`Ownr\`
  1 | …${"x".repeat(32)}HERE${"y".repeat(60)}…
    |  ${" ".repeat(32)}^^^^

1 error
`);
  });

  test("keeps its caret under wide characters, tabs and control characters, which are shown", () => {
    const text = "\tdoc: \u001b[31m数据 Bad\u0000";
    expect(print([diagnostic({ span: span("a.pdl", 1, 15, 17) })], { "a.pdl": text })).toContain(`
  1 |   doc: ␛[31m数据 Bad␀
    |                  ^^^
`);
  });

  test("cannot be used to write control characters or to turn text around", () => {
    const printed = print([diagnostic({ message: "\u001b]0;x\u0007 \u202eabc", span: span("a\nb.pdl", 1, 1) })]);
    expect(printed).toBe("\na␊b.pdl:1:1 error[link/unknown-type]: ␛]0;x␇ \ufffdabc\n\n1 error\n");
  });
});

describe("a report", () => {
  test("is sorted by path, line, column and code, and says everything once", () => {
    const printed = print([
      diagnostic({ code: "b/b", span: span("b.pdl", 1, 1) }),
      diagnostic({ code: "a/b", span: span("a.pdl", 10, 1) }),
      diagnostic({ code: "a/b", span: span("a.pdl", 9, 2) }),
      diagnostic({ code: "a/a", span: span("a.pdl", 9, 2) }),
      diagnostic({ code: "a/a", span: span("a.pdl", 9, 2) }),
      diagnostic({ code: "z/z" }),
    ]);
    expect(printed.match(/[a-z]\/[a-z](?=\])/g)).toEqual(["z/z", "a/a", "a/b", "a/b", "b/b"]);
    expect(printed).toMatch(/\n5 errors\n$/);
  });

  test("hides infos and says so; verbose shows them", () => {
    const info = diagnostic({ severity: "info", code: "check/note", message: "by the way" });
    expect(print([info])).toBe("\n1 note hidden (--verbose)\n");
    expect(print([info], {}, { verbose: true })).toBe("\ninfo[check/note]: by the way\n\n1 note\n");
  });

  test("when quiet shows errors only", () => {
    expect(print([diagnostic({ severity: "warning" })], {}, { quiet: true })).toBe("\n");
    expect(print([diagnostic()], {}, { quiet: true })).toBe("\nerror[link/unknown-type]: no schema is named `Ownr`\n");
  });

  test("caps each code and counts the rest", () => {
    const many = Array.from({ length: shownPerCode + 1_200 }, (_, index) =>
      diagnostic({ span: span("a.pdl", index + 1, 1) }),
    );
    const printed = print([...many, diagnostic({ code: "x/other", severity: "warning" })]);
    expect(printed.match(/link\/unknown-type\]: no schema/g)).toHaveLength(shownPerCode);
    expect(
      printed.endsWith("\n\n1200 more of link/unknown-type; --verbose shows them\n\n1,220 errors, 1 warning\n"),
    ).toBe(true);
    expect(print(many, {}, { verbose: true }).match(/link\/unknown-type\]: no schema/g)).toHaveLength(many.length);
  });

  test("shows the first of many files that the same is wrong with as a whole, and a few of them one by one", () => {
    const tell = (count: number): readonly Diagnostic[] =>
      Array.from({ length: count }, (_, index) => {
        const place = { file: `${index}.pdl`, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
        return diagnostic({ code: "pdl/empty-file", message: "the file declares nothing", span: place });
      });
    const many = print(tell(shownPerCode + 1));
    expect(many.match(/declares nothing/g)).toHaveLength(1);
    expect(many).toMatch(/\n20 more of pdl\/empty-file; --verbose shows them\n\n21 errors\n$/);
    expect(print(tell(shownPerCode)).match(/declares nothing/g)).toHaveLength(shownPerCode);
    expect(print(tell(shownPerCode + 1), {}, { verbose: true }).match(/declares nothing/g)).toHaveLength(21);
  });

  test("is empty without diagnostics", () => {
    expect(print([])).toBe("\n");
  });

  test("is coloured when colours are wanted", () => {
    const colors = picocolors.createColors(true);
    expect(print([diagnostic()], {}, { colors })).toContain("\u001b[31merror[link/unknown-type]\u001b[39m: no schema");
  });
});

test("levels drop and change warnings and infos, never errors", () => {
  const levels = new Map([
    ["a/off", "off"],
    ["a/up", "error"],
    ["a/error", "off"],
  ] as const);
  const given = [
    diagnostic({ code: "a/off", severity: "warning" }),
    diagnostic({ code: "a/up", severity: "info" }),
    diagnostic({ code: "a/error", severity: "error" }),
  ];
  expect(arrangeDiagnostics(given, levels).map(({ code, severity }) => [code, severity])).toEqual([
    ["a/error", "error"],
    ["a/up", "error"],
  ]);
});
