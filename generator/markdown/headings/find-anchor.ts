import { foldPath } from "../../places/fold-path.ts";
import { listForms } from "../../places/content-paths.ts";

/** What an anchor that an author wrote leads to. */
export interface FoundAnchor {
  /** Absent when nothing on the page comes near it. */
  readonly id?: string | undefined;
  /** False when the author wrote it in another way than the page has it. */
  readonly isExact: boolean;
  /** Present where the id goes on behind what was written, so that something else may have been meant. */
  readonly isGuess?: true | undefined;
}

/**
 * The id that an anchor names, however its letters are composed. Where there is none, the one that differs in nothing but case and runs
 * of hyphens: a heading with two blanks or a dash in it has two hyphens there, which nobody sees, and
 * the reader is better off at the place that was meant than at the top of the page. Else it is the one with the same letters
 * and digits, as other tools make other signs of what stands between them, and at last the only one that goes on behind the anchor: a
 * heading has got words behind those that it had, or has some that the author's own site leaves out.
 */
export function findAnchor(anchor: string, ids: ReadonlySet<string>): FoundAnchor {
  return createAnchorFinder(ids)(anchor);
}

/** The same for who asks for many anchors of one page. */
export function createAnchorFinder(ids: ReadonlySet<string>): (anchor: string) => FoundAnchor {
  let similar: ReadonlyMap<string, string | undefined> | undefined;
  let squeezed: ReadonlyMap<string, string | undefined> | undefined;
  let begun: ReadonlyMap<string, string | undefined> | undefined;
  return (anchor) => {
    const exact = listForms(anchor).find((form) => ids.has(form));
    if (exact !== undefined) return { id: exact, isExact: true };
    similar ??= group(ids, simplify);
    const near = similar.get(simplify(anchor));
    if (near !== undefined || similar.has(simplify(anchor))) return { id: near, isExact: false };
    squeezed ??= group(ids, squeeze);
    const letters = squeeze(anchor);
    if (letters === "" || squeezed.has(letters)) return { id: squeezed.get(letters), isExact: false };
    begun ??= groupByBeginnings(ids);
    const id = begun.get(simplify(anchor));
    return id === undefined ? { id, isExact: false } : { id, isExact: false, isGuess: true };
  };
}

/** Of longer ids only so many words are looked at. */
const mostWords = 8;

/** The ids by the words that they begin with; undefined where several begin so. */
function groupByBeginnings(ids: ReadonlySet<string>): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const id of ids) {
    const words = simplify(id).split("-");
    for (let count = 1; count < words.length && count <= mostWords; count += 1) {
      const beginning = words.slice(0, count).join("-");
      // A number behind it counts headings that say the same.
      if (beginning === "" || /^\d+$/.test(words[count] ?? "")) continue;
      found.set(beginning, found.has(beginning) ? undefined : id);
    }
  }
  return found;
}

/** The ids by what is left of them; undefined where several come to the same. */
function group(ids: ReadonlySet<string>, reduce: (id: string) => string): ReadonlyMap<string, string | undefined> {
  const similar = new Map<string, string | undefined>();
  for (const id of ids) {
    const simple = reduce(id);
    similar.set(simple, similar.has(simple) ? undefined : id);
  }
  return similar;
}

function simplify(anchor: string): string {
  return foldPath(anchor).replace(/-+/g, "-");
}

/** Letters and digits without their accents: what the ids have in common that different tools make of one heading. */
function squeeze(anchor: string): string {
  return anchor
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
