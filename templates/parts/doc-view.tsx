import type { ReactNode } from "react";
import type { Html } from "../../generator/page-model/parts.ts";

/** A doc as the Markdown renderer made it. Renders nothing when there is none. */
export function DocView({ html }: { readonly html: Html | undefined }): ReactNode {
  if (html === undefined) return null;
  return <div className="doc" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A doc in a cell or beside a mark: mostly one line, though it may hold lists and paragraphs. */
export function InlineDoc({ html }: { readonly html: Html | undefined }): ReactNode {
  if (html === undefined) return null;
  return <div className="doc" dangerouslySetInnerHTML={{ __html: html }} />;
}
