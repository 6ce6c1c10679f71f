import type { GraphqlType, GraphqlUse } from "../../catalogue/graphql.ts";
import { formatCount } from "../../catalogue/nouns.ts";
import type { GraphqlUseGroup, GraphqlUses } from "../../page-model/graphql.ts";
import type { LinkItem } from "../../page-model/parts.ts";
import type { GraphqlView } from "./graphql-view.ts";

const useLabels: readonly (readonly [GraphqlUse["kind"], string])[] = [
  ["returnedBy", "Returned by"],
  ["fieldOf", "Type of field"],
  ["argumentOf", "Type of argument"],
  ["inputFieldOf", "Type of input field"],
];

/** Where a type is used, in words and links. */
export function toTypeUses(type: GraphqlType, view: GraphqlView): GraphqlUses {
  if (type.kind === "scalar" && type.builtIn) return countUses(type.uses);
  const groups: GraphqlUseGroup[] = [];
  for (const [kind, label] of useLabels) {
    const coordinates = type.uses.filter((use) => use.kind === kind).map(({ coordinate }) => coordinate);
    addGroup(groups, label, rankedLinks(coordinates, view), coordinates.length);
  }
  if (type.kind === "object") addNames(groups, "Member of union", type.memberOf, view);
  return { total: groups.reduce((sum, { count }) => sum + count, 0), groups };
}

/** Thousands of fields are strings; a list of them would answer no question. */
function countUses(uses: readonly GraphqlUse[]): GraphqlUses {
  const counts = useLabels.flatMap(([kind, label]) => {
    const count = uses.filter((use) => use.kind === kind).length;
    return count === 0 ? [] : [`${label.toLowerCase()} ${times(count)}`];
  });
  return { total: uses.length, groups: [], note: counts.length === 0 ? undefined : `Built in; ${counts.join(", ")}.` };
}

function times(count: number): string {
  return count === 1 ? "once" : `${formatCount(count)} times`;
}

/** What a directive is applied to. */
export function toDirectiveUses(appliedTo: readonly string[], view: GraphqlView): GraphqlUses {
  const groups: GraphqlUseGroup[] = [];
  const links = rankedLinks(appliedTo, view);
  addGroup(groups, "Applied to", links);
  return { total: links.length, groups };
}

/** Links to types by name. */
export function toTypeLinks(names: readonly string[], view: GraphqlView): LinkItem[] {
  return names.flatMap((name) => view.typeLink(name) ?? []);
}

/** Links to members: not deprecated before deprecated, then by how much their owner is used, then by name. */
export function rankedLinks(coordinates: readonly string[], view: GraphqlView): LinkItem[] {
  return coordinates
    .flatMap((coordinate) => {
      const link = view.memberLink(coordinate);
      return link === undefined ? [] : [{ link, rank: view.rank(coordinate) }];
    })
    .sort((a, b) => {
      const deprecated = Number(a.link.deprecated ?? false) - Number(b.link.deprecated ?? false);
      return deprecated || b.rank - a.rank || (a.link.label < b.link.label ? -1 : a.link.label > b.link.label ? 1 : 0);
    })
    .map(({ link }) => link);
}

/** Adds a group unless it is empty. */
export function addGroup(
  groups: GraphqlUseGroup[],
  label: string,
  links: readonly LinkItem[],
  count: number = links.length,
): void {
  if (count > 0) groups.push({ label, count, links });
}

function addNames(groups: GraphqlUseGroup[], label: string, names: readonly string[], view: GraphqlView): void {
  addGroup(groups, label, toTypeLinks(names, view), names.length);
}
