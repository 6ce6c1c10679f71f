import { join, sep } from "node:path";
import type { Dirent } from "node:fs";
import { expect, test } from "vitest";
import type { FileTree } from "../files/file-tree.ts";
import { findMoved } from "./find-moved.ts";
import { standIn } from "./stand-in.ts";

const top = join(sep, "work");
const model = ["entity-registry.yml", "pdl/x/Own.pdl", "pdl/x/Key.pdl"];
const below = (folder: string, paths: readonly string[]): readonly string[] => paths.map((path) => `${folder}/${path}`);

/** A tree with these files, by their paths from the top; each holds its path. */
function createTree(paths: readonly string[]): FileTree {
  const files = new Set(paths.map((path) => join(top, path)));
  const isFolder = (location: string): boolean => [...files].some((file) => file.startsWith(location + sep));
  return {
    exists: (location) => files.has(location) || isFolder(location),
    list(folder) {
      if (!isFolder(folder)) throw new Error("no such folder");
      const rest = [...files]
        .filter((file) => file.startsWith(folder + sep))
        .map((file) => file.slice(folder.length + 1));
      return [...new Set(rest.map((path) => path.split(sep)[0] ?? ""))].map((name) =>
        toEntry(join(folder, name), name),
      );
    },
    read(location) {
      const bytes = Buffer.from(location.slice(top.length + 1).replaceAll(sep, "/"));
      return files.has(location) ? { size: bytes.length, bytes } : { failure: "it is not there" };
    },
    follow: (location) => (files.has(location) ? location : undefined),
  };
  function toEntry(location: string, name: string): Dirent {
    const isFile = (): boolean => files.has(location);
    return { name, isFile, isDirectory: () => !isFile() } as Dirent;
  }
}

function findAt(input: string, past: readonly string[], now: readonly string[]): string | undefined {
  const found = findMoved(join(top, input), { top, past: createTree(past), now: createTree(now) });
  return found?.slice(top.length + 1).replaceAll(sep, "/");
}

test.each([
  ["under another name", "models", below("schemas", model), below("models", model), "schemas"],
  ["further down", "models", below("a/b/schemas", model), below("models", model), "a/b/schemas"],
  ["at the top", "models", [...model, "LICENSE"], [...below("models", model), "LICENSE"], ""],
  ["with less in it", "models", below("old", model.slice(1)), below("models", model), "old"],
  ["with other things in it, too", "models", below("old", [...model, "a.md"]), below("models", model), "old"],
  ["as a file of the same name", "api/q.graphql", ["q.graphql"], ["api/q.graphql"], "q.graphql"],
])("an input that was %s is found", (_, input, past, now, place) => {
  expect(findAt(input, past, now)).toBe(place);
});

test.each([
  ["is still there, as a copy", "models", below("old", model), [...below("models", model), ...below("old", model)]],
  ["was in two places alike", "models", [...below("a", model), ...below("b", model)], below("models", model)],
  ["has but a name in common with what went", "docs", below("old", [...model, "README.md"]), ["docs/README.md"]],
  ["has nothing in common with what went", "docs", below("old", model), ["docs/start.md"]],
  ["is called otherwise", "api/q.graphql", ["api/schema.graphql"], ["api/q.graphql"]],
])("an input that %s came anew", (_, input, past, now) => {
  expect(findAt(input, past, now)).toBeUndefined();
});

test("what stands in for something is read where it is, and called as what it stands in for", () => {
  const tree = standIn(createTree(below("old", model)), new Map([[join(top, "models"), join(top, "old")]]), [
    join(top, "docs"),
  ]);
  const at = (path: string): string => join(top, path);
  expect(tree.list(at("models")).map(({ name }) => name)).toEqual(["entity-registry.yml", "pdl"]);
  expect(tree.read(at("models/pdl/x/Own.pdl"), 100)).toMatchObject({ bytes: Buffer.from("old/pdl/x/Own.pdl") });
  expect(tree.follow(at("models/pdl/x/Own.pdl"))).toBe(at("models/pdl/x/Own.pdl"));
  expect([tree.exists(at("docs")), tree.exists(at("docs/a.md")), tree.list(at("docs"))]).toEqual([true, false, []]);
  expect(tree.read(at("docs/a.md"), 100)).toEqual({ failure: "it is not in the revision" });
  expect(tree.exists(at("modelsmore"))).toBe(false);
});
