import type { GraphqlModel } from "../../catalogue/graphql.ts";
import type { Change } from "../change.ts";
import { makeChange } from "../make-change.ts";
import { findFederationNames } from "./find-federation-names.ts";
import { type ApiElement, listElements } from "./list-elements.ts";

/**
 * Tells of what is gone, and was kept from clients before, that they don't miss it: that it went for them has been told when it was
 * marked.
 */
export function spareHidden(changes: readonly Change[], before: GraphqlModel): readonly Change[] {
  if (!changes.some(({ kind }) => kind === "removed")) return changes;
  const [elements, names] = [listElements(before), findFederationNames([before])];
  const isHidden = (element: ApiElement | undefined): boolean =>
    element !== undefined &&
    (element.directives.some(({ name }) => names(name) === "inaccessible") || isHidden(element.parent));
  return changes.map((change) => {
    if (change.kind !== "removed" || !isHidden(elements.get(change.coordinate))) return change;
    const { area, thing, coordinate, name = thing, before: was } = change;
    return makeChange({ area, thing, coordinate, name, code: "safe/graphql-hidden-removed", before: was });
  });
}
