import { foldPath } from "../../places/fold-path.ts";
import { listForms } from "../../places/content-paths.ts";
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
  return createAnchorFinder(ids)(anchor);
}

/** The same for who asks for many anchors of one page. */
export function createAnchorFinder(ids: ReadonlySet<string>): (anchor: string) => FoundAnchor {
  let similar: ReadonlyMap<string, string | undefined> | undefined;
  return (anchor) => {
    const exact = listForms(anchor).find((form) => ids.has(form));
    if (exact !== undefined) return { id: exact, isExact: true };
    similar ??= groupSimilar(ids);
    return { id: similar.get(simplify(anchor)), isExact: false };
  };
}

/** The ids by what is left of them; undefined where several come to the same. */
function groupSimilar(ids: ReadonlySet<string>): ReadonlyMap<string, string | undefined> {
  const similar = new Map<string, string | undefined>();
  for (const id of ids) {
    const simple = simplify(id);
    similar.set(simple, similar.has(simple) ? undefined : id);
  }
  return similar;
}

function simplify(anchor: string): string {
  return foldPath(anchor).replace(/-+/g, "-");
}
