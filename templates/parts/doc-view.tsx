import type { ReactNode } from "react";
import { isFromRight } from "../../generator/page-model/is-from-right.ts";
import type { Html } from "../../generator/page-model/parts.ts";

/** A doc as the Markdown renderer made it: mostly one line, though it may hold lists and paragraphs. Nothing where there is none. */
export function DocView({ html }: { readonly html: Html | undefined }): ReactNode {
  if (html === undefined) return null;
  return <div className="doc" dir={findDirection(html)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Browsers find out from which side a doc is read that has letters written from the right. */
function findDirection(html: Html): "auto" | undefined {
  return isFromRight(html) ? "auto" : undefined;
}
