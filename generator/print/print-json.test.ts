import { describe, expect, it } from "vitest";
import { encodeJson, printJson } from "./print-json.ts";

describe("encodeJson", () => {
  it("gives the bytes of the text, however long it is, and a final newline", () => {
    const value = Array.from({ length: 30_000 }, (_, index) => ({ index, word: "Größe 🙂" }));
    const bytes = encodeJson(value);
    expect(Buffer.from(bytes).equals(Buffer.from(`${JSON.stringify(value, null, 2)}\n`))).toBe(true);
  });
});

describe("printJson", () => {
  it("prints as JSON.stringify where that can print", () => {
    const value = {
      a: [1, -0, 1.5, 1e100, true, null, "é\n\u2028"],
      empty: {},
      none: [],
      nested: { "0": [[{}]] },
      gone: undefined,
    };
    for (const indent of [0, 2, 4]) expect(printJson(value, indent)).toBe(JSON.stringify(value, null, indent));
  });

  it("prints what JSON has no word for in its place between what it has", () => {
    const plain = { text: "two\nlines", list: [1, { deep: [] }] };
    const value = { plain, map: new Map([["key", { plain, big: 1n }]]), list: [NaN, [plain]] };
    const shown = { plain, map: [{ plain, big: 1 }], list: ["NaN", [plain]] };
    for (const indent of [0, 2, 4]) expect(printJson(value, indent)).toBe(JSON.stringify(shown, null, indent));
  });

  it("keeps every digit of a bigint", () => {
    expect(printJson({ max: 9223372036854775807n }, 0)).toBe('{"max":9223372036854775807}');
  });

  it("prints a map as its values, in order", () => {
    expect(
      printJson(
        new Map([
          ["b", { n: 2 }],
          ["a", { n: 1 }],
        ]),
        0,
      ),
    ).toBe('[{"n":2},{"n":1}]');
  });

  it("prints numbers beyond JSON as the platform's strings", () => {
    expect(printJson([NaN, Infinity, -Infinity], 0)).toBe('["NaN","Infinity","-Infinity"]');
  });

  it("sorts keys at every level when told to", () => {
    expect(printJson({ b: { d: 1, c: 2 }, a: 0 }, 0, { sortKeys: true })).toBe('{"a":0,"b":{"c":2,"d":1}}');
  });

  it("treats keys of the object prototype as any other key", () => {
    const value = JSON.parse('{"__proto__":1,"constructor":2}') as unknown;
    expect(printJson(value, 0)).toBe('{"__proto__":1,"constructor":2}');
  });

  it("throws on what is no data", () => {
    expect(() => printJson({ f: () => 1 })).toThrow("a function cannot be printed as JSON");
  });
});
