import type { Catalogue } from "../../catalogue/catalogue.ts";
import { listUnresolvedTypes } from "../../catalogue/list-unresolved-types.ts";

/** Whether something refers to schemas that are not in the model, which may have more names than those that are known; that has been told. */
export function isPartialModel({ schemas, entities }: Pick<Catalogue, "schemas" | "entities">): boolean {
  const isLacking = [...entities.values()].some(({ aspects }) => aspects.some(({ resolved }) => !resolved));
  return isLacking || listUnresolvedTypes(schemas).size > 0;
}
