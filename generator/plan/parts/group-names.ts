/** A run of things that follow each other in the alphabet. */
export interface NameGroup<Thing> {
  /** `D`, `D–F`, or `Da–DataJ` for a piece of a long letter. */
  readonly label: string;
  /** Part of a letter that was too long for one group. */
  readonly isPiece?: true | undefined;
  readonly things: readonly Thing[];
}

interface Named {
  readonly name: string;
}

/** Groups things, sorted without regard to case, by first letter. */
export function groupByLetter<Thing extends Named>(things: readonly Thing[]): NameGroup<Thing>[] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const letter = thing.name.charAt(0).toUpperCase();
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [thing]);
    else group.push(thing);
  }
  return [...groups].map(([label, members]) => ({ label, things: members }));
}

/** Anchor of a letter where things are listed by letter. */
export function letterAnchor(letter: string): string {
  return `~${letter.charAt(0).toLowerCase()}`;
}

const fewestInGroup = 30;

/**
 * Groups sorted things so that neither the groups nor the things in one are too many for a tree:
 * short letters are joined, long ones cut.
 */
export function groupForNavigation<Thing extends Named>(things: readonly Thing[]): NameGroup<Thing>[] {
  const limit = Math.max(fewestInGroup, Math.ceil(Math.sqrt(things.length)));
  const groups: NameGroup<Thing>[] = [];
  for (const letter of groupByLetter(things)) {
    const last = groups.at(-1);
    if (letter.things.length > limit) {
      groups.push(...cut(letter.things, limit));
    } else if (last !== undefined && last.isPiece !== true && last.things.length + letter.things.length <= limit) {
      const label = `${last.label.charAt(0)}–${letter.label}`;
      groups[groups.length - 1] = { label, things: [...last.things, ...letter.things] };
    } else {
      groups.push(letter);
    }
  }
  return groups;
}

function cut<Thing extends Named>(things: readonly Thing[], limit: number): NameGroup<Thing>[] {
  const size = Math.ceil(things.length / Math.ceil(things.length / limit));
  const pieces: NameGroup<Thing>[] = [];
  for (let start = 0; start < things.length; start += size) {
    const piece = things.slice(start, start + size);
    const from = tellApart(piece[0], things[start - 1]);
    const to = tellApart(piece.at(-1), things[start + size]);
    pieces.push({ label: `${from}–${to}`, things: piece, isPiece: true });
  }
  return pieces;
}

const fewestLetters = 2;

/** The beginning of a name, as long as it takes to see that it is not the other one's. */
function tellApart(thing: Named | undefined, other: Named | undefined): string {
  const name = thing?.name ?? "";
  let length = 0;
  while (length < name.length && name.charAt(length).toLowerCase() === other?.name.charAt(length).toLowerCase())
    length += 1;
  return name.slice(0, Math.max(fewestLetters, length + 1));
}
