import { expect, test } from "vitest";
import { describeLimit } from "./limit-words.ts";

test("what keys of a map match is told in words, where nothing else is said of them", () => {
  const words = [{ text: "Keys match " }, { text: "^x-", code: true }];
  expect(describeLimit("propertyNames", { pattern: "^x-" })).toEqual(words);
  expect(describeLimit("propertyNames", { pattern: "^x-", maxLength: 9 })).toBeUndefined();
  expect(describeLimit("properties", { pattern: "^x-" })).toBeUndefined();
});

test("a title stands beside the doc", () => {
  expect(describeLimit("title", "Order placed")).toEqual([{ text: "Titled " }, { text: "Order placed" }]);
});
