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
function createTree(paths: readonly string[], say = (path: string): string => path): FileTree {
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
      const bytes = Buffer.from(say(location.slice(top.length + 1).replaceAll(sep, "/")));
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
  ["as a file of another version", "api-v2.yaml", ["api-v1.yaml", "a.md"], ["api-v2.yaml", "a.md"], "api-v1.yaml"],
  ["as a version elsewhere", "v2/api-2.1.yaml", ["v1/api-1.0.yaml"], ["v2/api-2.1.yaml"], "v1/api-1.0.yaml"],
  ["as one file among others", "api", ["q.yaml", "web/a.yaml"], ["api/q.yaml", "web/a.yaml"], "q.yaml"],
])("an input that was %s is found", (_, input, past, now, place) => {
  expect(findAt(input, past, now)).toBe(place);
});

test.each([
  ["is still there, as a copy", "models", below("old", model), [...below("models", model), ...below("old", model)]],
  ["was in two places alike", "models", [...below("a", model), ...below("b", model)], below("models", model)],
  ["has but a name in common with what went", "docs", below("old", [...model, "README.md"]), ["docs/README.md"]],
  ["has nothing in common with what went", "docs", below("old", model), ["docs/start.md"]],
  ["was of two versions", "api-v3.yaml", ["api-v1.yaml", "api-v2.yaml"], ["api-v3.yaml"]],
  ["is called otherwise", "api/q.graphql", ["api/schema.graphql"], ["api/q.graphql"]],
])("an input that %s came anew", (_, input, past, now) => {
  expect(findAt(input, past, now)).toBeUndefined();
});

const longText = "type Query { owner: String }";
const isSame = (path: string): string => `${longText} ${path.replace(/^.*[/_]/, "")}`;

test.each([
  ["a file under another name", "api/q.graphql", ["a_q.graphql", "a.md"], ["api/q.graphql", "a.md"], "a_q.graphql"],
  ["a file that became a folder", "api", ["a_q.graphql", "a.md"], ["api/q.graphql", "a.md"], "a_q.graphql"],
  ["files under other names", "new", ["old/a_b", "old/a_c"], ["new/b", "new/c"], "old"],
  ["files in folders of it", "new", ["old/x/a_b", "old/y/a_c"], ["new/x/b", "new/y/c"], "old"],
  ["files from two places", "new", ["one/a_b", "two/a_c"], ["new/b", "new/c"], undefined],
  ["a file that there were two of", "api/q", ["a_q", "b_q"], ["api/q"], undefined],
])("an input is found by what it says: %s", (_, input, past, now, place) => {
  const trees = { past: createTree(past, isSame), now: createTree(now, isSame) };
  expect(findMoved(join(top, input), { top, ...trees })).toBe(place && join(top, place));
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

test("a file stands in a folder for a file of another name, and for the folder that it became", () => {
  const at = (path: string): string => join(top, path);
  const moved = new Map([
    [at("api/q-v2.graphql"), at("q-v1.graphql")],
    [at("web"), at("z.graphql")],
  ]);
  const tree = standIn(createTree(["q-v1.graphql", "z.graphql"]), moved);
  const namesIn = (folder: string): readonly string[] => tree.list(at(folder)).map(({ name }) => name);
  expect([namesIn("api"), namesIn("web")]).toEqual([["q-v2.graphql"], ["z.graphql"]]);
  expect(tree.list(at("web"))[0]?.isFile()).toBe(true);
  expect(tree.read(at("web/z.graphql"), 100)).toMatchObject({ bytes: Buffer.from("z.graphql") });
  expect(tree.read(at("web"), 0, 0)).toHaveProperty("failure");
});
