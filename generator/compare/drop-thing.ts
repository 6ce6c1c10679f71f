import type { Change } from "./change.ts";

/** A name without the thing that it begins with, as those of what endpoints are given do, so that what several share reads the same in each. */
export function dropThing({ thing, name }: Pick<Change, "thing" | "name">): string | undefined {
  return name?.startsWith(`${thing}: `) === true ? name.slice(`${thing}: `.length) : name;
}
