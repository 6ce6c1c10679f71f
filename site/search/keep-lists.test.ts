import { expect, it } from "vitest";
import { keepLists } from "./keep-lists.ts";

it("remembers lists as long as they are not too much together", () => {
  const asked: string[] = [];
  const list = keepLists((text) => {
    asked.push(text);
    return text.split("").map(Number);
  }, 8);
  list("12");
  list("345");
  expect(list("12")).toEqual([1, 2]);
  expect(asked).toEqual(["12", "345"]);
  // One more is too much, and all others are forgotten for it.
  list("6");
  expect(list("6")).toEqual([6]);
  list("12");
  expect(asked).toEqual(["12", "345", "6", "12"]);
});
