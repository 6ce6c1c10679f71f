import type { Field } from "../../catalogue/schema.ts";
import type { FieldRow } from "../../page-model/parts.ts";
import { type ClaimName, createNameClaims } from "../../places/claim-names.ts";
import type { FieldWords, MemberType, MemberWords } from "./tell-field.ts";

/** So many levels of records open in place; below them the type's link leads on. */
const deepestLevel = 3;

/** How far rows may be opened, as they are made; and what is known from making them before. */
export interface Opening {
  /** An anchor; a second field of the same name, which a broken model may have, gets a number. */
  readonly claimId: ClaimName;
  /** Whether there are as many rows as can be read. */
  readonly isFull: () => boolean;
  /** What is said of each wherever it stands, and however often the rows are made. */
  readonly fieldWords: Map<Field, FieldWords>;
  readonly memberWords: Map<MemberType, MemberWords>;
  /** So many levels open. */
  readonly deepest: number;
  /** Records that are open somewhere; absent where each may be open in several places. */
  readonly opened?: Set<string> | undefined;
}

interface Bounds {
  readonly shallowest: number;
  readonly most: number;
  /** Whether rows say the same wherever they stand, so that one of the places can do for all. */
  readonly isOnce: boolean;
  /** How many rows there are even if none is opened. */
  readonly closed?: number;
}

/**
 * All rows; each record opened once where these are too many, then a level less for as long as they still are. At the
 * shallowest, where it begins if there are too many even with all closed, the first ones are opened.
 */
export function openRows(
  { shallowest, most, isOnce, closed = 0 }: Bounds,
  make: (opening: Opening) => readonly FieldRow[],
): readonly FieldRow[] {
  const highest = closed > most ? shallowest : deepestLevel;
  const words = { fieldWords: new Map<Field, FieldWords>(), memberWords: new Map<MemberType, MemberWords>() };
  const all = countRows(most, (counting) => make({ ...counting, ...words, deepest: highest }));
  if (!all.isFull || (highest === shallowest && !isOnce)) return all.rows;
  for (let deepest = isOnce ? highest : highest - 1; ; deepest -= 1) {
    const opened = isOnce ? new Set<string>() : undefined;
    const { rows, isFull } = countRows(most, (counting) => make({ ...counting, ...words, deepest, opened }));
    if (!isFull || deepest <= shallowest) return rows;
  }
}

/** Rows, and whether there were more than so many, at which point nothing more is opened. */
function countRows(
  most: number,
  make: (counting: Pick<Opening, "claimId" | "isFull">) => readonly FieldRow[],
): { readonly rows: readonly FieldRow[]; readonly isFull: boolean } {
  const claim = createNameClaims();
  let count = 0;
  const isFull = (): boolean => count > most;
  const claimId = (name: string): string => {
    count += 1;
    return claim(name);
  };
  const rows = make({ claimId, isFull });
  return { rows, isFull: isFull() };
}
