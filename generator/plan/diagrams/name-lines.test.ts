import { describe, expect, it } from "vitest";
import { breakName, measureLine } from "./name-lines.ts";

describe("breakName", () => {
  it.each([
    ["tag", 10, ["tag"]],
    ["EditableSchemaFieldWithGlossaryTerm", 20, ["EditableSchemaField", "WithGlossaryTerm"]],
    ["SchemaFieldTaggedWith", 20, ["SchemaField", "TaggedWith"]],
    ["data_platform_instance", 16, ["data_platform_", "instance"]],
    ["abcdefghijkl", 8, ["abcdefgh", "ijkl"]],
    ["A".repeat(40), 10, ["A".repeat(10), `${"A".repeat(9)}…`]],
    ["😀😀😀😀", 2, ["😀😀", "😀😀"]],
    ["", 5, [""]],
  ])("breaks %s at %i characters", (name, most, lines) => {
    expect(breakName(name, most)).toEqual(lines);
  });
});

describe("measureLine", () => {
  it("reckons with wide characters", () => {
    expect(measureLine("ab", 10)).toBe(13);
    expect(measureLine("数据", 10)).toBe(20);
  });
});
