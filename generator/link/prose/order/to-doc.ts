import type { SidebarDoc } from "../../../catalogue/prose.ts";
import { startOfFile } from "../../../places/start-of-file.ts";
import type { IndexedPage } from "../prose-index.ts";

/** A page as an item of a list that nobody has written. */
export function toDoc({ names, document: { file } }: IndexedPage): SidebarDoc {
  const span = startOfFile(file);
  return { type: "doc", docId: names.id, label: names.sidebarLabel, resolved: true, span };
}
