import { describe, expect, it } from "vitest";
import { searchKinds } from "./search-kinds.ts";

describe("kinds of things that can be found", () => {
  it("have each a character of its own, by which an index tells them apart", () => {
    const codes = Object.values(searchKinds).map(({ code }) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index || code.length !== 1)).toEqual([]);
  });
});
