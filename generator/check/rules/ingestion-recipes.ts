import type { IngestionOption, IngestionPlugin } from "../../catalogue/ingestion.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { Rule } from "../rule.ts";

/** Recipes that are for another plugin, set what the plugin does not have, or leave out what it needs. */
export const ingestionRecipes: Rule = ({ ingestion }, report) => {
  for (const { plugins } of ingestion.platforms.values()) {
    for (const plugin of plugins) checkRecipe(plugin, report);
  }
};

function checkRecipe({ id, recipe, options }: IngestionPlugin, report: Report): void {
  // A recipe that could not be read has been reported, and has neither.
  if (recipe === undefined || (recipe.sourceType === undefined && recipe.settings.length === 0)) return;
  if (recipe.sourceType !== id) {
    report.add(ingestionCodes.recipeType({ plugin: id, type: recipe.sourceType }), recipe.span);
    return;
  }
  if (options.length === 0) return;
  const known = new Map(options.map((option) => [option.path, option]));
  const unknown = new Set<string>();
  for (const { keys, span } of recipe.settings) {
    if (isKnown(keys, known)) continue;
    const option = keys.join(".");
    unknown.add(option);
    // What is inside of something unknown is no second mistake.
    if (unknown.has(keys.slice(0, -1).join("."))) continue;
    const suggestions = suggestNames(option, [...known.keys()]);
    report.add(ingestionCodes.recipeOption({ plugin: id, option, suggestions }), span);
  }
  const set = new Set(recipe.settings.map(({ keys }) => keys.join(".")));
  for (const { path, presence } of options) {
    if (presence === "required" && !set.has(path)) {
      report.add(ingestionCodes.recipeMissesOption({ plugin: id, option: path }), recipe.span);
    }
  }
}

/** Whether keys lead to an option, to a key of a map, or below a value that may be anything. */
function isKnown(keys: readonly string[], known: ReadonlyMap<string, IngestionOption>): boolean {
  let pattern = "";
  for (const name of keys) {
    const parent = known.get(pattern);
    const prefix = pattern === "" ? "" : `${pattern}.`;
    if (known.has(prefix + name)) pattern = prefix + name;
    else if (known.has(`${prefix}*`)) pattern = `${prefix}*`;
    else return parent !== undefined && isOpen(parent, known);
  }
  return true;
}

/** An option without parts of its own, whose value may have some nevertheless. */
function isOpen({ path, type, recursionTo }: IngestionOption, known: ReadonlyMap<string, IngestionOption>): boolean {
  if (recursionTo !== undefined) return true;
  const hasParts = [...known.keys()].some((other) => other.startsWith(`${path}.`));
  return !hasParts && !/^(?:string|boolean|integer|number)$/.test(type);
}
