import { findSection } from "./find-section.ts";
import { sayHeadings } from "./list-places.ts";

/** Anchors of all of a page: what links past the navigation lead to, and what every browser knows. */
const wholeAnchors: ReadonlySet<string> = new Set(["~content", "top"]);

interface Wanted {
  /** Of the page; its anchor, if it has one, names the section. */
  readonly address: string;
  /** Where to begin, in characters; the section is none of its business then. */
  readonly offset: number;
  /** In characters, but for a line on what else there is. */
  readonly longest: number;
}

/** The part of a page that was asked for, which says where it goes on. */
export function cutPage(markdown: string, { address, offset, longest }: Wanted): string {
  if (offset > 0 && offset >= markdown.length)
    throw new Error(`the page has ${markdown.length} characters, none from ${offset} on`);
  const section = offset === 0 ? findSection(markdown, address) : undefined;
  const { start, end } = section ?? { start: offset, end: markdown.length };
  const stop = Math.min(end, start + longest);
  const [, anchor = ""] = /#(.+)$/s.exec(address) ?? [];
  const isMissed = offset === 0 && section === undefined && anchor !== "" && !wholeAnchors.has(anchor);
  const missed = isMissed
    ? `… #${anchor.slice(0, 100)} names no part of the page that its Markdown tells; this is all of it\n\n`
    : "";
  const text = missed + markdown.slice(start, stop);
  if (stop < end) {
    const headings = sayHeadings(markdown, stop);
    const ways = headings === "" ? "" : `, or at a heading: ${headings}`;
    return `${text}\n\n… ${end - stop} more characters: page goes on with offset ${stop}${ways}`;
  }
  if (section === undefined) return text;
  return `${text.trimEnd()}\n\n… a section of a page of ${markdown.length} characters: without its anchor, the address gives all`;
}
