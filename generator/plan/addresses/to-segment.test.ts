import { describe, expect, it } from "vitest";
import { toSegment } from "./to-segment.ts";

describe("toSegment", () => {
  it.each([
    ["com.linkedin.common.Urn", "com.linkedin.common.Urn"],
    ["..", "-"],
    ["../../etc/passwd", "--..-etc-passwd"],
    ["a/b\\c", "a-b-c"],
    ["a b?#%2e", "a-b---2e"],
    [".hidden", "-hidden"],
    ["", "-"],
    ["x".repeat(500), "x".repeat(180)],
    ["x".repeat(179) + ".y", "x".repeat(179) + "-"],
  ])("of %j is %j", (name, expected) => {
    expect(toSegment(name)).toBe(expected);
  });

  it.each([
    ["導入", "導入"],
    ["البداية", "البداية"],
    ["Über-uns", "Über-uns"],
    ["U\u0308ber-uns", "Über-uns"],
    // Vowels of these scripts are marks.
    ["हिन्दी.คู่มือ", "हिन्दी.คู่มือ"],
    ["Ⅻ.٣.²", "Ⅻ.٣.²"],
    // The sign for kelvin composes to a letter of ASCII, the Greek question mark to a semicolon.
    ["\u212a\u037e", "K-"],
    ["𠮷野家", "𠮷野家"],
  ])("keeps the letters of %j", (name, expected) => {
    expect(toSegment(name)).toBe(expected);
  });

  it.each([
    ["an emoji", "🚀", "-"],
    ["one with a selector and a joiner", "\u2764\ufe0f\u200d🔥", "----"],
    ["a keycap, whose frame is a mark upon nothing visible", "#\ufe0f\u20e3", "---"],
    ["a mark at the beginning", "\u0301a", "-a"],
    ["what changes the direction", "a\u202ecba\u2066\u200f", "a-cba--"],
    ["what has no width", "a\u200b\ufeff\u00ad\u034fb", "a----b"],
    ["letters that can't be seen", "\u3164\u115f", "--"],
    ["ends of lines", "a\u2028\u2029\u0085\nb", "a----b"],
    ["controls", "\0\u0007\u007f\u009f", "----"],
    ["blanks", "\u3000\u00a0 ", "---"],
    ["signs of other widths", "．．／＼？＃％：", "--------"],
    ["half a character", "a\ud83d", "a-"],
    ["the other half", "\ude80b", "-b"],
    ["for private use", "\ue000\u{f0000}", "--"],
  ])("makes hyphens of %s", (_, name, expected) => {
    expect(toSegment(name)).toBe(expected);
  });

  it("leaves room where letters take several bytes, and cuts none in two", () => {
    const measure = (text: string): number => Buffer.byteLength(toSegment(text));
    expect(toSegment("導".repeat(500))).toBe("導".repeat(80));
    expect(toSegment(`a${"導".repeat(500)}`)).toBe(`a${"導".repeat(79)}`);
    expect(toSegment("𠮷".repeat(500))).toBe("𠮷".repeat(60));
    expect(toSegment("é".repeat(500))).toBe("é".repeat(120));
    expect(toSegment(`${"x".repeat(179)}𠮷`)).toBe("x".repeat(179));
    for (const text of ["ﷺ".repeat(500), "\u0958".repeat(500), "\u1100\u1161\u11a8".repeat(500)])
      expect(measure(text)).toBeLessThanOrEqual(240);
  });

  it("gives the same for what it gave", () => {
    for (const name of ["ΑΣ", "İ", "ﬁ", "Å", "e\u0301\u0323", "🚀a\ufe0f", "\u1100\u1161\u11a8"])
      expect(toSegment(toSegment(name))).toBe(toSegment(name));
  });

  it("takes no longer for a name of any length", () => {
    expect(toSegment("\u0301".repeat(3_000_000))).toBe("-");
    expect(toSegment(`a${"\u0301".repeat(3_000_000)}`)).toHaveLength(120);
  });

  it.each([
    ["con", "con-"],
    ["Aux", "Aux-"],
    ["nul.md", "nul-.md"],
    ["com1", "com1-"],
    ["com¹", "com¹-"],
    ["LPT³.md", "LPT³-.md"],
    ["console", "console"],
    ["com", "com"],
    ["a.con", "a.con"],
  ])("keeps %s from being a device of Windows", (name, expected) => {
    expect(toSegment(name)).toBe(expected);
  });
});
