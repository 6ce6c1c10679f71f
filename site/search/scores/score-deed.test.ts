import { expect, it } from "vitest";
import { searchKinds } from "../../../generator/page-model/search-kinds.ts";
import { splitTerms } from "../../../generator/page-model/search-words.ts";
import { toFoldedName } from "../folded-name.ts";
import type { Symbols } from "../load-symbols.ts";
import { scoreDeed } from "./score-deed.ts";

/** The calls that a query may mean, the best first. */
function rank(query: string, names: readonly string[]): readonly string[] {
  const symbols: Partial<Symbols> = {
    names: names.map(toFoldedName),
    nameOf: Uint32Array.from(names.keys()),
    kindOf: names.map(() => searchKinds.operation),
    pageOf: Uint32Array.from(names.keys()),
    rankOf: new Uint8Array(names.length),
    deprecated: new Set(),
    termsOf: (name) => splitTerms(names[name] ?? ""),
  };
  const [found] = scoreDeed(query, symbols as Symbols);
  const scored = names.map((name, entry) => ({ name, score: found?.scores.get(entry) ?? 0 }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ name }) => name);
}

it.each([
  ["is named by the noun of the deed", "deprecate a ship", ["updateDeprecation"], ["updateDeprecation"]],
  [
    "is brought about by what its name begins with",
    "inspect a ship",
    ["addInspection", "createInspection"],
    ["createInspection", "addInspection"],
  ],
  [
    "has what was asked in its name",
    "inspect a ship",
    ["createInspection", "addShipInspection"],
    ["addShipInspection", "createInspection"],
  ],
  [
    "needn't say its group",
    "inspect a berth",
    ["addBerthInspection", "docks/create-dock-berth-inspection"],
    ["docks/create-dock-berth-inspection", "addBerthInspection"],
  ],
  ["has its word where it is ordered", "comment on a ship", ["createCommentForShip"], ["createCommentForShip"]],
  ["ends with its word", "star a ship", ["addStar"], ["addStar"]],
  ["brings about what something is marked as", "mark a ship as inspected", ["addInspection"], ["addInspection"]],
  ["is asked how to be called", "how do I inspect a ship?", ["addInspection"], ["addInspection"]],
  ["brings about what it is asked to mark", "can I mark a ship as inspected", ["addInspection"], ["addInspection"]],
])("finds the call that %s", (_, query, names, expected) => {
  expect(rank(query, names)).toEqual(expected);
});

it.each([
  ["does something to much else", "inspect a ship", "createInspectionFeeInvoice"],
  ["is asked for what the deed gives", "inspect a ship", "inspectionRequest"],
  ["brings nothing about", "inspect a ship", "listInspections"],
  ["is of a thing that is called like a deed", "access to a ship", "createAccessToken"],
  ["has a word that nobody ordered", "star ship", "addStar"],
  ["has several of what nobody ordered", "berth owner", "updateBerths"],
  ["is of a thing that is called like what is asked", "how do I access a ship", "createAccessToken"],
  ["has the verb that brings things about, which is no deed", "report a ship", "createShipReport"],
])("passes over a call that %s", (_, query, name) => {
  expect(rank(query, [name])).toEqual([]);
});
