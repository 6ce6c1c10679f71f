import { expect, test } from "vitest";
import { isCodeName } from "./is-code-name.ts";

test.each([
  ["operation", undefined, "listBerths", true],
  ["operation", undefined, "GET /berths/{id}", true],
  ["operation", undefined, "List the berths of a harbour", false],
  ["reference", undefined, "Berth", false],
  ["guide", "prose", "Harbours", false],
  ["query", "query", "berths", true],
  ["command", undefined, "harbour berths list", true],
] as const)("a hit that is a %s (%s) called %s: code %s", (kind, noun, name, isCode) => {
  const runs = [{ text: name.slice(0, 4) }, { text: name.slice(4), matched: true }] as const;
  expect(isCodeName({ kind, name: runs, ...(noun !== undefined && { noun }) })).toBe(isCode);
});
