import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";

/** What is read of the objects of a list; what else stands there is passed over, as is what nothing can be read of. */
export function readAll<Thing>(
  items: readonly LocatedJson[],
  read: (node: LocatedObject) => Thing | undefined,
): readonly Thing[] {
  return items.flatMap((item) => (item.kind === "object" ? (read(item) ?? []) : []));
}
