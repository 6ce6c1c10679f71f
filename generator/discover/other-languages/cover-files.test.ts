import { expect, test } from "vitest";
import { coverFiles } from "./cover-files.ts";

test.each<[string, readonly string[], readonly string[], readonly string[] | undefined]>([
  ["one folder", ["a/1.json", "a/2.json"], ["b/3.json"], ["a/*.json"]],
  ["a folder with all below it", ["a/1.json", "a/b/2.json", "a/c/3.yaml"], ["d.json"], ["a/**/*.{json,yaml}"]],
  ["a folder in a folder alone", ["a/b/c/1.json", "a/b/c/2.json"], [], ["a/b/c/*.json"]],
  ["folders between others", ["a/1.json", "b/2.json", "b/3.json"], ["c/4.json"], ["a/1.json", "b/*.json"]],
  [
    "what has another beside it",
    ["1.json", "a/x/2.json", "a/x/3.json", "a/y/4.json", "a/y/5.json"],
    ["package.json", "a/y/6.json"],
    ["1.json", "a/x/*.json", "a/y/4.json", "a/y/5.json"],
  ],
  ["what has others of another ending beside it", ["a/1.json", "a/2.json"], ["a/3.yaml"], ["a/*.json"]],
  ["names that a glob would take otherwise", ["a (1)/1.json", "a (1)/2.json"], [], ["a \\(1\\)/*.json"]],
  ["too many", ["a/1.json", "b/1.json", "c/1.json", "d/1.json", "e/1.json"], ["f.json"], undefined],
])("names %s", (_, paths, others, globs) => {
  expect(coverFiles(paths, others, 4)).toEqual(globs);
});
