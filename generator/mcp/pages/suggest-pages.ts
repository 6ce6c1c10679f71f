import { decodeWritten } from "../../places/decode-written.ts";
import { searchSite } from "./search-site.ts";
import type { SiteFolder } from "../sites/site-folder.ts";

const mostSuggested = 3;

/** Pages that somebody may have meant by an address that there is no page at, by what the address ends in. */
export async function suggestPages(site: SiteFolder, address: string): Promise<readonly string[]> {
  const [path = ""] = address.split(/[?#]/);
  const [last = ""] = decodeWritten(path)
    .replace(/(?:\/index)?\.(?:html|md)$/, "")
    .split("/")
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .toReversed();
  if (last === "") return [];
  const { found } = await searchSite(site, last, { limit: 10 });
  const pages = new Set(found.map(({ page }) => page.replace(/#.*/s, "")));
  // The home page, whose address is empty, is what nobody has to be led to.
  return [...pages].filter((page) => page !== "").slice(0, mostSuggested);
}
