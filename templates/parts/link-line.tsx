import type { ReactNode } from "react";
import type { Link } from "../../generator/page-model/parts.ts";

/** A few links in a quiet line that begins with what they are; nothing where there are none. */
export function LinkLine({ label, links }: { readonly label: string; readonly links: readonly Link[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <p className="link-line">
      {label}{" "}
      {links.map((link, index) => (
        <span key={link.label}>
          {index === 0 ? "" : ", "}
          <a href={link.href} title={link.title}>
            {link.label}
          </a>
        </span>
      ))}
    </p>
  );
}
