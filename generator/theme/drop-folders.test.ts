import { expect, test } from "vitest";
import { dropFolders } from "./drop-folders.ts";

test.each([
  [
    "Cannot find module '/home/ann/docs/parts/lib/words.ts'",
    "/home/ann/docs/parts",
    "Cannot find module 'lib/words.ts'",
  ],
  ["Cannot find module 'C:\\docs\\parts\\lib\\words.ts'", "C:\\docs\\parts", "Cannot find module 'lib\\words.ts'"],
  ["no export in file:///C:/docs/site/server.mjs here", "C:\\docs\\parts", "no export in server.mjs here"],
  ["no export in file:///opt/site/server.mjs here", "/docs/parts", "no export in server.mjs here"],
  ["it can't be read: D:/other/a.ts", "C:\\docs\\parts", "it can't be read: a.ts"],
  [
    "Could not resolve '../lib/words.ts' in site-foot.tsx",
    "/parts",
    "Could not resolve '../lib/words.ts' in site-foot.tsx",
  ],
  [
    "no binding (https://github.com/npm/cli/issues/4828)",
    "/parts",
    "no binding (https://github.com/npm/cli/issues/4828)",
  ],
])("%s", (message, folder, told) => {
  expect(dropFolders(message, folder)).toBe(told);
});

test("takes time in line with the length of a message", () => {
  expect(dropFolders(`${"/a".repeat(100_000)} b`, "/parts")).toBe("a b");
});
