import { expect, test } from "vitest";
import type { IngestionOption, IngestionRecipe } from "../catalogue/ingestion.ts";
import { findRecipeSlips } from "./find-recipe-slips.ts";

const span = { file: "depot.yml", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

const option = (path: string, more: Partial<IngestionOption> = {}): IngestionOption => ({
  path,
  type: "string",
  values: [],
  nullable: false,
  presence: "optional",
  secret: false,
  constraints: [],
  span,
  ...more,
});

const recipe: IngestionRecipe = {
  text: "",
  settings: [["address"], ["host"], ["pattern"]].map((keys) => ({ keys, span })),
  span,
};
const options = [option("address", { formerNames: ["host"] })];

test("what a class may have that the input doesn't hold is no slip, a former name still is", () => {
  const list = (names: readonly { readonly option: string }[]): readonly string[] => names.map(({ option }) => option);
  expect(list(findRecipeSlips(recipe, { options }))).toEqual(["host", "pattern"]);
  expect(list(findRecipeSlips(recipe, { options, foreignBases: [{ name: "far.Base", release: "1.3" }] }))).toEqual([
    "host",
    "pattern",
  ]);
  expect(list(findRecipeSlips(recipe, { options, foreignBases: [{ name: "far.Base" }] }))).toEqual(["host"]);
});
