import { expect, it } from "vitest";
import { suitVerb } from "./suit-verb.ts";

it("counts headings for less that tell how to read what is to be written, and the reverse", () => {
  const isAsked = (): boolean => false;
  expect(suitVerb("read", "do", isAsked)).toBeLessThan(1);
  expect(suitVerb("add", "read", isAsked)).toBeLessThan(1);
  expect(suitVerb("add", "do", isAsked)).toBe(1);
  expect(suitVerb("read", "list", isAsked)).toBe(1);
});

it("takes a verb that was asked for as it is", () => {
  expect(suitVerb("read", "do", (term) => term === "read")).toBe(1);
});
