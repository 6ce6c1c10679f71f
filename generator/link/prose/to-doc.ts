import type { SidebarDoc } from "../../catalogue/prose.ts";
import type { IndexedPage } from "./prose-index.ts";

/** A page as an item of a list that nobody has written. */
export function toDoc({ names, document: { file } }: IndexedPage): SidebarDoc {
  const span = { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  return { type: "doc", docId: names.id, label: names.sidebarLabel, resolved: true, span };
}
