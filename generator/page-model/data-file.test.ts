import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { printDataFile, readDataFile } from "./data-file.ts";

const value = { "a)": ["</script>\u2028", 1.5, null, { é: 'quotes "\\' }] };

it("a data file says the same to who reads it and to who runs it", () => {
  const text = printDataFile(value);
  expect(readDataFile(text)).toEqual(value);
  let given: unknown;
  runInContext(text, createContext({ aspectdoc: (taken: unknown) => (given = taken) }));
  expect(JSON.parse(JSON.stringify(given))).toEqual(value);
});

it("what is no data file is refused", () => {
  for (const text of ["", "<!DOCTYPE html>", '{"a":1}', "aspectdoc(", 'other({"a":1})']) {
    expect(() => readDataFile(text), text).toThrow(/not a data file|JSON/);
  }
});
