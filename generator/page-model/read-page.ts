import type { ActionsView } from "./actions.ts";
import type { Page, PageContent, PlannedTocEntry, SitePage, TocEntry } from "./page.ts";

/** The page with what it shows. */
export function readPage(page: SitePage): Page {
  return { ...page, ...readShown(page) };
}

/** What a page shows, of which anything may have an anchor. */
export function readShown({ content: answer, toc }: Pick<SitePage, "content" | "toc">): Pick<Page, "content" | "toc"> {
  const content = answer.get();
  return { content, toc: toc.flatMap((entry) => settleEntry(entry, content)) };
}

/** A line that leads to a part stands for that part: it goes with it, and what can be done has lines of its own. */
function settleEntry({ part, ...entry }: PlannedTocEntry, content: PageContent): readonly TocEntry[] {
  if (part === undefined) return [entry];
  if (isEmpty(Reflect.get(content, part))) return [];
  return part === "actions" && "actions" in content ? [entry, ...listActions(content.actions)] : [entry];
}

function isEmpty(part: unknown): boolean {
  return part === undefined || (Array.isArray(part) && part.length === 0);
}

function listActions(view: ActionsView | undefined): readonly TocEntry[] {
  return (view?.actions ?? []).map(({ id, label }) => ({ id, label, level: 3 }));
}
