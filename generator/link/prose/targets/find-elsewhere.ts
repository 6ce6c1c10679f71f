import { findMeant } from "../../../diagnostics/suggest.ts";
import { isOfInventory } from "./is-of-inventory.ts";
import type { Resolving } from "./resolving.ts";

/**
 * Where a place may be whose name no page has: in the inventory of another project, or in documents that become no pages. Undefined where
 * there is neither, and where the name is a slip for one that is known.
 */
export function findElsewhere(name: string, resolving: Resolving): { readonly isElsewhere?: true } | undefined {
  const { origin, index } = resolving;
  if (isOfInventory(name, resolving)) return { isElsewhere: true };
  const project = index.surroundings.projects?.get(origin.root);
  if (project?.namesPlaces !== true) return undefined;
  const isUnread = index.hasUnreadMarkup(origin.root);
  const hasInventories = (project.inventories ?? []).length > 0;
  if ((!isUnread && !hasInventories) || findMeant(name.toLowerCase(), index.labels()) !== undefined) return undefined;
  return isUnread ? {} : { isElsewhere: true };
}
