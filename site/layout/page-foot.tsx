import type { PageFrame } from "../../generator/page-model/render-page.ts";
import type { ReactNode } from "react";

interface PageFootProps {
  readonly page: PageFrame;
  /** Address of the page's Markdown form. */
  readonly twin?: string | undefined;
}

/** Where the thing is declared, the page as Markdown, and the neighbouring pages. */
export function PageFoot({ page, twin }: PageFootProps): ReactNode {
  const { source, editHref, previous, next } = page;
  const parts = [source, editHref, twin, previous, next];
  if (parts.every((part) => part === undefined)) return null;
  return (
    <footer className="page-foot">
      {source === undefined ? null : (
        <p className="page-source">
          {page.section === "guides" ? "Written in" : "Declared in"}{" "}
          {source.href === undefined ? (
            <code>{source.label}</code>
          ) : (
            <a href={source.href}>
              <code>{source.label}</code>
            </a>
          )}
        </p>
      )}
      {editHref === undefined ? null : (
        <p className="page-source">
          <a href={editHref}>Edit this page</a>
        </p>
      )}
      {twin === undefined ? null : (
        <p className="page-source">
          <a rel="alternate" type="text/markdown" href={twin}>
            This page as Markdown
          </a>
        </p>
      )}
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
