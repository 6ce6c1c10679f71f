import type { ReactNode } from "react";
import { findDirection } from "../../generator/page-model/count-sides.ts";
import { isFromRight } from "../../generator/page-model/is-from-right.ts";
import type { Html } from "../../generator/page-model/parts.ts";

interface DocViewProps {
  readonly html: Html | undefined;
  /** The level of the heading that it stands under: its own headings begin one below. */
  readonly under?: 1 | 2 | 3 | undefined;
}

/** The level that the Markdown renderer takes a doc to stand under: that of a page's sections. */
const usualLevel = 2;

/** A doc as the Markdown renderer made it: mostly one line, though it may hold lists and paragraphs. Nothing where there is none. */
export function DocView({ html, under = usualLevel }: DocViewProps): ReactNode {
  if (html === undefined) return null;
  const placed = shiftHeadings(html, under - usualLevel);
  return <div className="doc" dir={findSide(html)} dangerouslySetInnerHTML={{ __html: placed }} />;
}

/** The same doc stands on several pages, under headings of different levels. In its text `<` is escaped: what looks like a heading is one. */
function shiftHeadings(html: Html, by: number): string {
  if (by === 0) return html;
  return html.replace(
    /(<\/?h)([1-6])(?=[ >])/g,
    (_, start: string, level: string) => `${start}${Math.min(6, Number(level) + by)}`,
  );
}

/** From which side its words are read, whatever code is among them. */
function findSide(html: Html): "rtl" | undefined {
  return isFromRight(html) ? findDirection(html.replace(/<code>[^<]*|<[^>]*>/g, " ")) : undefined;
}
