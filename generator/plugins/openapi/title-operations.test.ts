import { expect, test } from "vitest";
import type { JsonObject } from "../../catalogue/json.ts";
import type { ApiOperation } from "./api-document.ts";
import { titleOperations } from "./title-operations.ts";

const titlesOf = (...nodes: readonly JsonObject[]): readonly string[] => {
  const operations = nodes.map((node) => ({ method: "get", path: "/", node }) as unknown as ApiOperation);
  return [...titleOperations([["Ships", operations]]).values()].map(({ label }) => label);
};

const more = "It is not known how long that takes, and nobody should wait for it all the same.";

test("a summary of several sentences that is too long for a title gives its first one", () => {
  expect(titlesOf({ summary: `Moor a ship. ${more}\n`, operationId: "moorShip" })).toEqual(["Moor a ship"]);
  expect(titlesOf({ summary: `Moor. ${more}`, operationId: "moorShip" })).toEqual(["moorShip"]);
  expect(titlesOf({ summary: `${more.slice(0, -1)} ${more}`, operationId: "moorShip" })).toEqual(["moorShip"]);
});

test("a first sentence that two have is none of theirs", () => {
  const summary = `Moor a ship. ${more}`;
  expect(titlesOf({ summary, operationId: "moorShip" }, { summary, operationId: "moorTug" })).toEqual([
    "moorShip",
    "moorTug",
  ]);
});
