import type { PageFrame } from "../../generator/page-model/render-request.ts";
import type { ReactNode } from "react";

interface PageActionsProps {
  readonly page: PageFrame;
  /** Address of the page's Markdown form. */
  readonly twin?: string | undefined;
}

/** Where the page comes from, when that changed, and what a reader can do about it, in one row. */
export function PageActions({ page, twin }: PageActionsProps): ReactNode {
  const { source, editHref, issueHref, lastChange } = page;
  return (
    <div className="page-actions">
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
          {lastChange === undefined ? null : (
            <>
              , last changed on <time dateTime={lastChange}>{lastChange}</time>
            </>
          )}
        </p>
      )}
      {editHref === undefined ? null : (
        <p className="page-source">
          <a href={editHref}>Edit this page</a>
        </p>
      )}
      {issueHref === undefined ? null : (
        <p className="page-source">
          <a href={issueHref}>Report a gap</a>
        </p>
      )}
      {twin === undefined ? null : (
        <p className="page-source">
          <a rel="alternate" type="text/markdown" href={twin}>
            This page as Markdown
          </a>
        </p>
      )}
    </div>
  );
}
