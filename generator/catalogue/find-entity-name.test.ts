import { expect, test } from "vitest";
import { noteReads } from "../engine/note-reads.ts";
import { findEntityName } from "./find-entity-name.ts";

const entities = new Map([["corpUser", { doc: "A person." }]]);

test("an entity is found by its name in whatever case", () => {
  expect(["corpUser", "corpuser", "CORPUSER", "corpGroup"].map((name) => findEntityName(entities, name))).toEqual([
    "corpUser",
    "corpUser",
    "corpUser",
    undefined,
  ]);
});

test("who looks for a name has looked at nothing that is said of entities", () => {
  const { seen, found } = noteReads({ entities });
  findEntityName(seen.entities, "corpUser");
  findEntityName(seen.entities, "CORPUSER");
  expect(found()).toEqual([["corpUser"], true, false]);
});
