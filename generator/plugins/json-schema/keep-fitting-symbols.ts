import { formatCount } from "../../catalogue/nouns.ts";
import { longestList } from "../longest-list.ts";
import type { EnumDeclaration, Place, PluginProblem } from "../plugin.ts";
import { hasFittingName } from "./has-fitting-name.ts";

/**
 * The symbols of an enum that have names which may be given, and of more than a list may hold the first ones: registers of
 * species or places have been exported as enums, and one of them shouldn't cost a site the rest of its file.
 */
export function keepFittingSymbols(
  symbols: EnumDeclaration["symbols"],
  place: Place | undefined,
  problems: PluginProblem[],
): EnumDeclaration["symbols"] {
  const kept = symbols.filter((symbol) => hasFittingName(symbol, "value", problems));
  if (kept.length <= longestList) return kept;
  const [all, shown] = [kept.length, longestList].map(formatCount);
  problems.push({
    code: "long-enum",
    message: `of the ${all} values of this enum, the first ${shown} are read`,
    place,
  });
  return kept.slice(0, longestList);
}
