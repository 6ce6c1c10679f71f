import type { LocatedEntry, LocatedObject } from "../json/located-json.ts";

/** The order of pages in the configuration of MkDocs, which called it `pages` before its first release of number 1. */
export function findMkdocsNav({ entries }: LocatedObject): LocatedEntry | undefined {
  const old = entries.get("pages");
  return entries.get("nav") ?? (old?.value.kind === "array" ? old : undefined);
}
