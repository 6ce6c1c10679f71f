import { describe, expect, it } from "vitest";
import { encodeJson, printJson } from "./print-json.ts";

describe("encodeJson", () => {
  const decode = (value: unknown): string => Buffer.concat([...encodeJson(value)]).toString();

  it("has a line for each thing of a list, and nothing else that is white", () => {
    const items = [{ name: "a b", list: [1, [2]], gone: undefined }, new Map([["key", { big: 1n }]]), undefined, NaN];
    const value = { version: 1, items, inner: { none: [], map: new Map([["x", { y: "\n" }]]), gone: undefined } };
    expect(decode(value)).toBe(`{
"version":1,
"items":[
{"name":"a b","list":[1,[2]]},
[{"big":1}],
null,
"NaN"
],
"inner":{
"none":[],
"map":[
{"y":"\\n"}
]
}
}
`);
  });

  it("gives all bytes, however long the text is", () => {
    const value = Array.from({ length: 90_000 }, (_, index) => ({ index, word: "Größe 🙂" }));
    const lines = value.map((item) => JSON.stringify(item));
    expect(decode(value)).toBe(`[\n${lines.join(",\n")}\n]\n`);
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
