/** A function that remembers the lists that it has given, all of them together no longer than `most`. */
export function keepLists(
  work: (text: string) => readonly number[],
  most: number,
): (text: string) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  let length = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const list = work(text);
    length += list.length + 1;
    if (length > most) {
      known.clear();
      length = list.length + 1;
    }
    known.set(text, list);
    return list;
  };
}
