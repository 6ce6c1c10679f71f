import type { Listing } from "../files/list-files.ts";
import type { Layout } from "./layout.ts";

/** Paths of an input without those that Git ignores or a build has made, where its layout leaves these out. */
export function dropSkipped(
  paths: readonly string[],
  { layout, listing }: { readonly layout: Layout; readonly listing: Listing },
): readonly string[] {
  return layout.skipsIgnored ? listing.dropIgnored(paths) : paths;
}
