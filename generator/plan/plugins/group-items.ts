import type { NavigationItem } from "../../page-model/page.ts";

interface Draft {
  readonly item: Omit<NavigationItem, "items">;
  readonly inside: Draft[];
}

/** A tree of lines that name the groups that they are in; a group stands where its first line would. */
export function groupItems(
  lines: readonly (NavigationItem & { readonly group: readonly string[] })[],
): readonly NavigationItem[] {
  const top: Draft[] = [];
  const groups = new Map<string, Draft[]>();
  for (const { group, ...item } of lines) {
    let list = top;
    for (const [depth, label] of group.entries()) {
      const key = JSON.stringify(group.slice(0, depth + 1));
      const known = groups.get(key);
      const inside = known ?? [];
      if (known === undefined) {
        groups.set(key, inside);
        list.push({ item: { label }, inside });
      }
      list = inside;
    }
    list.push({ item, inside: [] });
  }
  return top.map(toItem);
}

function toItem({ item, inside }: Draft): NavigationItem {
  return inside.length === 0 ? item : { ...item, items: inside.map(toItem) };
}
