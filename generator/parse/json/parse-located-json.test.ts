import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { limitReport } from "./limit-report.ts";
import { toJsonValue } from "./located-json.ts";
import type { LocatedJson } from "./located-json.ts";
import { parseLocatedJson } from "./parse-located-json.ts";

interface Read {
  readonly json: LocatedJson | undefined;
  readonly value: unknown;
  /** Each diagnostic as `line:column code`. */
  readonly said: readonly string[];
}

function read(text: string, options?: { readonly comments?: boolean }): Read {
  const report = createReport();
  const json = parseLocatedJson({ path: "x.avsc", text }, report, options);
  const said = report.diagnostics.map(({ code, span }) => `${span?.startLine}:${span?.startColumn} ${code}`);
  return { json, value: json && toJsonValue(json), said };
}

/** Where a value stands, as `line:column-line:column`. */
function place(json: LocatedJson | undefined): string {
  const { startLine, startColumn, endLine, endColumn } = json?.span ?? {
    startLine: 0,
    startColumn: 0,
    endLine: 0,
    endColumn: 0,
  };
  return `${startLine}:${startColumn}-${endLine}:${endColumn}`;
}

describe("parseLocatedJson", () => {
  it("names a blank that isn't one of JSON's, which nobody sees", () => {
    const report = createReport();
    parseLocatedJson({ path: "x.avsc", text: '{\n\u00a0\u00a0"a": 1,\n  "b":\u2028\u20282\n}' }, report);
    const help = "write a space in its place: JSON has no other blanks than those, tabs and ends of lines";
    expect(report.diagnostics).toMatchObject([
      { code: "json/key-expected", message: "expected a key in double quotes, found `U+00A0`", help },
      { code: "json/unexpected", message: "`U+2028` is not a JSON value", help },
    ]);
  });

  it("reads what JSON.parse reads", () => {
    const text = '{"a": [1, -0.5, 1e3, true, false, null, "q\\"b\\\\s\\/f\\u00e9\\ud83d\\ude00\\n"], "b": {}, "c": []}';
    const { value, said } = read(text);
    expect(said).toEqual([]);
    expect(value).toEqual(Object.assign(Object.create(null), JSON.parse(text), { b: Object.create(null) }));
  });

  it("knows the place of every value and key", () => {
    const { json } = read('{\n  "ab": [10,\r\n    "x"]\n}');
    expect(place(json)).toBe("1:1-4:1");
    const entry = json?.kind === "object" ? json.entries.get("ab") : undefined;
    expect(entry?.keySpan).toMatchObject({ startLine: 2, startColumn: 3, endLine: 2, endColumn: 6 });
    expect(place(entry?.value)).toBe("2:9-3:8");
    const items = entry?.value.kind === "array" ? entry.value.items : [];
    expect(items.map(place)).toEqual(["2:10-2:11", "3:5-3:7"]);
  });

  it("keeps whole numbers beyond 2^53", () => {
    expect(read("[9007199254740991, 9007199254740993, -9223372036854775808]").value).toEqual([
      9007199254740991,
      9007199254740993n,
      -9223372036854775808n,
    ]);
  });

  it("takes keys of the object prototype for keys", () => {
    const { value } = read('{"__proto__": 1, "toString": 2}');
    expect(Object.entries(value ?? {})).toEqual([
      ["__proto__", 1],
      ["toString", 2],
    ]);
  });

  it("skips a byte order mark", () => {
    expect(read("\uFEFF[1]")).toMatchObject({ value: [1], said: [] });
  });

  it("accepts comments when told to, and else reports the first", () => {
    const text = "// one\n[1, /* two\n */ 2]";
    expect(read(text, { comments: true })).toMatchObject({ value: [1, 2], said: [] });
    expect(read(text)).toMatchObject({ value: [1, 2], said: ["1:1 json/comment"] });
    expect(place(read(text, { comments: true }).json)).toBe("2:1-3:6");
  });

  it.each([
    ["[1 2]", [1, 2], ["1:4 json/missing-comma"]],
    ["[1, 2,]", [1, 2], ["1:6 json/trailing-comma"]],
    ["[1,, 2]", [1, 2], ["1:4 json/unexpected"]],
    ['{"a" 1, "b": 2}', { a: 1, b: 2 }, ["1:2 json/missing-colon"]],
    ['{"a": , "b": 2}', { b: 2 }, ["1:2 json/missing-value"]],
    ['{a: {"x": 1}, "b": 2}', { b: 2 }, ["1:2 json/key-expected"]],
    ['{"a": [1}, "b": 2}', { a: [1], b: 2 }, ["1:9 json/wrong-bracket"]],
    ['[{"a": "x},\n{"b": 2}]', [{ a: "x" }, { b: 2 }], ["1:8 json/unterminated-string"]],
    ['{"a": ["b\n', { a: ["b"] }, ["1:8 json/unterminated-string"]],
    ['{"a": 1, "a": 2}', { a: 2 }, ["1:10 json/duplicate-key"]],
    ['{"a": {"b": [1', { a: { b: [1] } }, ["1:13 json/unclosed"]],
    ['{"a": "b', { a: "b" }, ["1:7 json/unterminated-string"]],
    ["[1] [2]", [1], ["1:5 json/text-after-end"]],
    ["[1] /* x", [1], ["1:5 json/unterminated-comment"]],
    ["  \n ", undefined, ["2:2 json/empty"]],
    [
      "[yes,\n'a',\n01,\n+1]",
      [],
      ["1:2 json/unexpected", "2:1 json/unexpected", "3:1 json/unexpected", "4:1 json/unexpected"],
    ],
    // One slip makes nonsense of the line behind it.
    ["[yes, 'a', 01, +1]", [], ["1:2 json/unexpected"]],
    [
      '{"a": ["b, "c", "d"],\n"e" 1}',
      { a: ["b, ", ", ", ""], e: 1 },
      ["1:19 json/unterminated-string", "2:1 json/missing-colon"],
    ],
    ['["\\x", "\\', ["x", ""], ["1:3 json/unknown-escape", "1:9 json/unknown-escape", "1:8 json/unterminated-string"]],
    ["[1e999]", [Infinity], ["1:2 json/number-beyond-range"]],
  ])("reports and goes on: %s", (text, value, said) => {
    const result = read(text, { comments: true });
    expect(result.said).toEqual(said);
    if (value === undefined) expect(result.value).toBeUndefined();
    else expect(JSON.stringify(result.value)).toBe(JSON.stringify(value));
  });

  it("stops at a depth that only damaged files have", () => {
    expect(read("[".repeat(100_000)).said).toEqual(["1:201 json/too-deep"]);
    expect(read(`${"[".repeat(200)}${"]".repeat(200)}`).said).toEqual([]);
  });

  it("does not read a file beyond any schema's size", () => {
    expect(read(" ".repeat(33 * 1024 * 1024)).said).toEqual(["1:1 json/too-large"]);
  });

  it.each([
    [
      "an object of 150,000 entries",
      `{${Array.from({ length: 150_000 }, (_, index) => `"k${index}":${index}`).join()}}`,
    ],
    ["a string of 5 MB", `["${"x\\n".repeat(1_700_000)}"]`],
    ["half a million comments", `[1${"/**/".repeat(500_000)}]`],
    ["250,000 open strings", '"\n'.repeat(250_000)],
    ["a number of a million digits", `[${"9".repeat(1_000_000)}]`],
    ["a line of closing brackets in an open string", `["${"}".repeat(1_000_000)}\n]`],
  ])("takes time in proportion to the text: %s", (_, text) => {
    const report = limitReport(createReport());
    const time = measureCpuTime(() => void parseLocatedJson({ path: "x.avsc", text }, report, { comments: true }));
    expect(report.diagnostics.length).toBeLessThanOrEqual(101);
    expect(time).toBeLessThan(4_000);
  });

  it("lists a hundred mistakes of a file and then says that there are more", () => {
    const report = createReport();
    parseLocatedJson({ path: "x.avsc", text: `[${"?,\n".repeat(5_000)}1]` }, limitReport(report));
    expect(report.diagnostics).toHaveLength(101);
    expect(report.diagnostics.at(-1)?.code).toBe("json/too-many-errors");
  });

  it("never throws on damaged text", () => {
    const text =
      '// c\n{"type": "record", "name": "A\\u0041", "fields": [{"name": "x", "type": ["null", 1.5e3]}], "doc": "é"}';
    const pieces = ["{", "}", "[", "]", ",", ":", '"', "\\", "/*", "//", "\n", "nul", "-", "\u0000"];
    for (let at = 0; at <= text.length; at += 1) {
      expect(() => read(text.slice(0, at))).not.toThrow();
      for (const piece of pieces) {
        expect(() => read(text.slice(0, at) + piece + text.slice(at + (at % 3)), { comments: true })).not.toThrow();
      }
    }
  });
});
