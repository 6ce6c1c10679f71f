import type { ProseFrontMatter } from "../../../parse/prose/prose-document.ts";
import { toAddressPath } from "./to-address-path.ts";

/**
 * The path at which Hugo publishes a page whose file is at `slug`: the one that it says with `url`, or its own with the last part that it
 * says with `slug`, which the page of a folder may not.
 */
export function placeInHugo(
  { url, slug: said }: Pick<ProseFrontMatter, "url" | "slug">,
  { slug, isOwn }: { readonly slug: string; readonly isOwn: boolean },
): string {
  // What is made of dates and sections is told by no file.
  if (url !== undefined && !/:|^\s*\/?\s*$/.test(url)) return toPath(url);
  const last = toPath(said ?? "");
  if (last === "" || isOwn) return slug;
  return [...slug.split("/").slice(0, -1), last].join("/");
}

/** Nothing leads out of the site. */
function toPath(address: string): string {
  return toAddressPath(address.trim())
    .split("/")
    .filter((segment) => segment !== "..")
    .join("/");
}
