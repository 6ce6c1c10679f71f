import { expect, test } from "vitest";
import { setOutColumns } from "./set-out-columns.ts";

const setOut = (text: string): string => setOutColumns(text.split("\n")).join("\n");

test("what is in columns begins where their row does", () => {
  const text = [
    ":::row:::",
    "    :::column:::",
    "        Moor.",
    "",
    "          - Cast off.",
    "    :::column-end:::",
    ":::row-end:::",
  ];
  const wanted = [
    ":::row:::",
    "    :::column:::",
    "Moor.",
    "",
    "  - Cast off.",
    "    :::column-end:::",
    ":::row-end:::",
  ];
  expect(setOutColumns(text)).toEqual(wanted);
  const inItem = ["- Berths", "", ...text.map((line) => (line === "" ? "" : `  ${line}`))];
  expect(setOutColumns(inItem)).toEqual([
    "- Berths",
    "",
    ...wanted.map((line) => (/^ *(?::::)/.test(line) ? `  ${line}` : line === "" ? "" : `  ${line}`)),
  ]);
});

test("what no mark ends stays as it is", () => {
  const text = ":::row:::\n  :::column:::\n      Moor.\n";
  expect(setOut(text)).toBe(text);
});
