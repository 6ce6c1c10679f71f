import type { GraphqlUse } from "../../catalogue/graphql.ts";

/**
 * Who uses what, noted while the model is put together, so that each mention is looked at once. The
 * arrays that it hands out fill up until `sort` ends the collection.
 */
export interface UseIndex {
  /** Notes that the member at `coordinate` mentions a type. */
  use(type: string, kind: GraphqlUse["kind"], coordinate: string): void;
  implement(interfaceName: string, by: string): void;
  include(member: string, union: string): void;
  apply(directive: string, coordinate: string): void;
  usesOf(type: string): readonly GraphqlUse[];
  implementersOf(interfaceName: string): readonly string[];
  unionsOf(member: string): readonly string[];
  applicationsOf(directive: string): readonly string[];
  /** Puts all lists in order. */
  sort(): void;
}

const kindOrder: Record<GraphqlUse["kind"], number> = { returnedBy: 0, fieldOf: 1, argumentOf: 2, inputFieldOf: 3 };

/** An index without any use. */
export function createUseIndex(): UseIndex {
  const uses = new Map<string, GraphqlUse[]>();
  const implementers = new Map<string, string[]>();
  const unions = new Map<string, string[]>();
  const applications = new Map<string, string[]>();
  return {
    use: (type, kind, coordinate) => listOf(uses, type).push({ kind, coordinate }),
    implement: (interfaceName, by) => listOf(implementers, interfaceName).push(by),
    include: (member, union) => listOf(unions, member).push(union),
    apply: (directive, coordinate) => listOf(applications, directive).push(coordinate),
    usesOf: (type) => listOf(uses, type),
    implementersOf: (interfaceName) => listOf(implementers, interfaceName),
    unionsOf: (member) => listOf(unions, member),
    applicationsOf: (directive) => listOf(applications, directive),
    sort() {
      for (const list of uses.values()) list.sort(compareUses);
      for (const names of [implementers, unions, applications]) for (const list of names.values()) list.sort();
    },
  };
}

function listOf<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  let list = lists.get(key);
  if (list === undefined) {
    list = [];
    lists.set(key, list);
  }
  return list;
}

function compareUses(a: GraphqlUse, b: GraphqlUse): number {
  const byKind = kindOrder[a.kind] - kindOrder[b.kind];
  if (byKind !== 0) return byKind;
  return a.coordinate < b.coordinate ? -1 : a.coordinate > b.coordinate ? 1 : 0;
}
