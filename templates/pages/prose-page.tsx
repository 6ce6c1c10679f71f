import type { ReactNode } from "react";
import type { ProseContent } from "../../generator/page-model/prose.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { Front } from "../parts/front.tsx";

/** A hand-written page. Its title is part of the frame. */
export function ProsePage({ content: { html, front } }: { readonly content: ProseContent }): ReactNode {
  if (front === undefined)
    return html.trim() === "" ? <EmptyState text="This page has no text." /> : <Prose html={html} />;
  return (
    <>
      {front.at === 0 ? null : <Prose html={html.slice(0, front.at)} />}
      <Front front={front} />
      <Prose html={html.slice(front.at)} />
    </>
  );
}

function Prose({ html }: { readonly html: string }): ReactNode {
  return <div className="prose" data-fold-sections="" dangerouslySetInnerHTML={{ __html: html }} />;
}
