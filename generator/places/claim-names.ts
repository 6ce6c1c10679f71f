/** Gives each wanted name as it is, or, where it is taken, with the first number behind it that makes it free. */
export type ClaimName = (wanted: string) => string;

/** When two names are the same, and what the later one is called then. */
export interface NameRules {
  /** Names that are taken before any is wanted. */
  readonly taken?: Iterable<string>;
  /** What names have in common that can't stand beside each other; without it, only the same name is the same. */
  readonly fold?: (name: string) => string;
  /** A name with its number; without it, as `name-2`. */
  readonly addNumber?: (wanted: string, number: number) => string;
}

/**
 * Claims names, each of which is given once. Numbers that were tried for a name aren't tried again: ten thousand things of one
 * name would ask for each number ten thousand times.
 */
export function createNameClaims({
  taken = [],
  fold = (name) => name,
  addNumber = (wanted, number) => `${wanted}-${number}`,
}: NameRules = {}): ClaimName {
  /** By folded name, the number to try next where the name is wanted again. */
  const next = new Map<string, number>();
  for (const name of taken) next.set(fold(name), 2);
  return (wanted) => {
    const folded = fold(wanted);
    let number = next.get(folded);
    if (number === undefined) {
      next.set(folded, 2);
      return wanted;
    }
    let name = addNumber(wanted, number);
    while (next.has(fold(name))) name = addNumber(wanted, (number += 1));
    next.set(fold(name), 2);
    next.set(folded, number + 1);
    return name;
  };
}
