import type { Change } from "./change.ts";

/** Whether a change is of a part that other things of the kind have as well and that has no name, such as who may call an endpoint. */
export function isOfNamelessPart({ thing, name, coordinate, kind }: Change): boolean {
  return name === undefined && kind === "changed" && coordinate.startsWith(`${thing}/`);
}
