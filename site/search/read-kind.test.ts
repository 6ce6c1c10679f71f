import { expect, it } from "vitest";
import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import { readKind } from "./read-kind.ts";

const told = (query: string): readonly (readonly [string, boolean])[] =>
  readKind(query).map(({ text, isMeant }) => [text, isMeant(searchKinds.object)] as const);

it.each([
  ["ownership aspect", [["ownership", false]]],
  ["graphql Dataset", [["Dataset", true]]],
  [
    "graphql dataset type",
    [
      ["graphql dataset", true],
      ["dataset type", true],
    ],
  ],
  ["admin role", [["admin", false]]],
  [
    "default roles",
    [
      ["default", false],
      ["roles", false],
    ],
  ],
  ["draught field", [["draught", false]]],
  ["HARBOUR_URL environment", [["HARBOUR_URL", false]]],
  ["harbour env var", [["harbour", false]]],
  ["harbour environment", []],
  ["settings aspect", [["settings", false]]],
  ["aspect settings", [["settings", false]]],
  ["config file", []],
  ["file config", [["file", false]]],
  ["fields of a ship", []],
  ["ownership", []],
  ["aspect", []],
  ["add an owner", []],
])("takes the kind out of '%s'", (query, expected) => {
  expect(told(query)).toEqual(expected);
});

it.each([
  ["which entities can have owners", "owners", ["aspect", "field"]],
  ["what entity types support a domain?", "domain", ["aspect"]],
  ["entities with tags", "tags", ["aspect", "field"]],
  ["entities have", undefined, []],
  ["which entities are there", undefined, []],
])("takes what is carried out of '%s'", (query, carried, kinds) => {
  const read = readKind(query);
  const labels = ["aspect", "field"] as const;
  expect(labels.filter((label) => read.some(({ isMeant }) => isMeant(searchKinds[label])))).toEqual(kinds);
  if (carried !== undefined) expect(read[0]?.text).toBe(carried);
});

it("knows kinds by the labels that there are", () => {
  const isThere = (word: string): boolean =>
    readKind(`a ${word}`).some(({ isMeant }) => Object.values(searchKinds).some((kind) => isMeant(kind)));
  const words =
    "entity aspect record enum type event query mutation object input source sink transformer role class command guide graphql python cli";
  expect(words.split(" ").filter((word) => !isThere(word))).toEqual([]);
});
