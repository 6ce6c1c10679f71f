import type { PageFrame } from "../../generator/page-model/render-request.ts";
import type { ReactNode } from "react";
import { PageActions } from "./page-actions.tsx";

interface PageFootProps {
  readonly page: PageFrame;
  /** Address of the page's Markdown form. */
  readonly twin?: string | undefined;
}

/** Where the thing is declared, the page as Markdown, and the neighbouring pages. */
export function PageFoot({ page, twin }: PageFootProps): ReactNode {
  const { source, editHref, issueHref, previous, next } = page;
  const parts = [source, editHref, issueHref, twin, previous, next];
  if (parts.every((part) => part === undefined)) return null;
  return (
    <footer className="page-foot">
      <PageActions page={page} twin={twin} />
      {previous === undefined && next === undefined ? null : (
        <nav className="neighbours" aria-label="Neighbouring pages">
          {previous === undefined ? null : (
            <a rel="prev" href={previous.href}>
              <span className="neighbour-side">Previous</span>
              {previous.label}
            </a>
          )}
          {next === undefined ? null : (
            <a rel="next" href={next.href}>
              <span className="neighbour-side">Next</span>
              {next.label}
            </a>
          )}
        </nav>
      )}
    </footer>
  );
}
