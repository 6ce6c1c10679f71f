import { expect, it } from "vitest";
import type { SearchEngine } from "../../search/search-engine.ts";
import { createEngineOpener } from "./create-engine-opener.ts";

it("opens the engine once, and again only if that failed", async () => {
  const nothing = { hits: [], counts: new Map(), nearest: [], fits: "whole" as const };
  const engine: SearchEngine = {
    tasks: [],
    examples: [],
    findSymbols: () => Promise.resolve(nothing),
    findText: () => Promise.resolve(nothing),
  };
  const asked: string[] = [];
  const open = createEngineOpener("/docs/search/manifest.js", (manifest) => {
    asked.push(manifest);
    return asked.length === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(engine);
  });
  await expect(open()).rejects.toThrow("offline");
  expect(await Promise.all([open(), open()])).toEqual([engine, engine]);
  expect(asked).toEqual(["/docs/search/manifest.js", "/docs/search/manifest.js"]);
});
