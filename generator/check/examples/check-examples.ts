import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { ProseDocuments } from "../../parse/documents.ts";
import type { ReadPythonUses } from "../../parse/python/python-uses-document.ts";
import type { ProseExample } from "../../parse/prose/prose-document.ts";
import { checkGraphqlExamples } from "./check-graphql-examples.ts";
import { checkPythonExamples } from "./check-python-examples.ts";
import { checkRecipeExamples } from "./check-recipe-examples.ts";

/** What examples are held against. */
export type ExampleModel = Pick<Catalogue, "graphql" | "ingestion" | "sdk">;

/**
 * Holds the code in guides against the model: what is copied from there should work. What belongs to an area
 * that the model lacks is passed over, and so is what can't be told for sure.
 */
export async function checkExamples(
  { pages }: Pick<ProseDocuments, "pages">,
  model: ExampleModel,
  loadPython: () => Promise<ReadPythonUses>,
  report: Report,
): Promise<void> {
  const examples = pages.flatMap(({ document }) => document.examples ?? []);
  const ofLanguage = (language: ProseExample["language"]): readonly ProseExample[] =>
    examples.filter((example) => example.language === language);
  checkRecipeExamples(ofLanguage("recipe"), model.ingestion, report);
  checkGraphqlExamples(ofLanguage("graphql"), model.graphql, report);
  await checkPythonExamples(ofLanguage("python"), model.sdk, loadPython, report);
}
