import { expect, it } from "vitest";
import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import { readOrder } from "./read-order.ts";

it.each([
  ["open a pull request", ["create pull request"]],
  ["upload a file to a folder", ["create file to a folder", "create file folder", "upload"]],
  ["drop ship", ["delete ship", "remove ship", "drop", "ship"]],
  ["edit the name", ["update name", "edit", "name"]],
  ["unstar", ["remove star", "delete star"]],
  ["unstar a repo", ["remove star", "delete star"]],
  ["star a repo", ["add star"]],
  ["get pull request", ["pull request"]],
  ["list all ships", ["list ships", "ships"]],
  ["list ships graphql", ["list ships", "ships"]],
  // Where nothing removes just that, there may be what removes anything, and what there is to tell of a label.
  ["remove label", ["delete label", "remove", "label"]],
  ["rename label", ["rename"]],
  // Servers say one word for it, and people the other.
  ["delete a label", ["remove label", "delete", "label"]],
  // A query that is written elsewhere is carried out.
  ["run graphql", ["execute graphql"]],
  ["run a query from python", ["execute query"]],
  // One is told by its key, several by what they have in common.
  ["get ship by id", ["ship", "ship by id"]],
  ["list ships by harbour", ["list ships", "search"]],
  ["find all cargo ships with a flag", ["list cargo ships", "search"]],
  ["search ships without crew", ["list ships", "search"]],
  ["list sources with profiling", ["list sources with profiling", "sources with profiling"]],
  ["find ships", ["ships"]],
  // What is changed is said last.
  ["put a ship into the fleet", ["set fleet", "add put", "put"]],
  ["move ship to fleet", ["set fleet", "move"]],
  [
    "remove user from the crew",
    ["remove crew member", "delete user from the crew", "delete user crew", "remove", "user from the crew"],
  ],
  ["take people out of crew", ["remove crew member"]],
  ["add a user to a crew", ["add crew member", "create user to a crew", "create user crew", "add", "user to a crew"]],
  // To several things at once.
  [
    "add crew to many ships at once",
    [
      "batch add crew",
      "create crew to many ships at once",
      "create crew many ships once",
      "add",
      "crew to many ships at once",
    ],
  ],
  // What metadata is brought in from.
  ["ingest tidal", ["tidal"]],
  ["ingest metadata from my tidal", ["tidal"]],
  ["connect to tidal quay", ["tidal quay"]],
  // Nouns, and what isn't an order.
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
  expect(readOrder("ingest repo")[0]?.isMeant(searchKinds.source)).toBe(true);
  expect(readOrder("ingest repo")[0]?.isMeant(searchKinds.mutation)).toBe(false);
  expect(readOrder("list repos")[1]?.isMeant(searchKinds.graphqlField)).toBe(true);
});
