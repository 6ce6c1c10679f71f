import type { PageFrame } from "../../generator/page-model/render-page.ts";
import type { ReactNode } from "react";

/** Where the thing is declared, and the neighbouring pages. */
export function PageFoot({ page }: { readonly page: PageFrame }): ReactNode {
  const { source, previous, next } = page;
  if (source === undefined && previous === undefined && next === undefined) return null;
  return (
    <footer className="page-foot">
      {source === undefined ? null : (
        <p className="page-source">
          Declared in{" "}
          {source.href === undefined ? (
            <code>{source.label}</code>
          ) : (
            <a href={source.href}>
              <code>{source.label}</code>
            </a>
          )}
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
