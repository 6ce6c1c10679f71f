import type { Catalogue } from "../../catalogue/catalogue.ts";
import { forgetful } from "../../engine/engine.ts";
import type { ProseDocuments } from "../../parse/documents.ts";
import type { ProseExample } from "../../parse/prose/prose-document.ts";
import { checkCommands } from "./check-commands.ts";
import { checkGraphqlExamples } from "./check-graphql-examples.ts";
import { checkJsonExamples, indexJsonModel, type JsonModel } from "./check-json-examples.ts";
import { checkPythonExamples } from "./check-python-examples.ts";
import type { ExampleCheck } from "./example-check.ts";
import { checkRecipeExamples } from "./check-recipe-examples.ts";
import { checkRequests } from "./check-requests.ts";
import { isPartialModel } from "./is-partial-model.ts";

/** What examples are held against. */
export type ExampleModel = Pick<Catalogue, "graphql" | "ingestion" | "sdk" | "restli" | "cli"> & JsonModel;

/**
 * Holds the code in guides against the model: what is copied from there should work. What belongs to an area
 * that the model lacks is passed over, and so is what can't be told for sure.
 */
export async function checkExamples(
  { pages, introductions, parts }: Pick<ProseDocuments, "pages" | "introductions" | "parts">,
  model: ExampleModel,
  { loadPython, report, engine = forgetful }: ExampleCheck,
): Promise<void> {
  const documents = [...[...pages, ...introductions].map(({ document }) => document), ...parts];
  const examples = documents.flatMap(({ examples = [] }) => examples);
  const ofLanguage = (language: ProseExample["language"]): readonly ProseExample[] =>
    examples.filter((example) => example.language === language);
  const graphqlExamples = { examples: ofLanguage("graphql"), graphql: model.graphql };
  engine
    .ask({ query: "check graphql examples", lasts: "whole" }, graphqlExamples, ({ examples, graphql }, report) =>
      checkGraphqlExamples(examples, graphql, report),
    )
    .get(report);
  checkRecipeExamples(ofLanguage("recipe"), model.ingestion, report);
  const json = indexJsonModel(model);
  checkJsonExamples(ofLanguage("json"), json, report);
  checkCommands(ofLanguage("shell"), model.cli ?? [], report);
  checkRequests(ofLanguage("shell"), model.restli, json, report);
  const code = ofLanguage("python");
  const library = { sdk: model.sdk, isPartial: code.length > 0 && isPartialModel(model) };
  await checkPythonExamples(code, library, { loadPython, report, engine });
}
