import { findStrangers } from "./pair-up.ts";

/** Two alternatives that one value may fit, so that `oneOf` refuses it. */
export interface Overlap {
  /** What they are called on both sides. */
  readonly names: readonly [string, string];
  /** What each of them needs to be there. */
  readonly needs: readonly [ReadonlySet<string>, ReadonlySet<string>];
  /** Of each, the values that tell it apart; absent where that isn't asked. */
  readonly telling?: readonly [TellingValues, TellingValues] | undefined;
  /** Of each that names no values that it may be, whether it lets one through, which is JSON; absent where that isn't asked. */
  readonly takes?: readonly [Takes, Takes] | undefined;
  /** Whether the values that are made by each of them are let through by the other one. */
  readonly lets: readonly [boolean, boolean];
}

/** The values that an alternative may be, or that properties of it have to be, as JSON, by their names; those of itself by none. */
export type TellingValues = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether an alternative lets a value through. */
type Takes = (value: string) => boolean;

/** Alternatives, by what they are called on both sides, none where they aren't known; and pairs of them by both names. */
export interface Alternatives<Pair extends Overlap = Overlap> {
  readonly names: readonly string[];
  readonly overlaps: ReadonlyMap<string, Pair>;
}

/** Pairs of alternatives that fewer values fit both of now, and those that more do, of values that were sent, or are. */
export function findOverlapStrangers(
  was: Alternatives,
  is: Alternatives,
): { readonly removed: readonly string[]; readonly added: readonly string[] } {
  const keys = [...new Set([...was.overlaps.keys(), ...is.overlaps.keys()])];
  const { removed, added } = findStrangers(was.names, is.names);
  // What others have taken the place of may be made as before, and so may what nothing is known of.
  const isReplaced = (removed.length > 0 && added.length > 0) || was.names.length === 0 || is.names.length === 0;
  const findWider = (wide: Alternatives, narrow: Alternatives, strangers: readonly string[]): readonly string[] => {
    const unsent = new Set(isReplaced ? [] : strangers);
    return keys.filter((key) => {
      const overlap = wide.overlaps.get(key);
      return overlap !== undefined && isSent(overlap, unsent) && isWider(overlap, narrow.overlaps.get(key));
    });
  };
  return { removed: findWider(was, is, removed), added: findWider(is, was, added) };
}

/** Whether values that fit both of two alternatives are sent: nobody makes those of an alternative that isn't there. */
function isSent({ names, lets }: Overlap, unsent: ReadonlySet<string>): boolean {
  const [isOneSent, isOtherSent] = names.map((name) => !unsent.has(name));
  if (isOneSent === isOtherSent) return isOneSent === true;
  return lets[isOneSent === true ? 0 : 1];
}

/** Whether values fit both of two alternatives that fitted one of them alone, for want of what that one doesn't need otherwise. */
function isWider(wide: Overlap, narrow: Overlap | undefined): boolean {
  if (narrow === undefined) return true;
  const [one, other] = narrow.needs;
  const isFreed = listMissing(narrow, wide).some((name) => !(one.has(name) && other.has(name)));
  return isFreed || listMore(wide, narrow).length > 0;
}

/** Values that both of two alternatives let through, one of which alone did on the other side; of those that one of them names. */
function listMore(wide: Overlap, narrow: Overlap): readonly string[] {
  if (narrow.telling === undefined) return [];
  return listCommonPairs(wide)
    .filter(([of, value]) => isTaken(narrow, 0, of, value) !== isTaken(narrow, 1, of, value))
    .map(([of, value]) => sayValue(of, value));
}

/** Whether one of two alternatives names a value, or lets it through where it names none. */
function isTaken({ telling, takes }: Overlap, index: 0 | 1, of: string, value: string): boolean {
  const named = telling?.[index].get(of);
  return named === undefined ? of === "" && takes?.[index](value) === true : named.has(value);
}

/** What values need to fit both of two alternatives, and don't on the other side. */
function listMissing({ needs }: Overlap, other: Overlap): readonly string[] {
  return [...new Set(needs.flatMap((each) => [...each]))].filter((name) => !other.needs.some((each) => each.has(name)));
}

/** Values that both of two alternatives let through, of those that one of them names. */
function listCommon(overlap: Overlap): readonly string[] {
  return listCommonPairs(overlap).map(([of, value]) => sayValue(of, value));
}

function listCommonPairs(overlap: Overlap): readonly (readonly [of: string, value: string])[] {
  const [one, other] = overlap.telling ?? [];
  if (one === undefined || other === undefined) return [];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((of) =>
    [...new Set([...(one.get(of) ?? []), ...(other.get(of) ?? [])])]
      .filter((value) => isTaken(overlap, 0, of, value) && isTaken(overlap, 1, of, value))
      .map((value) => [of, value] as const),
  );
}

function sayValue(of: string, value: string): string {
  return of === "" ? value : `${of} ${value}`;
}

/** Nobody reads more values. */
const mostSaid = 3;

/** What `oneOf` refuses on one side, of which that comes first that it refuses more or less of on the other side. */
export function sayOverlaps<Own extends Overlap>(
  { overlaps: own }: Alternatives<Own>,
  { overlaps: other }: Alternatives,
  say: (overlap: Own) => string,
): string {
  const words = [...own].map(([key, overlap]) => {
    const opposite = other.get(key);
    const missing = opposite === undefined ? [] : listMissing(overlap, opposite);
    const more = opposite === undefined ? listCommon(overlap) : listMore(overlap, opposite);
    const has = missing.length === 0 ? "" : ` and has ${missing.join(" and ")}`;
    const such = more.length === 0 ? "" : `, such as ${more.slice(0, mostSaid).join(" or ")}`;
    return { text: `${say(overlap)}${has}${such}`, isStranger: isWider(overlap, opposite) || has !== "" };
  });
  const [first, ...more] = [
    ...words.filter(({ isStranger }) => isStranger),
    ...words.filter((each) => !each.isStranger),
  ];
  if (first === undefined) return "oneOf of what excludes each other";
  return `oneOf that refuses what is both ${first.text}${more.length === 0 ? "" : `, and ${more.length} more`}`;
}
