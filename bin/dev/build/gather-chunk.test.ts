import { expect, it } from "vitest";
import { gatherChunk } from "./gather-chunk.ts";

const imports: Readonly<Record<string, readonly string[]>> = {
  main: ["words"],
  run: ["read", "words"],
  read: ["bytes", "run"],
  bytes: [],
  words: [],
  thread: ["bytes"],
  lazy: ["read"],
};

const graph = {
  getModuleInfo(id: string) {
    const importedIds = imports[id];
    return importedIds === undefined ? null : { importedIds };
  },
};

it("gathers what is reached, but for what others load a part of", () => {
  const nameChunk = gatherChunk({ name: "all", from: ["run"], apart: ["main", "thread"] });
  const gathered = Object.keys(imports).filter((id) => nameChunk(id, graph) === "all");
  expect(gathered).toEqual(["run", "read"]);
});

it("says of a module that is gone that it is", () => {
  expect(() => gatherChunk({ name: "all", from: ["old"], apart: [] })("run", graph)).toThrow("there is no module old");
});
