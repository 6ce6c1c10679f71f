import type { GraphqlOperation } from "../../catalogue/graphql.ts";
import type { Fact } from "../../page-model/parts.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { namedTypeOf } from "./named-type-of.ts";
import { toNameRun } from "./type-text.ts";

/** What so many things are says nothing of one: a node is anything. */
const mostTypes = 12;

/**
 * What a mutation can be used on where its result says so by a word that only the schema has: that `addStar` gives back a
 * `Starrable` tells nobody that repositories have stars.
 */
export function listSubjects({ operation, type }: GraphqlOperation, view: GraphqlView): readonly Fact[] {
  const result = view.findType(namedTypeOf(type));
  if (operation !== "mutation" || result?.kind !== "object") return [];
  const names = new Set(result.fields.map((field) => namedTypeOf(field.type)));
  return [...names].flatMap((name): readonly Fact[] => {
    const subject = view.findType(name);
    const possible =
      subject?.kind === "interface" ? subject.implementedBy : subject?.kind === "union" ? subject.members : [];
    if (possible.length === 0 || possible.length > mostTypes) return [];
    const value = possible.flatMap((each, index) => [...(index === 0 ? [] : [{ text: ", " }]), toNameRun(each, view)]);
    return [{ label: `Possible types of ${name}`, value }];
  });
}
