import type { GraphqlDirectiveDefinition } from "../../catalogue/graphql.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, findStrangers, pairUp } from "../pair-up.ts";
import { compareInputs, directiveArgumentCodes, toWorded } from "./compare-fields.ts";

/** Directives that came, went, or may stand elsewhere or take something else; without those of the language. */
export function compareDirectives(
  before: readonly GraphqlDirectiveDefinition[],
  after: readonly GraphqlDirectiveDefinition[],
): readonly Change[] {
  const toMap = (list: typeof before): ReadonlyMap<string, GraphqlDirectiveDefinition> =>
    byName(list.filter(({ builtIn }) => !builtIn));
  return pairUp(toMap(before), toMap(after)).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const site: Site = { area: "graphqlTypes", thing: `@${name}`, coordinate: `@${name}` };
    if (was === undefined)
      return [makeChange({ ...site, code: "safe/graphql-directive-added", after: is && sideOf(is) })];
    if (is === undefined)
      return [makeChange({ ...site, code: "breaking/graphql-directive-removed", before: sideOf(was) })];
    return compareDirective(site, was, is);
  });
}

function compareDirective(
  site: Site,
  was: GraphqlDirectiveDefinition,
  is: GraphqlDirectiveDefinition,
): readonly Change[] {
  const [before, after] = [sideOf(was), sideOf(is)];
  const { removed, added } = findStrangers(was.locations, is.locations);
  const toSite = (name: string): Site => ({ ...site, coordinate: coordinates.member(site.coordinate, name), name });
  const repeatable = is.repeatable
    ? "safe/graphql-directive-repeatable-added"
    : "breaking/graphql-directive-repeatable-removed";
  return [
    ...compareInputs(site, was.arguments, is.arguments, directiveArgumentCodes),
    ...removed.map((location) =>
      makeChange({ ...toSite(location), code: "breaking/graphql-directive-location-removed", before }),
    ),
    ...added.map((location) =>
      makeChange({ ...toSite(location), code: "safe/graphql-directive-location-added", after }),
    ),
    ...(was.repeatable === is.repeatable ? [] : [makeChange({ ...site, before, after, code: repeatable })]),
    ...compareWords(site, toWorded(was), toWorded(is)),
  ];
}

function sideOf({ span }: GraphqlDirectiveDefinition): Change["before"] {
  return { span };
}
