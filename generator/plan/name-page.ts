import { digest } from "../places/digest.ts";
import type { SitePage } from "../page-model/page.ts";

/** Names a page by all that it says. */
export type NamePage = (page: SitePage) => string;

/** Looks at each page once: what it shows stands there by name, so that nobody has to plan it. */
export function createPageNames(): NamePage {
  const names = new WeakMap<SitePage, string>();
  return (page) => {
    const known = names.get(page);
    if (known !== undefined) return known;
    const name = digest(JSON.stringify({ ...page, content: page.content.name() }));
    names.set(page, name);
    return name;
  };
}
