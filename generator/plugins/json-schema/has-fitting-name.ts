import { longestName } from "../longest-name.ts";
import type { Place, PluginProblem } from "../plugin.ts";

/** So much of a name tells which one it is. */
const mostShown = 40;

/** Whether something has a name that may be given; of a property without one, or of a name that is too long, it is told, as it is no field. */
export function hasFittingName(
  { name, place }: { readonly name: string; readonly place?: Place | undefined },
  what: "property" | "value",
  problems: PluginProblem[],
): boolean {
  if (name === "" && what === "property") {
    const message = "the name of this property is empty, and it is told among those that match a pattern, as `^$`";
    problems.push({ code: "empty-name", message, place });
    return false;
  }
  if (name.length <= longestName) return true;
  const shown = name.slice(0, mostShown).toWellFormed();
  const length = name.length.toLocaleString("en");
  problems.push({
    code: "long-name",
    message: `this ${what}, \`${shown}…\`, is ${length} characters long, and is left out`,
    place,
  });
  return false;
}
