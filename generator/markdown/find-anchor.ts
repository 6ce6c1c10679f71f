import { foldPath } from "../places/fold-path.ts";
import { listForms } from "../places/content-paths.ts";
/** What an anchor that an author wrote leads to. */
export interface FoundAnchor {
  /** Absent when nothing on the page comes near it. */
  readonly id?: string | undefined;
  /** False when the author wrote it in another way than the page has it. */
  readonly isExact: boolean;
}

/**
 * The id that an anchor names, however its letters are composed. Where there is none, the one that differs in nothing but case and runs
 * of hyphens: a heading with two blanks or a dash in it has two hyphens there, which nobody sees, and
 * the reader is better off at the place that was meant than at the top of the page.
 */
export function findAnchor(anchor: string, ids: ReadonlySet<string>): FoundAnchor {
  const exact = listForms(anchor).find((form) => ids.has(form));
  if (exact !== undefined) return { id: exact, isExact: true };
  const meant = simplify(anchor);
  const similar = [...ids].filter((id) => simplify(id) === meant);
  return { id: similar.length === 1 ? similar[0] : undefined, isExact: false };
}

function simplify(anchor: string): string {
  return foldPath(anchor).replace(/-+/g, "-");
}
