import type { IngestionOption, IngestionRecipe, IngestionSetting } from "../catalogue/ingestion.ts";
import type { JsonValue } from "../catalogue/json.ts";
import type { Span } from "../catalogue/span.ts";
import { findMeant } from "../diagnostics/suggest.ts";
import { listFormerPaths, listOtherPaths } from "./find-recipe-slips.ts";

/** A setting whose value the option can't take. */
export interface ValueSlip {
  readonly option: string;
  /** In words. */
  readonly expected: string;
  readonly meant?: string | undefined;
  readonly span: Span;
}

/** What a recipe sets to something that its option doesn't take, as lenient as the platform is. */
export function findValueSlips(recipe: IngestionRecipe, options: readonly IngestionOption[]): readonly ValueSlip[] {
  const known = new Map(options.map((option) => [option.path, option]));
  return recipe.settings.flatMap(({ keys, value, span }): ValueSlip[] => {
    const option = known.get(keys.join("."));
    if (option === undefined || value === undefined) return [];
    const expected = describeExpected(option, value);
    if (expected === undefined) return [];
    const meant = findMeant(String(value), listWords(option));
    return [{ option: option.path, expected, meant, span }];
  });
}

/** What an option takes, in words, where the value isn't of that kind; types that are not told for sure take all. */
function describeExpected(option: IngestionOption, value: JsonValue): string | undefined {
  const { type, values } = option;
  const shape = Array.isArray(value) ? "list" : typeof value === "object" ? "object" : "scalar";
  if (type.includes(" or ")) return undefined;
  if (/^(?:list|set)\b/.test(type)) return shape === "list" ? undefined : `a ${type}`;
  if (/^(?:map\b|object$)/.test(type))
    return shape === "object" ? undefined : type === "object" ? "an object" : `a ${type}`;
  switch (type) {
    case "boolean":
      return shape === "scalar" && truths.test(String(value)) ? undefined : "true or false";
    case "integer":
    case "number":
      return shape === "scalar" && Number.isFinite(Number(value))
        ? undefined
        : type === "integer"
          ? "an integer"
          : "a number";
    case "string": {
      if (shape !== "scalar") return "a string";
      const words = listWords(option).map((word) => word.toLowerCase());
      if (words.length === 0 || words.includes(String(value).toLowerCase())) return undefined;
      return values.length > 6 ? "one of its values" : values.map((one) => `\`${one}\``).join(" or ");
    }
    default:
      return undefined;
  }
}

/** Whatever YAML and the platform read as a truth value. */
const truths = /^(?:true|false|yes|no|on|off|t|f|y|n|1|0)$/i;

function listWords({ values }: IngestionOption): readonly string[] {
  return values.map((value) => value.replace(/^"(.*)"$/, "$1"));
}

/** Options that a recipe has to set and doesn't: those of the source, those of what it sets, and those of a shape that it says it means. */
export function findMissingOptions(recipe: IngestionRecipe, options: readonly IngestionOption[]): readonly string[] {
  const names = new Map([...listFormerPaths(options), ...listOtherPaths(options)]);
  const toPath = ({ keys }: IngestionSetting): string => names.get(keys.join(".")) ?? keys.join(".");
  const set = new Set(recipe.settings.map(toPath));
  const isRequired = ({ path, presence, requiredIf = "" }: IngestionOption): boolean => {
    if (presence !== "conditional" || !set.has(requiredIf)) return presence === "required";
    // What is above it may have been given as something that has no parts.
    const parent = `${requiredIf}.`;
    return !path.startsWith(parent) || [...set].some((other) => other.startsWith(parent));
  };
  // Of a list each item may mean another shape, and nobody knows here which one sets what.
  const told = new Map<string, string | undefined>();
  for (const setting of recipe.settings) {
    const path = toPath(setting);
    told.set(path, told.has(path) || setting.value === undefined ? undefined : JSON.stringify(setting.value));
  }
  const isOfShape = ({ onlyIn }: IngestionOption): boolean => {
    const value = onlyIn?.isRequired === true ? told.get(onlyIn.option ?? "") : undefined;
    return value !== undefined && onlyIn?.values?.includes(value) === true;
  };
  return options.flatMap((option) =>
    (isRequired(option) || isOfShape(option)) && !set.has(option.path) ? [option.path] : [],
  );
}
