import { expect, it } from "vitest";
import type { SearchEngine } from "../../search/search-engine.ts";
import { createEngineOpener } from "./create-engine-opener.ts";

const manifest = "/docs/search/manifest.js";

function createEngine(): SearchEngine {
  const nothing = { hits: [], counts: new Map(), nearest: [], fits: "whole" as const };
  return {
    tasks: [],
    examples: [],
    findSymbols: () => Promise.resolve(nothing),
    findText: () => Promise.resolve(nothing),
  };
}

/** An opener over manifests that say one thing after another, and what was asked for them. */
function listen(...said: readonly (string | undefined)[]) {
  const asked: string[] = [];
  const openEngine = createEngineOpener(
    manifest,
    async (address, options) => {
      asked.push(`${address} ${options?.cache ?? ""}`.trim());
      const answer = said[Math.min(asked.length, said.length) - 1];
      if (answer === undefined) throw new Error("offline");
      return answer;
    },
    async (address, read) => {
      if ((await read(address)) === "stale") throw new Error("no such symbols");
      return createEngine();
    },
  );
  return { asked, openEngine };
}

it("opens the engine once, and again only if that failed", async () => {
  const { asked, openEngine } = listen(undefined, "first");
  await expect(openEngine()).rejects.toThrow("offline");
  const [one, other] = await Promise.all([openEngine(), openEngine()]);
  expect(other).toBe(one);
  expect(asked).toEqual([manifest, manifest]);
});

it("opens the index that was published since, once for all that lack something", async () => {
  const { asked, openEngine } = listen("first", "second");
  const first = await openEngine();
  const [one, other] = await Promise.all([openEngine(first), openEngine(first)]);
  expect(one).not.toBe(first);
  expect(other).toBe(one);
  expect(await openEngine()).toBe(one);
  expect(asked).toEqual([manifest, `${manifest} no-cache`]);
});

it("keeps the index where no other has been published, and where that can't be told", async () => {
  const { openEngine } = listen("first", "first", undefined);
  const first = await openEngine();
  const renewed = openEngine(first);
  expect(await openEngine()).toBe(first);
  await expect(renewed).rejects.toThrow("names what isn't there");
  await expect(openEngine(first)).rejects.toThrow("offline");
  expect(await openEngine()).toBe(first);
});

it("doesn't trust a manifest that was kept for longer than what it names", async () => {
  const { asked, openEngine } = listen("stale", "second");
  await openEngine();
  expect(asked).toEqual([manifest, `${manifest} no-cache`]);
});
