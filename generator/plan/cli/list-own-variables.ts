import type { CliCommand } from "../../catalogue/cli.ts";
import type { Link } from "../../page-model/parts.ts";
import { fixedRoutes, toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** So many variables are named; the others are counted. */
const mostVariables = 12;

/** Gives the environment variables that the code of commands asks for itself, by name, each with a link to what is known of it. */
export function listOwnVariables({
  catalogue,
  links,
}: PlanContext): (commands: readonly CliCommand[]) => readonly Link[] {
  const namesOf = new Map<string, Set<string>>();
  for (const { name, reads } of catalogue.environment ?? []) {
    for (const { file } of reads) namesOf.set(file, (namesOf.get(file) ?? new Set()).add(name));
  }
  const page = links.route(fixedRoutes.environment);
  return (commands) => {
    const files = new Set(commands.map(({ span }) => span.file));
    const names = [...new Set([...files].flatMap((file) => [...(namesOf.get(file) ?? [])]))].toSorted();
    const shown = names.slice(0, mostVariables).map((label) => ({ label, href: `${page}#${toAnchor(label)}` }));
    const more = names.length - shown.length;
    return more === 0 ? shown : [...shown, { label: `${more} more`, href: page }];
  };
}
