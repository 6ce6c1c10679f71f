import { expect, test } from "vitest";
import type { IngestionOption, IngestionRecipe } from "../catalogue/ingestion.ts";
import { findRecipeSlips } from "./find-recipe-slips.ts";
import { findMissingOptions } from "./find-value-slips.ts";

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

test("another name of an option is no slip, nor what is below it or on the way to it", () => {
  const settings = [["url"], ["auth"], ["auth", "url"], ["auth", "user"], ["box", "size"], ["box", "sise"], ["far"]];
  const other: IngestionRecipe = { ...recipe, settings: settings.map((keys) => ({ keys, span })) };
  const named = [
    option("address", { otherNames: ["url", "auth.url"], presence: "required" }),
    option("crate", { otherNames: ["box"] }),
    option("crate.size"),
  ];
  expect(findRecipeSlips(other, { options: named }).map((slip) => slip.option)).toEqual(["far"]);
  expect(findMissingOptions(other, named)).toEqual([]);
  expect(findMissingOptions(recipe, [option("name", { otherNames: ["host"], presence: "required" })])).toEqual([]);
});
