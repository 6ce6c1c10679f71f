import { describe, expect, it } from "vitest";
import { countNoun, formatCount, nounTitle, withArticle } from "./nouns.ts";

describe("nouns", () => {
  it("counts with the right number of the noun", () => {
    expect(countNoun(0, "query")).toBe("0 queries");
    expect(countNoun(1, "entity")).toBe("1 entity");
    expect(countNoun(1048, "field")).toBe("1,048 fields");
  });

  it("puts the article that the sound asks for", () => {
    expect(withArticle("aspect")).toBe("an aspect");
    expect(withArticle("record")).toBe("a record");
    expect(withArticle("union")).toBe("a union");
    expect(withArticle("urn")).toBe("a URN");
    expect(withArticle("use")).toBe("a use");
  });

  it("raises only the first letter of a title", () => {
    expect(nounTitle("keyAspect")).toBe("Key aspect");
    expect(nounTitle("urn", "plural")).toBe("URNs");
  });

  it("groups digits by three", () => {
    expect([7, 999, 1000, 1234567].map(formatCount)).toEqual(["7", "999", "1,000", "1,234,567"]);
  });
});
