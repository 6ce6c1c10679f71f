import { expect, it } from "vitest";
import { changeOutsideCode } from "./change-outside-code.ts";

it.each([
  ["", ""],
  ["a", "A"],
  ["a `b` c", "A `b` C"],
  ["``a`` b", "``a`` B"],
  ["`a `` b` c `d`", "`a `` b` C `d`"],
  ["``a ` b`` c", "``a ` b`` C"],
  ["a ` b", "A ` B"],
  ["a `` b `c` d", "A `` B `c` D"],
  ["`a``b", "`A``B"],
])("changes %j outside of code", (line, changed) => {
  expect(changeOutsideCode(line, (words) => words.toUpperCase())).toBe(changed);
});

it("leaves what is longer than anybody writes as it is, and counts no more marks than anybody has", () => {
  const long = "a".repeat(20_001);
  expect(changeOutsideCode(long, () => "")).toBe(long);
  const many = "`a` ".repeat(600);
  expect(changeOutsideCode(many, (words) => words.toUpperCase()).split("`A`")).toHaveLength(351);
});
