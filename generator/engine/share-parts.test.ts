import { deserialize, serialize } from "node:v8";
import { describe, expect, it } from "vitest";
import { shareParts } from "./share-parts.ts";

describe("shareParts", () => {
  it("gives back what was there when everything says the same", () => {
    const before = { list: [1, { name: "a" }], map: new Map([["k", { deep: [true] }]]), set: new Set(["x"]) };
    expect(shareParts(before, structuredClone(before))).toBe(before);
  });

  it("knows what has no prototype again, and gives it none", () => {
    const read = (text: string): object => Object.assign(Object.create(null) as object, JSON.parse(text));
    const before = { value: read(`{"a":1}`) };
    expect(shareParts(before, { value: read(`{"a":1}`) })).toBe(before);
    const shared = shareParts(before, { value: read(`{"a":2}`) });
    expect(Object.getPrototypeOf(shared.value)).toBe(null);
    expect(JSON.stringify(shared)).toBe(`{"value":{"a":2}}`);
  });

  it("knows what has no prototype again after it was written and read", () => {
    const made = { annotations: Object.assign(Object.create(null) as object, { Aspect: { name: "a" } }) };
    const before: unknown = deserialize(serialize(made));
    expect(shareParts(before, made)).toBe(before);
  });

  it("keeps the parts that say the same beside one that does not", () => {
    const before = { kept: { a: 1 }, changed: { a: 1 } };
    const shared = shareParts(before, { kept: { a: 1 }, changed: { a: 2 } });
    expect(shared).toEqual({ kept: { a: 1 }, changed: { a: 2 } });
    expect(shared.kept).toBe(before.kept);
    expect(shared.changed).not.toBe(before.changed);
  });

  it.each([
    ["another order of keys", { a: 1, b: 2 }, { b: 2, a: 1 }],
    [
      "another order in a map",
      new Map([
        ["a", 1],
        ["b", 2],
      ]),
      new Map([
        ["b", 2],
        ["a", 1],
      ]),
    ],
    ["a shorter list", [1, 2], [1]],
    ["undefined for nothing", {}, { a: undefined }],
    ["a list for an object", { 0: "a" }, ["a"]],
  ])("takes %s for a difference", (_, before: object, value: object) => {
    const shared = shareParts(before, value);
    expect(shared).not.toBe(before);
    expect(shared).toEqual(value);
    expect(JSON.stringify(shared)).toBe(JSON.stringify(value));
  });
});
