import type { GraphqlInterface, GraphqlObject, GraphqlUnion } from "../../../catalogue/graphql.ts";
import type { ExampleContext } from "./example-context.ts";

/** Of more than this many members an example shows one. */
const fewMembers = 3;

/**
 * The object types by which an example shows an interface or union, those that stand for well-known
 * things first: two of a few, one of many.
 */
export function chooseMembers(
  type: GraphqlInterface | GraphqlUnion,
  { findType }: Pick<ExampleContext, "findType">,
): readonly GraphqlObject[] {
  const names = type.kind === "union" ? type.members : type.implementedBy;
  const objects = names.flatMap((name) => {
    const member = findType(name);
    return member?.kind === "object" ? [member] : [];
  });
  const known = objects.filter(({ name }) => wellKnown.includes(name));
  known.sort((a, b) => wellKnown.indexOf(a.name) - wellKnown.indexOf(b.name));
  const ranked = [...known, ...objects.filter(({ name }) => !wellKnown.includes(name))];
  return ranked.slice(0, objects.length > fewMembers ? 1 : 2);
}

const wellKnown = ["Dataset", "CorpUser", "CorpGroup"];
