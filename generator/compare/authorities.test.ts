import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it, test } from "vitest";
import { parse } from "yaml";
import { findRule } from "./rules.ts";

/*
 * What was decided where authorities say something of a change: the verdict agrees with them, or differs and `explain` says why. The
 * cases that are named prove it, in compare-catalogues.test.ts.
 */

interface Row {
  readonly row: string;
  readonly says: string;
  /** Cases of the tables in which all codes are told. */
  readonly cases: readonly string[];
  /** Codes that have the verdict which authorities give. */
  readonly agrees?: readonly string[];
  /** By code, words by which its explanation tells the difference. */
  readonly differs?: Readonly<Record<string, string>>;
}

const folder = new URL("./testdata/", import.meta.url);
const rows = parse(readFileSync(new URL("authorities/rows.yaml", folder), "utf8")) as readonly Row[];
const cases = new Map(
  readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith(".yaml"))
    .flatMap(
      (name) =>
        parse(readFileSync(new URL(name, folder), "utf8"), { merge: true }) as {
          readonly name: string;
          readonly expect: readonly string[];
        }[],
    )
    .map((each) => [each.name, each.expect.map((line) => line.replace(/ .*/s, ""))]),
);

it.each(rows)("$row", ({ cases: names, agrees = [], differs = {} }) => {
  expect(names.filter((name) => !cases.has(name))).toEqual([]);
  const codes = [...agrees, ...Object.keys(differs)];
  expect(codes).not.toEqual([]);
  const told = new Set(names.flatMap((name) => cases.get(name) ?? []));
  expect(codes.filter((code) => !told.has(code))).toEqual([]);
  // A case that shows nothing of the row would prove nothing.
  expect(names.filter((name) => !cases.get(name)?.some((code) => codes.includes(code)))).toEqual([]);
  for (const [code, words] of Object.entries(differs)) {
    expect(findRule(code)?.explanation.replace(/\s+/g, " "), code).toContain(words);
  }
});

test("no row is decided twice", () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
});
