import type { IngestionModel, IngestionPlugin, IngestionRecipe } from "../../catalogue/ingestion.ts";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import { proseExampleCodes } from "../../diagnostics/codes/prose-examples.ts";
import type { Report } from "../../diagnostics/report.ts";
import { findMeant } from "../../diagnostics/suggest.ts";
import type { ProseExample } from "../../parse/prose/prose-document.ts";
import { findRecipeSlips } from "../find-recipe-slips.ts";
import { reportStanding } from "../report-standing.ts";
import { findMissingOptions, findValueSlips } from "../find-value-slips.ts";

/** Recipes in guides that set what their source, their sink or their transformers don't have. */
export function checkRecipeExamples(
  examples: readonly ProseExample[],
  { platforms, components }: IngestionModel,
  report: Report,
): void {
  const listed = [...platforms.values()].flatMap((platform) => platform.plugins);
  const plugins = new Map(listed.map((one) => [one.id, one]));
  // A recipe may name the class itself.
  const byClass = new Map(listed.map((one) => [one.className, one]));
  for (const { recipe, parts = [], text } of examples) {
    for (const part of parts) {
      const component = components?.find(
        ({ kind, id, className }) => kind === part.kind && (id === part.type || className === part.type),
      );
      if (component !== undefined) checkSettings({ ...part, text }, component, report);
    }
    if (recipe?.sourceType === undefined) continue;
    const plugin = plugins.get(recipe.sourceType) ?? byClass.get(recipe.sourceType);
    if (plugin !== undefined) {
      checkSettings(recipe, plugin, report);
      continue;
    }
    // Anybody may have sources of their own.
    const meant = findMeant(recipe.sourceType, plugins.keys());
    if (meant !== undefined) report.add(proseCodes.unknownSource({ source: recipe.sourceType, meant }), recipe.span);
  }
}

function checkSettings(
  recipe: IngestionRecipe,
  plugin: Pick<IngestionPlugin, "id" | "options" | "unlisted" | "foreignBases">,
  report: Report,
): void {
  // Where no options are known, none is unknown.
  const slips = plugin.options.length === 0 ? [] : findRecipeSlips(recipe, plugin);
  for (const slip of slips) {
    const { option, now, suggestions, span } = slip;
    if (now !== undefined || reportStanding(slip, report)) continue;
    report.add(proseCodes.unknownOption({ source: plugin.id, option, suggestions }), span);
  }
  for (const { option, expected, meant, span } of findValueSlips(recipe, plugin.options)) {
    report.add(proseExampleCodes.optionValue({ option, expected, meant }), span);
  }
  // What has a name that nobody knows may be what is missing.
  if (isShortened(recipe) || slips.length > 0) return;
  for (const option of findMissingOptions(recipe, plugin.options)) {
    report.add(proseExampleCodes.missingOption({ source: plugin.id, option }), recipe.span);
  }
}

/** Whether somebody says that there is more to set, or sets nothing. */
function isShortened({ text, settings }: IngestionRecipe): boolean {
  return settings.length === 0 || /\.\.\.|…/.test(text);
}
