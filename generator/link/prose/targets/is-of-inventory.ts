import type { Resolving } from "./resolving.ts";

/** Whether a name is one of another project that pages of this one lead to, `others:name`. */
export function isOfInventory(name: string, { origin: { root }, index }: Resolving): boolean {
  const end = name.indexOf(":");
  return index.surroundings.projects?.get(root)?.inventories?.includes(name.slice(0, Math.max(0, end))) === true;
}
