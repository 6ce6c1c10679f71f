import { wordsOfAddress } from "../../islands/search-dialog/words-of-address.ts";
import { openSearch, type SearchHit } from "../../search/search-engine.ts";
import { loadData } from "../../browser/load-data.ts";
import { createElement } from "../create-element.ts";

/** So few can be looked through at once. */
const most = 3;

/** Lists the pages that are likeliest what an address without a page meant, in the place that the document has for them. */
export async function listNearestPages(place: HTMLElement, manifest: string): Promise<void> {
  // Where the site stands says nothing: below `/docs/`, nobody has asked for documentation.
  const { root = "/" } = document.documentElement.dataset;
  const address = location.pathname.slice(location.pathname.startsWith(root) ? root.length : 0);
  const words = wordsOfAddress(address);
  if (words === "" || words === "404") return;
  const engine = await openSearch(manifest, loadData);
  const pages = new Map<string, SearchHit>();
  // What the address ends with says most; the folder above it says something where that names nothing.
  const queries = [words, wordsOfAddress(address.replace(/[^/]+\/*$/, ""))].filter((query) => query !== "");
  for (let query = queries.shift(); query !== undefined && pages.size < most; query = queries.shift()) {
    // What a thing is and where it stands says enough; what it means would be several files more.
    const { hits, nearest } = await engine.findSymbols(query, { limit: most * 8, withoutLoading: true });
    // Names that are spelt alike come before the folder.
    if (hits.length === 0) queries.unshift(...nearest.slice(0, most));
    // An address names a page, and not a field that happens to be called alike.
    for (const hit of hits) if (pages.size < most && !hit.href.includes("#")) pages.set(hit.href, hit);
  }
  if (pages.size === 0) return;
  const items = [...pages].map(([href, { name, kind, parent = "" }]) => {
    const item = document.createElement("li");
    // A mutation stands in Mutation, which says nothing more.
    const place = parent === "" || parent.toLowerCase() === kind ? kind : `${kind}, ${parent}`;
    item.append(createElement("a", { href, textContent: name.map((run) => run.text).join("") }), ` ${place}`);
    return item;
  });
  const list = document.createElement("ul");
  list.append(...items);
  place.append(createElement("p", { textContent: "Perhaps you are looking for one of these:" }), list);
}
