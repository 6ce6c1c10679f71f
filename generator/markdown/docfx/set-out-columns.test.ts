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

test("columns in code stay as they are", () => {
  const text = "```md\n:::row:::\n  :::column:::\n      Moor.\n  :::column-end:::\n:::row-end:::\n```\n";
  expect(setOut(text)).toBe(text);
  const columns = text.split("\n").slice(1, 6);
  expect(setOutColumns(["```", "a", "```", ...columns])).not.toEqual(["```", "a", "```", ...columns]);
});

test("what no mark ends stays as it is", () => {
  const text = ":::row:::\n  :::column:::\n      Moor.\n";
  expect(setOut(text)).toBe(text);
});
