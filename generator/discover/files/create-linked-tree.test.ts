import type { Dirent } from "node:fs";
import { expect, test } from "vitest";
import { createLinkedTree } from "./create-linked-tree.ts";
import type { FileTree } from "./file-tree.ts";
import { listFiles } from "./list-files.ts";

test("goes no further into a folder that never ends than it would into a large one", () => {
  const asked: string[] = [];
  const toEntry = (name: string, parentPath: string): Dirent =>
    ({
      name,
      parentPath,
      isFile: () => name !== "x",
      isDirectory: () => name === "x",
      isSymbolicLink: () => false,
    }) as Dirent;
  const names = [...Array.from({ length: 999 }, (_, index) => `${index}.pdl`), "x"];
  const tree: FileTree = {
    exists: () => false,
    list(folder) {
      asked.push(folder);
      return folder === "/in"
        ? ["link", "other"].map((name) => toEntry(name, folder))
        : names.map((name) => toEntry(name, folder));
    },
    read: () => ({ failure: "there is no text" }),
    follow: (location) => location,
  };
  const linked = createLinkedTree(tree, new Map([["/in/link", "/far"]]));
  const found = listFiles("/in", linked).find(["**/*.pdl"]);
  expect(found.length).toBe(20 * 999);
  expect(found.slice(0, 2)).toEqual(["link/0.pdl", "link/1.pdl"]);
  expect(asked.slice(0, 3)).toEqual(["/in", "/far", "/far/x"]);
  expect(asked.length).toBe(22);
  expect(linked.follow("/in/link/x/1.pdl")).toBe("/far/x/1.pdl");
});
