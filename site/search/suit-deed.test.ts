import { expect, it } from "vitest";
import { splitTerms } from "../../generator/page-model/search-words.ts";
import { suitDeed } from "./suit-deed.ts";

const suit = (name: string, query: string): number => suitDeed(splitTerms(name), "do", new Set(splitTerms(query)));

it.each([
  ["removeTag", "add a tag to a ship"],
  ["addTag", "delete a tag of a ship"],
  ["addTag", "destroy a tag of a ship"],
  ["destroyTag", "add a tag to a ship"],
  ["ships/list-tags", "attach a tag to a ship"],
  ["ships/download-tags", "attach a tag to a ship"],
  ["deleteBerth", "delete a ship"],
])("takes %s for less where somebody would %s", (name, query) => {
  expect(suit(name, query)).toBeLessThan(1);
});

it.each([
  ["removeTag", "remove a tag from a ship"],
  ["addTag", "attach a tag to a ship"],
  ["batchUpdateTags", "tag a ship"],
  ["deleteShip", "delete a ship"],
  ["batchUpdateSoftDeleted", "delete a ship"],
])("takes %s as it is where somebody would %s", (name, query) => {
  expect(suit(name, query)).toBe(1);
});

it("says nothing of what isn't to be done", () => {
  expect(suitDeed(["remov", "tag"], "other", new Set(["tag"]))).toBe(1);
});
