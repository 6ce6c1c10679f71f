import { encodePart } from "../../generator/page-model/encode-part.ts";
import type { TocEntry } from "../../generator/page-model/page.ts";
import type { ReactNode } from "react";
import { formatCount } from "../../generator/catalogue/nouns.ts";
import { BreakableLabel } from "./breakable-label.tsx";
import { shortenContents } from "./shorten-contents.ts";

/** "On this page": a column beside the page where there is room, else a fold above it. */
export function TableOfContents({ entries }: { readonly entries: readonly TocEntry[] }): ReactNode {
  if (entries.length === 0) return null;
  const { shown, more } = shortenContents(entries);
  return (
    <nav className="toc" aria-label="On this page">
      <details>
        <summary>On this page</summary>
        <p className="toc-title" aria-hidden="true">
          On this page
        </p>
        <ul>
          {shown.map((entry) => (
            <li key={entry.id} data-level={entry.level}>
              <a href={`#${encodePart(entry.id)}`}>
                <BreakableLabel label={entry.label} />
              </a>
            </li>
          ))}
          {more === 0 ? null : <li className="toc-more">{formatCount(more)} more below</li>}
        </ul>
      </details>
    </nav>
  );
}
