/** In characters; nobody mistypes a name that is longer. */
const longestName = 250;
/** More would be a list to look through. */
const mostSuggested = 3;
/** Of names about as long as what was written: in longer lists others aren't looked at, so that each slip costs no more. */
const mostLookedAt = 5000;

/**
 * Up to three names close to what was written, nearest first. A name counts as close when its edit
 * distance is at most two fifths of its length; case alone counts as a small difference.
 */
export function suggestNames(written: string, known: Iterable<string>): readonly string[] {
  if (written.length > longestName) return [];
  const lower = written.toLowerCase();
  let limit = Math.max(1, Math.floor(written.length * 0.4));
  const lacks = createLacking(lower);
  const measure = createMeasure(lower);
  let looked = 0;
  let found: readonly { readonly name: string; readonly distance: number }[] = [];
  for (const name of known) {
    // The home page has an empty path, which says nothing to anyone.
    if (name === "" || Math.abs(name.length - written.length) > limit) continue;
    looked += 1;
    if (looked > mostLookedAt) break;
    const other = name.toLowerCase();
    // Each edit brings at most one letter, and most names are told apart by that.
    const lacking = lacks(other);
    if (Math.max(lacking, lower.length - other.length + lacking) > limit) continue;
    const distance = other === lower ? 0.5 : measure(other, limit);
    if (distance > limit || found.some((entry) => entry.name === name)) continue;
    found = [...found, { name, distance }]
      .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
      .slice(0, mostSuggested);
    // Whatever is further away than all of as many names as are wanted is none of them.
    const farthest = found[mostSuggested - 1]?.distance;
    if (farthest !== undefined) limit = Math.max(1, Math.floor(farthest));
  }
  return found.map((entry) => entry.name);
}

/**
 * The one known name of which `written` is a slip: another case, or one letter too many, too few, wrong or out of place;
 * two in long names. Undefined for a name that is known, and where two are as near. Looks at no more names than `suggestNames`.
 */
export function findMeant(written: string, known: Iterable<string>): string | undefined {
  const measure = createMeasure(written.toLowerCase());
  let looked = 0;
  let nearest: { readonly name: string | undefined; readonly distance: number } | undefined;
  for (const name of known) {
    if (name === written) return undefined;
    const limit = name.length < 7 ? 1 : 2;
    if (Math.abs(name.length - written.length) > limit) continue;
    looked += 1;
    if (looked > mostLookedAt) break;
    const distance = measure(name.toLowerCase(), limit);
    if (distance > limit || (nearest !== undefined && distance > nearest.distance)) continue;
    nearest = { name: distance === nearest?.distance ? undefined : name, distance };
  }
  return nearest?.name;
}

/**
 * Those of the suggested names of which `written` is a slip, as `findMeant` has it. For names that come from elsewhere as often as they
 * are mistyped: what is only called a little alike is another thing then, and would lead away from what is missing.
 */
export function suggestSlips(written: string, known: Iterable<string>): readonly string[] {
  return suggestNames(written, known).filter((name) => findMeant(written, [name]) !== undefined);
}

/** `did you mean a, b or c?`, or undefined when there is nothing to offer. */
export function formatSuggestions(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop();
  return `did you mean ${quoted.length > 0 ? `${quoted.join(", ")} or ${last}` : last}?`;
}

/** How many letters of another text this one lacks at least. */
function createLacking(text: string): (other: string) => number {
  const kinds = 128;
  const counts = new Int16Array(kinds);
  for (let index = 0; index < text.length; index += 1) bump(counts, text.charCodeAt(index) % kinds, 1);
  const left = new Int16Array(kinds);
  return (other) => {
    left.set(counts);
    let lacking = 0;
    for (let index = 0; index < other.length; index += 1) {
      if (bump(left, other.charCodeAt(index) % kinds, -1) < 0) lacking += 1;
    }
    return lacking;
  };
}

function bump(counts: Int16Array, index: number, by: number): number {
  return (counts[index] = (counts[index] ?? 0) + by);
}

/**
 * Levenshtein distance of other texts, with adjacent transposition; limit + 1 when out of reach. What both begin and end with
 * doesn't count, and is most of names that are near.
 */
function createMeasure(text: string): (other: string, limit: number) => number {
  // Three rows for all texts: making them would take longer than filling them.
  let rows: Rows = makeRows(2 * text.length + 2);
  return (other, limit) => {
    const shorter = Math.min(text.length, other.length);
    let start = 0;
    while (start < shorter && text.charCodeAt(start) === other.charCodeAt(start)) start += 1;
    let same = 0;
    while (
      same < shorter - start &&
      text.charCodeAt(text.length - same - 1) === other.charCodeAt(other.length - same - 1)
    )
      same += 1;
    const [a, b] = [text.slice(start, text.length - same), other.slice(start, other.length - same)];
    if (a === "" || b === "") return Math.min(a.length + b.length, limit + 1);
    if (b.length + 2 > rows[0].length) rows = makeRows(b.length + 2);
    return editDistance(a, b, limit, rows);
  };
}

type Rows = readonly [Uint16Array, Uint16Array, Uint16Array];

function makeRows(length: number): Rows {
  return [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
}

/** Stops early; only the part of the table that is within the limit of its diagonal can matter. */
function editDistance(a: string, b: string, limit: number, rows: Rows): number {
  const beyond = limit + 1;
  let [beforePrevious, previous, current] = rows;
  for (let column = 0; column <= b.length; column += 1) {
    beforePrevious[column] = beyond;
    current[column] = beyond;
    previous[column] = Math.min(column, beyond);
  }
  for (let row = 1; row <= a.length; row += 1) {
    const first = Math.max(1, row - limit);
    const last = Math.min(b.length, row + limit);
    current[first - 1] = first === 1 ? Math.min(row, beyond) : beyond;
    let best = current[first - 1] ?? beyond;
    const letter = a.charCodeAt(row - 1);
    for (let column = first; column <= last; column += 1) {
      const other = b.charCodeAt(column - 1);
      let cost = (previous[column - 1] ?? beyond) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (previous[column] ?? beyond) + 1, (current[column - 1] ?? beyond) + 1, beyond);
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? beyond) + 1);
      }
      current[column] = cost;
      best = Math.min(best, cost);
    }
    if (last < b.length) current[last + 1] = beyond;
    if (best > limit) return beyond;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return previous[b.length] ?? beyond;
}
