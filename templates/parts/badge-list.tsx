import type { ReactNode } from "react";
import type { Badge } from "../../generator/page-model/parts.ts";

/** Short marks beside a name. */
export function BadgeList({ badges }: { readonly badges: readonly Badge[] }): ReactNode {
  return badges.map((badge) => (
    <span key={badge.label} className="badge" data-tone={badge.tone} title={badge.title}>
      {badge.label}
    </span>
  ));
}
