import { expect, test } from "vitest";
import { tellOverlapsApart } from "./tell-overlaps-apart.ts";

test("what reads the same on both sides says how it differs", () => {
  const same = "oneOf that refuses what is both number and integer";
  expect(tellOverlapsApart([same, same], "narrowed")).toEqual([
    same,
    "oneOf that refuses more of what is both number and integer",
  ]);
  expect(tellOverlapsApart([same, same], "widened")[1]).toBe(
    "oneOf that refuses less of what is both number and integer",
  );
  expect(tellOverlapsApart([same, "anyOf"], "widened")).toEqual([same, "anyOf"]);
});
