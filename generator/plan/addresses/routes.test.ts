import { describe, expect, it } from "vitest";
import { toSegment } from "./routes.ts";

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
  ])("of %j is %j", (name, expected) => {
    expect(toSegment(name)).toBe(expected);
  });
});
