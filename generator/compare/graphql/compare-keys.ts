import { Kind, parse, print, type SelectionSetNode } from "graphql";
import type { AppliedDirective, GraphqlModel, GraphqlType } from "../../catalogue/graphql.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, pairUp } from "../pair-up.ts";

/** Keys of Apollo Federation that types got or lost, by which a router finds an entity in a subgraph. */
export function compareKeys(before: GraphqlModel, after: GraphqlModel): readonly Change[] {
  // Directives of that name that are declared by others say something else.
  if (!hasFederation(before) && !hasFederation(after)) return [];
  return pairUp(byName(before.types), byName(after.types)).flatMap(({ name: thing, before: was, after: is }) =>
    was === undefined || is === undefined ? [] : compareType(thing, was, is),
  );
}

function hasFederation({ linked = [] }: GraphqlModel): boolean {
  return linked.some(({ name, url }) => isKeyName(name) && /\/federation\b/.test(url));
}

function isKeyName(name: string): boolean {
  return /^@?(?:\w+__)?key$/.test(name);
}

function compareType(thing: string, was: GraphqlType, is: GraphqlType): readonly Change[] {
  return pairUp(listKeys(was), listKeys(is)).flatMap(({ name, before, after }): readonly Change[] => {
    const site: Site = { area: "graphqlTypes", thing, coordinate: coordinates.part(thing, `@key(${name})`), name };
    if (after === undefined) {
      return [makeChange({ ...site, code: "risky/graphql-key-removed", before: { text: name, span: before?.span } })];
    }
    if (before !== undefined) return [];
    return [makeChange({ ...site, code: "safe/graphql-key-added", after: { text: name, span: after.span } })];
  });
}

/** By their fields. One that isn't resolvable refers to what other subgraphs have, and leads nobody here. */
function listKeys({ directives }: GraphqlType): ReadonlyMap<string, AppliedDirective> {
  return new Map(
    directives.flatMap((directive): readonly (readonly [string, AppliedDirective])[] => {
      const given = new Map(directive.arguments.map(({ name, value }) => [name, value]));
      const fields = given.get("fields");
      if (!isKeyName(directive.name) || !fields?.startsWith('"') || given.get("resolvable") === "false") return [];
      return [[toFieldSet(fields.replace(/^"+|"+$/g, "")), directive]];
    }),
  );
}

const mostTokens = 1_000;

/** Fields of a set have no order. */
function toFieldSet(text: string): string {
  try {
    const { definitions } = parse(`{ ${text} }`, { noLocation: true, maxTokens: mostTokens });
    const [only] = definitions;
    return only?.kind === Kind.OPERATION_DEFINITION ? printSorted(only.selectionSet) : text;
  } catch {
    return text;
  }
}

function printSorted({ selections }: SelectionSetNode): string {
  return selections
    .map((each) =>
      each.kind === Kind.FIELD && each.selectionSet !== undefined
        ? `${each.name.value} { ${printSorted(each.selectionSet)} }`
        : print(each),
    )
    .sort()
    .join(" ");
}
