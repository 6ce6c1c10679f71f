import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import { nounTitle } from "../../catalogue/nouns.ts";
import type { LandingGroup } from "../../page-model/metamodel.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { groupMainTypes } from "./group-main-types.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";
import { toNamespaceAnchor } from "./plan-index-pages.ts";
import { placeTypes } from "./type-places.ts";

// What the first pages of a site without entities lead to at once.

/** More links than this are an index, which has a page of its own. */
const mostLinks = 60;

/** All types by namespace; where they are many, the ways into them. */
export function groupTypes(view: MetamodelView): readonly LandingGroup[] {
  const { schemas } = view.context.catalogue;
  if (schemas.size > mostLinks) return groupMainTypes(view);
  const places = placeTypes(schemas);
  const groups = groupBy(schemas.values(), ({ fullName }) => places.find(fullName).namespace);
  return [...groups].map(([namespace, members]) => ({
    id: `~types-${toNamespaceAnchor(namespace)}`,
    label: places.names.shorten(namespace),
    links: members.map((schema) => ({
      label: places.find(schema.fullName).name,
      href: view.context.links.schema(schema.fullName) ?? "",
      title: schema.fullName,
      noun: nounOfSchema(schema),
      deprecated: schema.deprecated !== undefined,
    })),
  }));
}

/** All GraphQL operations by kind; none where they are many. */
export function groupOperations({ catalogue, links }: PlanContext): readonly LandingGroup[] {
  const { operations } = catalogue.graphql;
  if (operations.length > mostLinks) return [];
  return (["query", "mutation", "subscription"] as const).flatMap((kind) => {
    const members = operations.filter(({ operation }) => operation === kind);
    if (members.length === 0) return [];
    const toItem = ({ name, deprecated }: (typeof members)[number]) => ({
      label: name,
      href: links.operation(kind, name) ?? "",
      noun: kind,
      deprecated: deprecated !== undefined,
    });
    return [{ id: `~${kind}`, label: nounTitle(kind, "plural"), links: members.map(toItem) }];
  });
}
