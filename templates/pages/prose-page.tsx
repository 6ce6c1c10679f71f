import type { ReactNode } from "react";
import type { ProseContent } from "../../generator/page-model/prose.ts";

/** A hand-written page. Its title is part of the frame. */
export function ProsePage({ content }: { readonly content: ProseContent }): ReactNode {
  return <div className="prose" data-fold-sections="" dangerouslySetInnerHTML={{ __html: content.html }} />;
}
