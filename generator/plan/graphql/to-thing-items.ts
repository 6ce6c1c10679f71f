import type { NavigationItem } from "../../page-model/page.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { thingLink, type GraphqlThing } from "./plan-index-page.ts";

/** Operations and types as items of a tree. */
export function toThingItems(things: readonly GraphqlThing[], view: GraphqlView): NavigationItem[] {
  return things.map((thing) => {
    const { label, href, deprecated } = thingLink(thing, view);
    return { label, href, deprecated: deprecated === true ? true : undefined };
  });
}
