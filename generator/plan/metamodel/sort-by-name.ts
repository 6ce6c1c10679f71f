/** Things in the order of the alphabet, whatever the case of their names. */
export function sortByName<Named extends { readonly name: string }>(members: readonly Named[]): readonly Named[] {
  return members.toSorted((a, b) => {
    const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
    return left < right ? -1 : left > right ? 1 : 0;
  });
}
