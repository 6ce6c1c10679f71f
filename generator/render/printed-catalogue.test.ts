import { expect, test } from "vitest";
import { createEngine } from "../engine/create-engine.ts";
import { type Leavings, nothingLeft } from "../engine/entry.ts";
import { readGraphqlModel } from "../testdata/graphql-model.ts";
import { createPrintedCatalogue } from "./printed-catalogue.ts";

/** What a run calls the catalogue of a schema, and what it leaves. Nobody has told it what any of it was made from. */
async function nameIn(sdl: string, before = nothingLeft): Promise<{ readonly name: string; readonly left: Leavings }> {
  const { catalogue } = await readGraphqlModel({ "a.graphql": sdl });
  const engine = createEngine({ before });
  const name = createPrintedCatalogue(catalogue, engine.within("")).name();
  return { name, left: engine.leave() };
}

test("is called the same as long as all of it says the same", async () => {
  const { name, left } = await nameIn("type Query { a: Int }");
  expect((await nameIn("type Query { a: Int }", left)).name).toBe(name);
  expect((await nameIn("type Query { a: String }", left)).name).not.toBe(name);
});
