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
  /** Whether rows are only counted, so that none needs to say anything. */
  readonly isCounted: boolean;
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
 * shallowest, where it begins if there are too many even with all closed, the first ones are opened. Only the rows of the way
 * that is taken are made: where everything leads to everything, none of the ways before does.
 */
export function openRows(
  { shallowest, most, isOnce, closed = 0 }: Bounds,
  make: (opening: Opening) => readonly FieldRow[],
): readonly FieldRow[] {
  const highest = closed > most ? shallowest : deepestLevel;
  const words = { fieldWords: new Map<Field, FieldWords>(), memberWords: new Map<MemberType, MemberWords>() };
  const open = (way: Way, isCounted: boolean) => {
    const claim = createNameClaims();
    let count = 0;
    const isFull = (): boolean => count > most;
    const claimId = (name: string): string => {
      count += 1;
      return isCounted ? name : claim(name);
    };
    const opened = way.isOnce ? new Set<string>() : undefined;
    const rows = make({ claimId, isFull, isCounted, ...words, deepest: way.deepest, opened });
    return { rows, isFull: isFull() };
  };
  const ways = listWays(highest, shallowest, isOnce);
  const last = ways[ways.length - 1] ?? { deepest: shallowest, isOnce };
  return open(ways.slice(0, -1).find((way) => !open(way, true).isFull) ?? last, false).rows;
}

interface Way {
  readonly deepest: number;
  /** Whether each record opens once. */
  readonly isOnce: boolean;
}

/** From the one that shows most to the one that shows least. */
function listWays(highest: number, shallowest: number, isOnce: boolean): readonly Way[] {
  const first = isOnce ? highest : highest - 1;
  const fewer = Array.from({ length: first - shallowest + 1 }, (_, index) => ({ deepest: first - index, isOnce }));
  return [{ deepest: highest, isOnce: false }, ...fewer];
}
