import type { SearchKind } from "./search-kinds.ts";

/** The thing that an entry belongs to: the page, or a member of it. */
export interface SearchOwner {
  readonly kind: SearchKind;
  readonly name: string;
  /** Empty for a page. */
  readonly anchor: string;
}

/** The anchor that an entry's kind and place tell; a few things have another one. */
export function guessAnchor(kind: SearchKind, name: string, owner: SearchOwner): string {
  const id = nameToId(name);
  switch (kind.anchor) {
    case "page":
      return "";
    case "name":
      return id;
    case "member":
      return `${idOf(owner)}.${id}`;
    case "argument":
      return `${idOf(owner)}(${name}:)`;
    case "slug":
      return name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .trim()
        .replace(/\s/g, "-");
    case "plugin":
      return `~plugin.${id}`;
    case "call":
      return `~${callWords[kind.label] ?? ""}-${id}`;
  }
}

/** A name as anchors have it. */
export function nameToId(name: string): string {
  return name.replace(/\s+/g, "-");
}

const callWords: Readonly<Record<string, string>> = {
  method: "method",
  finder: "finder",
  "batch finder": "batchFinder",
  "action of an entity": "entityAction",
};

function idOf({ kind, name, anchor }: SearchOwner): string {
  // The options of a plugin go by its name, wherever its heading is.
  if (kind.anchor === "plugin") return name;
  return anchor === "" ? `${kind.root ?? ""}${name}` : anchor;
}
