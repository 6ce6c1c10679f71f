import { countNoun, formatCount, nounTitle } from "../../catalogue/nouns.ts";
import type { LandingEntry } from "../../page-model/metamodel.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** What is typed and what is set: the commands of the client library, and the variables that its programs ask for. */
export function listCommandAreas({ catalogue, links }: PlanContext): readonly LandingEntry[] {
  const areas: LandingEntry[] = [];
  const programs = catalogue.cli ?? [];
  const href = links.command(programs[0]?.path ?? "");
  if (href !== undefined) {
    // A program that has none is a command itself.
    const commands = programs.reduce((sum, program) => sum + Math.max(1, program.commands.length), 0);
    areas.push({
      label: "Command line",
      href,
      count: countNoun(commands, "command"),
      text: "What is typed in a terminal, with the arguments and options of every command.",
    });
  }
  const variables = catalogue.environment?.length ?? 0;
  if (variables > 0) {
    areas.push({
      label: nounTitle("environmentVariable", "plural"),
      href: links.route(fixedRoutes.environment),
      count: formatCount(variables),
      text: "What programs ask their surroundings for, and what holds where nothing is set.",
    });
  }
  return areas;
}
