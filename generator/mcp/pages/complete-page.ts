import type { Subject } from "../sites/open-subject.ts";
import { type Found, searchSite } from "./search-site.ts";

/** As many as a client shows below what is being typed. */
const mostNames = 20;
/** What is longer is no name, and would take long to look for. */
const longestName = 500;

/** What somebody may mean who has begun to type a name; nothing before the first letter. */
export async function completePage(subject: Subject, written: string): Promise<readonly Found[]> {
  if (written.trim() === "") return [];
  const { found } = await searchSite(await subject.site(), written.slice(0, longestName), { limit: mostNames });
  return found;
}
