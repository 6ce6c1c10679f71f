import type { Badge } from "../../page-model/parts.ts";

/** What the class names that sidebars mark pages with say to a reader; others are a matter of looks. */
const markers: ReadonlyMap<string, Badge> = new Map<string, Badge>([
  ["saasOnly", { label: "managed only", tone: "neutral", title: "Part of the managed service alone" }],
  ["ossOnly", { label: "open source only", tone: "neutral", title: "Part of the open source version alone" }],
  ["beta", { label: "beta", tone: "neutral" }],
  ["deprecated", { label: "deprecated", tone: "warning" }],
]);

/** The marker among the class names of a sidebar's item. */
export function findMarker(className: string | undefined): Badge | undefined {
  return className
    ?.split(/\s+/)
    .map((name) => markers.get(name))
    .find((marker) => marker !== undefined);
}
