import type { IngestionPlugin, IngestionRecipe } from "../../catalogue/ingestion.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import { findRecipeSlips } from "../find-recipe-slips.ts";
import { reportStanding } from "../report-standing.ts";
import { findMissingOptions, findValueSlips } from "../find-value-slips.ts";
import type { Rule } from "../rule.ts";

/** Recipes that are for another plugin, set what the plugin does not have, or leave out what it needs. */
export const ingestionRecipes: Rule = ({ ingestion }, report) => {
  for (const { plugins } of ingestion.platforms.values()) {
    for (const plugin of plugins) {
      const recipes = [plugin.recipe, ...plugin.examples.map(({ recipe }) => recipe)];
      for (const recipe of recipes) if (recipe !== undefined) checkRecipe(recipe, plugin, report);
    }
  }
};

function checkRecipe(recipe: IngestionRecipe, plugin: IngestionPlugin, report: Report): void {
  const { id, options, takesNoOptions } = plugin;
  // A recipe that could not be read has been reported, and has neither.
  if (recipe.sourceType === undefined && recipe.settings.length === 0) return;
  if (recipe.sourceType !== id) {
    report.add(ingestionCodes.recipeType({ plugin: id, type: recipe.sourceType }), recipe.span);
    return;
  }
  if (options.length === 0 && takesNoOptions !== true) return;
  for (const slip of findRecipeSlips(recipe, plugin)) {
    const { option, now, suggestions, span } = slip;
    if (now !== undefined) report.add(ingestionCodes.recipeFormerOption({ option, now }), span);
    else if (!reportStanding(slip, report)) {
      report.add(ingestionCodes.recipeOption({ plugin: id, option, suggestions }), span);
    }
  }
  for (const { option, expected, meant, span } of findValueSlips(recipe, options)) {
    report.add(ingestionCodes.recipeValue({ option, expected, meant }), span);
  }
  for (const option of findMissingOptions(recipe, options)) {
    report.add(ingestionCodes.recipeMissesOption({ plugin: id, option }), recipe.span);
  }
}
