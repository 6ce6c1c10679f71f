import type { Badge } from "../../page-model/parts.ts";

/** A class name that a sidebar gives to a page, and what it says to a reader. */
export interface Marker {
  readonly className: string;
  readonly badge: Badge;
}

/** What the class names that sidebars mark pages with say to a reader; others are a matter of looks. */
const markers: ReadonlyMap<string, Badge> = new Map<string, Badge>([
  ["saasOnly", { label: "managed only", tone: "neutral", title: "Part of the managed service alone" }],
  ["ossOnly", { label: "open source only", tone: "neutral", title: "Part of the open source version alone" }],
  ["beta", { label: "beta", tone: "neutral" }],
  ["deprecated", { label: "deprecated", tone: "warning" }],
]);

/** The marker among the class names of a sidebar's item. */
export function findMarker(className: string | undefined): Marker | undefined {
  return className
    ?.split(/\s+/)
    .map((name) => toMarker(name))
    .find((marker) => marker !== undefined);
}

function toMarker(className: string): Marker | undefined {
  const badge = markers.get(className);
  return badge === undefined ? undefined : { className, badge };
}
