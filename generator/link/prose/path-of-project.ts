import type { DocsProject } from "../../parse/documents.ts";

/** What the ids and addresses of pages begin with that are those of one of several projects, or in a further folder of one; empty for all others. */
export function pathOfProject(project: Pick<DocsProject, "section" | "below"> | undefined): string {
  return placeBelow(project?.section?.path ?? "", project?.below ?? "");
}

/** A path below another, either of which may be empty. */
export function placeBelow(top: string, path: string): string {
  return top === "" || path === "" ? top + path : `${top}/${path}`;
}
