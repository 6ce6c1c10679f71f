import { expect, it } from "vitest";
import { answersByText } from "./answers-by-text.ts";
import type { SearchHit } from "./search-answer.ts";

it.each([
  ["which change types are there", "enum", false],
  ["what are the values of the fabric type", "GraphQL enum", false],
  ["how do I change the type", "enum", true],
  ["what is a dataset", "entity", false],
  ["how do I delete a dataset", "entity", true],
  ["star a ship", "operation", false],
  ["star a ship", "entity", true],
  ["comment on a ship", "entity", false],
  ["is a ship", "operation", true],
])("%s, when a name gives %s", (query, kind, expected) => {
  const hit: SearchHit = { kind, name: [], meaning: [], href: "" };
  expect(answersByText(query, { fits: "by words", hits: [hit] })).toBe(expected);
});

it.each([
  ["what is ownership", false],
  ["what's an ownership", false],
  ["what is the ownership of a ship", true],
  ["ownership of a dataset", true],
])("%s, when the aspect ownership is found", (query, expected) => {
  const hit: SearchHit = { kind: "aspect", name: [{ text: "ownership" }], meaning: [], href: "" };
  expect(answersByText(query, { fits: "by words", hits: [hit] })).toBe(expected);
});

it.each([
  ["tides lineage options", "option", false],
  ["tides lineage options", "heading", true],
  ["who can edit policies", "policy", true],
  ["command option force", "command option", false],
  ["include_views of tides", "option", false],
])("%s, when only parts have all words, the first of them a %s", (query, kind, expected) => {
  const hit: SearchHit = { kind, name: [], meaning: [], href: "" };
  expect(answersByText(query, { fits: "in part", hits: [hit] })).toBe(expected);
});

it.each([
  ["HARBOUR_TZ", "Install Harbour", true],
  ["DELETE_ENTITY", "DeleteEntityResponse", false],
  ["harbour tz", "Install Harbour", false],
])("%s, when a name that has some of it is %s", (query, name, expected) => {
  const hit: SearchHit = { kind: "guide", name: [{ text: name }], meaning: [], href: "" };
  expect(answersByText(query, { fits: "by words", hits: [hit] })).toBe(expected);
});

it.each([
  ["moor ship storm", "moor_ship", false],
  ["moor ship", "moor_ship", true],
  ["storm moor ship", "moor_ship", true],
  ["how to moor a ship", "moor_ship", true],
])("%s, when a method that has some of it is %s", (query, name, expected) => {
  const hit: SearchHit = { kind: "method", name: [{ text: name }], meaning: [], href: "" };
  expect(answersByText(query, { fits: "in part", hits: [hit] })).toBe(expected);
});
