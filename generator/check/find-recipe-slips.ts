import { hasUnknownOptions } from "../catalogue/has-unknown-options.ts";
import type { IngestionOption, IngestionPlugin, IngestionRecipe } from "../catalogue/ingestion.ts";
import type { Span } from "../catalogue/span.ts";
import { suggestNames } from "../diagnostics/suggest.ts";

/** A key of a recipe that is no option, or none that should be set. */
export interface RecipeSlip {
  readonly option: string;
  /** The name that the option has now; the platform takes the former one as well. */
  readonly now?: string | undefined;
  /** Whether the platform knows the key, and heeds it no longer. */
  readonly isRemoved?: true | undefined;
  /** Given for an option that should no longer be used. */
  readonly deprecated?: IngestionOption["deprecated"];
  readonly suggestions: readonly string[];
  readonly span: Span;
}

/** What a recipe sets without there being an option of that path, or although it should not. */
export function findRecipeSlips(
  recipe: IngestionRecipe,
  { options, unlisted = [], foreignBases }: Pick<IngestionPlugin, "options" | "unlisted" | "foreignBases">,
): readonly RecipeSlip[] {
  const former = listFormerPaths(options);
  const taken = listOtherPaths(options);
  const known = new Map(options.map((option) => [option.path, option]));
  const others = new Map(unlisted.map((option) => [option.path, option]));
  const parents = new Set(options.flatMap(({ path }) => listParents(path)));
  const unknown = new Set<string>();
  return recipe.settings.flatMap(({ keys, span }): RecipeSlip[] => {
    const option = keys.join(".");
    const under = taken.get(option) ?? option;
    const deprecated = known.get(under)?.deprecated;
    if (deprecated !== undefined) return [{ option, deprecated, suggestions: [], span }];
    if (under !== option || isKnown(keys, known, parents)) return [];
    if (others.get(option)?.standing === "removed") return [{ option, isRemoved: true, suggestions: [], span }];
    const now = former.get(option);
    if (now !== undefined) return [{ option, now, suggestions: [], span }];
    // A class that the input doesn't hold may have it.
    if (hasUnknownOptions(foreignBases)) return [];
    // What is inside of something that has another name now, or isn't listed, is taken as well.
    const above = keys.map((_, index) => keys.slice(0, index + 1).join("."));
    if (above.some((path) => former.has(path) || others.has(path) || isOnWay(path, taken))) return [];
    unknown.add(option);
    // What is inside of something unknown is no second mistake.
    if (unknown.has(keys.slice(0, -1).join("."))) return [];
    return [{ option, suggestions: suggestNames(option, [...known.keys()]), span }];
  });
}

/** Paths under which options are taken as well since they had them before, with those that they have now. */
export function listFormerPaths(options: readonly IngestionOption[]): ReadonlyMap<string, string> {
  return new Map(options.flatMap(({ path, formerNames = [] }) => besides(path, formerNames)));
}

/** Paths under which options are taken just as well, with those that they are listed under. */
export function listOtherPaths(options: readonly IngestionOption[]): ReadonlyMap<string, string> {
  return new Map(options.flatMap(({ path, otherNames = [] }) => besides(path, otherNames)));
}

function besides(path: string, names: readonly string[]): readonly (readonly [string, string])[] {
  const parent = path.slice(0, path.lastIndexOf(".") + 1);
  return names.map((name) => [parent + name, path]);
}

/** Whether a path is one of those, or above one: of `auth.url`, `auth` is no option by itself. */
function isOnWay(path: string, taken: ReadonlyMap<string, string>): boolean {
  return taken.has(path) || [...taken.keys()].some((other) => other.startsWith(`${path}.`));
}

/** Whether keys lead to an option, to a key of a map, or below a value that may be anything. */
function isKnown(
  keys: readonly string[],
  known: ReadonlyMap<string, IngestionOption>,
  parents: ReadonlySet<string>,
): boolean {
  let pattern = "";
  for (const name of keys) {
    const parent = known.get(pattern);
    const prefix = pattern === "" ? "" : `${pattern}.`;
    if (known.has(prefix + name) || parents.has(prefix + name)) pattern = prefix + name;
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

/** What the path leads through, which need not be described itself. */
function listParents(path: string): readonly string[] {
  const parts = path.split(".");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("."));
}
