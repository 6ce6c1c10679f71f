/** The places of equal texts together, by the text. */
export function groupPlaces(texts: Iterable<string>): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  let place = 0;
  for (const text of texts) {
    const group = groups.get(text);
    if (group === undefined) groups.set(text, [place]);
    else group.push(place);
    place += 1;
  }
  return groups;
}
