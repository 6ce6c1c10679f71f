import { expect, test } from "vitest";
import { readSkew } from "./read-skew.ts";

const said: Readonly<Record<string, string>> = { version: "v1.2", latest: "v1.31.4" };
const read = (inside: string): string | undefined => readSkew(inside, (name) => said[name]);

test.each([
  ["< skew currentVersion >", "1.2"],
  ["< skew latestVersion >", "1.31"],
  ["% skew nextMinorVersion %", "1.32"],
  ["< skew prevMinorVersion >", "1.30"],
  ["< skew oldestMinorVersion >", "1.29"],
  ["< skew currentVersionAddMinor -2 >", "1.0"],
  ['< skew latestVersionAddMinor 2 "-" >', "1-33"],
])("counts from the version that a site is of: %s", (inside, version) => {
  expect(read(inside)).toBe(version);
});

test("says nothing of versions that there are none of", () => {
  for (const inside of ["< skew currentVersionAddMinor -3 >", "< skew anyVersion >", "< latestVersion >"])
    expect(read(inside)).toBeUndefined();
  expect(readSkew("< skew latestVersion >", () => "main")).toBeUndefined();
});
