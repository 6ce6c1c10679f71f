import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SearchHit } from "../../search/search-engine.ts";
import { readRecent, rememberResult } from "./recent-results.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

function hit(name: string): SearchHit {
  return {
    kind: "aspect",
    noun: "aspect",
    name: [{ text: name.slice(0, 2), matched: true }, { text: name.slice(2) }],
    meaning: [{ text: "What it means." }],
    href: `/docs/${name}/`,
  };
}

const names = (base: string): readonly string[] =>
  readRecent(base).map(({ name }) => name.map((run) => run.text).join());

describe("recent results", () => {
  it("are the last six, each once, the latest first and without their marks", () => {
    for (const name of ["one", "two", "three", "four", "five", "six", "two", "seven"]) {
      rememberResult("/docs/", hit(name));
    }
    expect(names("/docs/")).toEqual(["seven", "two", "six", "five", "four", "three"]);
    expect(names("/other/")).toEqual([]);
  });

  it("are none where storage holds something else, leads elsewhere, or is forbidden", () => {
    stored.set("search /docs/", "{");
    expect(names("/docs/")).toEqual([]);
    stored.set("search /docs/", JSON.stringify([1, null, { name: "x" }, { ...hit("x"), name: "x", meaning: "" }]));
    expect(names("/docs/")).toEqual(["x"]);
    stored.set("search /docs/", JSON.stringify([{ ...hit("x"), name: "x", meaning: "", href: "javascript:alert(1)" }]));
    expect(names("/docs/")).toEqual([]);
    vi.stubGlobal("localStorage", undefined);
    rememberResult("/docs/", hit("x"));
    expect(names("/docs/")).toEqual([]);
  });
});
