import type { IndexedPage } from "../prose-index.ts";

/**
 * The heading that Python-Markdown's `toc` gives an id, which has nothing but ASCII: of headings in other scripts nothing is left, and they
 * are `_1`, `_2` and so on, as those are that others have had the name of. Its id is undefined for the title, which is the top of its page.
 */
export function findTocAnchor(anchor: string, document: Headed): { readonly id: string | undefined } | undefined {
  const named = known.get(document) ?? nameHeadings(document);
  known.set(document, named);
  return named.has(anchor) ? { id: named.get(anchor) } : undefined;
}

type Headed = Pick<IndexedPage["document"], "heading" | "headings">;

/** Of pages that are asked about, each of which may be by many links. */
const known = new WeakMap<Headed, ReadonlyMap<string, string | undefined>>();

function nameHeadings({ heading, headings }: Headed): ReadonlyMap<string, string | undefined> {
  const named = new Map<string, string | undefined>();
  const title = heading === undefined ? [] : [{ text: heading, id: undefined }];
  /** The last number that repeats of a name have had, so that many of them are counted once. */
  const numbers = new Map<string, number>();
  for (const { text, id } of [...title, ...headings]) {
    const slug = toTocSlug(text);
    const [, base = slug, number = "0"] = /^(.*)_(\d{1,9})$/.exec(slug) ?? [];
    let name = slug;
    if (name === "" || named.has(name)) {
      let count = Math.max(Number(number), numbers.get(base) ?? 0);
      do {
        count += 1;
        name = `${base}_${count}`;
      } while (named.has(name));
      numbers.set(base, count);
    }
    named.set(name, id);
  }
  return named;
}

function toTocSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\w\s-]|[^\0-\x7f]/g, "")
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, "-");
}
