import { toAnchor } from "./create-links.ts";

/** Kinds of things that a deployment begins with, by what their anchors on the page of starting data begin with. */
const prefixes = { platform: "platform", ownershipType: "owner", lifecycleStage: "stage" } as const;

/** The anchor of something that a deployment begins with. */
export function toStartingAnchor(kind: keyof typeof prefixes, id: string): string {
  return toAnchor(`~${prefixes[kind]}.${id}`);
}

/** The same by the name that comparisons have for it, e.g. `platform/mysql`; undefined for rules, which are only listed. */
export function findStartingAnchor(name: string): string | undefined {
  const [kind = ""] = name.split("/", 1);
  return Object.hasOwn(prefixes, kind)
    ? toStartingAnchor(kind as keyof typeof prefixes, name.slice(kind.length + 1))
    : undefined;
}
