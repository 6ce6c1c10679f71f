import { expect, it } from "vitest";
import { commitMark, parseGitLog } from "./parse-git-log.ts";

const log = (...commits: readonly (readonly [date: string, ...paths: readonly string[]])[]): string =>
  commits.map(([date, ...paths]) => [`${commitMark}${date}`, ...paths, ""].join("\n")).join("\n");

it("a file has the day of the latest commit that names it", () => {
  const days = parseGitLog(log(["2024-03-02", "a.pdl"], ["2023-01-01", "a.pdl", "docs/b c.md"]));
  expect([...days]).toEqual([
    ["a.pdl", "2024-03-02"],
    ["docs/b c.md", "2023-01-01"],
  ]);
});

it("quoted names and what is no date are left out", () => {
  expect([...parseGitLog(log(["soon", "a.pdl"], ["2024-03-02", '"a\\tb.pdl"', "c.pdl"]))]).toEqual([
    ["c.pdl", "2024-03-02"],
  ]);
  expect(parseGitLog("").size).toBe(0);
});
