import { expect, test } from "vitest";
import { describeAlways, describeLimit } from "./limit-words.ts";

test("what keys of a map match is told in words, where nothing else is said of them", () => {
  const words = [{ text: "Keys match " }, { text: "^x-", code: true }];
  expect(describeLimit("propertyNames", { pattern: "^x-" })).toEqual(words);
  expect(describeLimit("propertyNames", { pattern: "^x-", maxLength: 9 })).toBeUndefined();
  expect(describeLimit("properties", { pattern: "^x-" })).toBeUndefined();
});

test("a value that is a schema itself is told as one", () => {
  const words = [{ text: "A schema by " }, { text: "http://json-schema.org/draft-07/schema#", code: true }];
  expect(describeLimit("$ref", "http://json-schema.org/draft-07/schema#")).toEqual(words);
});

test("a title stands beside the doc", () => {
  expect(describeLimit("title", "Order placed")).toEqual([{ text: "Titled " }, { text: "Order placed" }]);
});

test("what a map always has is named", () => {
  const names = [{ text: "a", code: true }, { text: ", " }, { text: "b", code: true }];
  expect(describeAlways(["a", "b"])).toEqual([{ text: "Always with " }, ...names]);
  expect(describeAlways(true)).toBeUndefined();
});
