import type { Link } from "../../generator/page-model/parts.ts";
import type { ReactNode } from "react";
import { BreakableLabel } from "./breakable-label.tsx";

/** The way from the section down to the page, which itself is the heading below. */
export function Breadcrumbs({ links }: { readonly links: readonly Link[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>
              <BreakableLabel label={link.label} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
