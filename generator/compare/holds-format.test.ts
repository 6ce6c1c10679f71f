import { expect, test } from "vitest";
import { holdsFormat } from "./holds-format.ts";

test("a format holds what narrower ones do, and what is only a hint holds everything", () => {
  const both = (one: string | undefined, other: string | undefined): readonly boolean[] => [
    holdsFormat(one, other),
    holdsFormat(other, one),
  ];
  expect(both("uint64", "uint32")).toEqual([true, false]);
  expect(both("int64", "uint32")).toEqual([true, false]);
  expect(both("int64", "uint64")).toEqual([false, false]);
  expect(both("uri-reference", "uri")).toEqual([true, false]);
  expect(both("uuid", undefined)).toEqual([false, true]);
  expect(both("password", undefined)).toEqual([true, true]);
  expect(both("binary", undefined)).toEqual([true, false]);
  expect(both("binary", "byte")).toEqual([false, false]);
  expect(both("uuid", "uuid")).toEqual([true, true]);
});
