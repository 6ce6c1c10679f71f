/** So many names tell what something is about. */
const most = 5;

/** Names as words in a sentence, `a, b and c`; of more than a few the first ones, and how many there are besides. */
export function nameFew(names: readonly string[]): string {
  const few = names.length > most + 1 ? [...names.slice(0, most), `${names.length - most} more`] : names;
  return few.length < 2 ? few.join("") : `${few.slice(0, -1).join(", ")} and ${few.at(-1)}`;
}
