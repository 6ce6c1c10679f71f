import type { EnvironmentVariable } from "../../catalogue/cli.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import type { EnvironmentContent, VariableRow } from "../../page-model/command.ts";
import type { NavigationItem, Page } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import { fixedRoutes, toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { listUsers } from "./list-users.ts";

/** What the page is called, in the tree too. */
const environmentTitle = "Environment variables";

/** So many places show where a variable counts; the rest would only say it again. */
const mostPlaces = 6;

/** So many of those that share code which asks for a variable are named. */
const mostUsers = 4;

/** The page of the environment variables that programs and the library ask for; none where that is nothing. */
export function planEnvironmentPage(context: PlanContext, navigation: string): readonly Page[] {
  const variables = context.catalogue.environment ?? [];
  if (variables.length === 0) return [];
  const usersOf = listUsers(context);
  const count = countNoun(variables.length, "environmentVariable");
  const intro = `${count} that programs and the library ask for, with what holds where they are not set.`;
  const content: EnvironmentContent = {
    kind: "environment",
    intro,
    rows: variables.map((variable) => toRow(variable, usersOf, context)),
  };
  return [
    {
      route: fixedRoutes.environment,
      title: environmentTitle,
      description: intro,
      section: "sdk",
      navigation,
      breadcrumbs: [],
      toc: [],
      badges: [],
      content,
    },
  ];
}

/** The page in the tree. */
export function listEnvironmentItems({ catalogue, links }: PlanContext): readonly NavigationItem[] {
  if (catalogue.environment === undefined) return [];
  return [{ label: environmentTitle, href: links.route(fixedRoutes.environment) }];
}

function toRow(
  { name, default: preset, doc, reads }: EnvironmentVariable,
  usersOf: ReadonlyMap<string, readonly Link[]>,
  context: PlanContext,
): VariableRow {
  const using = reads.flatMap(({ file }) => usersOf.get(file) ?? []);
  const users = [...new Map(using.map((user) => [user.href, user])).values()];
  const places = reads.slice(0, mostPlaces).map((span): Link => {
    const { label, href } = context.source(span);
    return { label: label.slice(label.lastIndexOf("/") + 1), href: href ?? "", title: label };
  });
  return {
    id: toAnchor(name),
    name,
    default: preset === "" ? undefined : preset,
    doc: context.inlineDoc(doc),
    users: users.slice(0, mostUsers),
    moreUsers: Math.max(0, users.length - mostUsers),
    places,
    more: Math.max(0, reads.length - mostPlaces),
  };
}
