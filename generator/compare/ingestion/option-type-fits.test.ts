import { expect, it } from "vitest";
import { optionTypeFits } from "./option-type-fits.ts";

it.each([
  ["boolean", "boolean or AllowDenyPattern"],
  ["A or B", "B or C or A"],
  ["map of string to A", "map of string to (A or B)"],
  ["list of integer", "list of number"],
  ["boolean or list of A", "any"],
  ["list of string", "list of path"],
  ["duration in seconds", "duration"],
  ["list of A", "string or list of (A or B)"],
])("%s fits %s", (given, taken) => {
  expect(optionTypeFits(given, taken)).toBe(true);
});

it.each([
  ["boolean or AllowDenyPattern", "boolean"],
  ["string", "list of string"],
  ["number", "integer"],
  ["path", "string"],
  ["any", "string"],
  ["map of string to (A or B)", "map of string to A"],
  ["list of (A or B)", "list of A or B"],
  ["list of A", "map of string to A"],
  ["(A or B", "A"],
])("%s need not fit %s", (given, taken) => {
  expect(optionTypeFits(given, taken)).toBe(false);
});
