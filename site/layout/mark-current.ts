/** A rendered tree with the places where the mark of a current item goes in. */
export interface IndexedNavigation {
  readonly html: string;
  /** By the link's address as it stands in the markup: the group openers around the link, then the link itself. */
  readonly places: ReadonlyMap<string, ItemPlaces>;
  /** Where the first group is opened when the current item lies in none. */
  readonly firstGroup: number | undefined;
}

interface ItemPlaces {
  /** Offsets just after `<details`, outermost first. */
  readonly groups: readonly number[];
  /** Offset just after `<a`. */
  readonly link: number;
}

/** Reads the markup once, so that marking an item is a few slices. Knows only what our own tree is made of. */
export function indexNavigation(html: string): IndexedNavigation {
  const places = new Map<string, ItemPlaces>();
  const groups: number[] = [];
  let firstGroup: number | undefined;
  for (const match of html.matchAll(/<details|<\/details>|<a href="([^"]*)"/g)) {
    const [text, href] = match;
    if (text === "<details") {
      groups.push(match.index + text.length);
      firstGroup ??= groups[0];
    } else if (text === "</details>") groups.pop();
    else if (href !== undefined && !places.has(href))
      places.set(href, { groups: [...groups], link: match.index + "<a".length });
  }
  return { html, places, firstGroup };
}

/**
 * The markup with the first of the addresses that it has marked as current and the groups around it
 * open, or the first group when there are none around it. The first address is the page itself, the
 * others are above it.
 */
export function markCurrent({ html, places, firstGroup }: IndexedNavigation, hrefs: readonly string[]): string {
  const found = hrefs.findIndex((href) => places.has(escapeAttribute(href)));
  const place = places.get(escapeAttribute(hrefs[found] ?? ""));
  const insertions = new Map((place?.groups ?? []).map((offset) => [offset, ` open=""`]));
  if (insertions.size === 0 && firstGroup !== undefined) insertions.set(firstGroup, ` open=""`);
  if (place !== undefined) insertions.set(place.link, ` aria-current="${found === 0 ? "page" : "true"}"`);
  let marked = "";
  let end = 0;
  for (const [offset, text] of [...insertions].sort(([one], [other]) => one - other)) {
    marked += html.slice(end, offset) + text;
    end = offset;
  }
  return marked + html.slice(end);
}

/** As React escapes the value of an attribute. */
function escapeAttribute(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
