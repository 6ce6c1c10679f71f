import { expect, it } from "vitest";
import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import { readOrder } from "./read-order.ts";

it.each([
  ["open a pull request", ["create pull request"]],
  ["drop ship", ["delete ship", "remove ship"]],
  ["edit the name", ["update name"]],
  ["unstar", ["remove star", "delete star"]],
  ["unstar a repo", ["remove star", "delete star"]],
  ["star a repo", ["add star"]],
  ["get pull request", ["pull request"]],
  // What servers say themselves, nouns, and what isn't an order.
  ["remove label", []],
  ["open", []],
  ["ship name", []],
  ["constructor name", []],
  ["union", ["remove ion", "delete ion"]],
])("%s may mean %j", (query, meant) => {
  expect(readOrder(query).map(({ text }) => text)).toEqual(meant);
});

it("an order means what does it, and what is to be had itself", () => {
  expect(readOrder("star a repo")[0]?.isMeant(searchKinds.mutation)).toBe(true);
  expect(readOrder("star a repo")[0]?.isMeant(searchKinds.object)).toBe(false);
  expect(readOrder("get repo")[0]?.isMeant(searchKinds.object)).toBe(true);
  expect(readOrder("get repo")[0]?.isMeant(searchKinds.mutation)).toBe(false);
});
