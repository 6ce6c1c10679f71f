import type { TocEntry } from "../../generator/page-model/page.ts";

/** Of more entries than these a list is no overview: it would be most of a page of a thousand sections. */
export const mostContents = 200;

/** What a page's contents list names, and how many sections it doesn't: the deeper headings give way first, then the last. */
export function shortenContents(entries: readonly TocEntry[]): {
  readonly shown: readonly TocEntry[];
  readonly more: number;
} {
  if (entries.length <= mostContents) return { shown: entries, more: 0 };
  const top = Math.min(...entries.map(({ level }) => level));
  const sections = entries.filter(({ level }) => level === top);
  return { shown: sections.slice(0, mostContents), more: Math.max(0, sections.length - mostContents) };
}
