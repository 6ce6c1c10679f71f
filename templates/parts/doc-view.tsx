import type { ReactNode } from "react";
import { findDirection } from "../../generator/page-model/count-sides.ts";
import { isFromRight } from "../../generator/page-model/is-from-right.ts";
import type { Html } from "../../generator/page-model/parts.ts";

/** A doc as the Markdown renderer made it: mostly one line, though it may hold lists and paragraphs. Nothing where there is none. */
export function DocView({ html }: { readonly html: Html | undefined }): ReactNode {
  if (html === undefined) return null;
  return <div className="doc" dir={findSide(html)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** From which side its words are read, whatever code is among them. */
function findSide(html: Html): "rtl" | undefined {
  return isFromRight(html) ? findDirection(html.replace(/<code>[^<]*|<[^>]*>/g, " ")) : undefined;
}
