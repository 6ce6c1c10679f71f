/** Makes prose that means nothing and looks like docs: the same prose for the same seed. */
export interface Words {
  /** A number from 0 to below the limit. */
  number(limit: number): number;
  noun(): string;
  sentence(): string;
  /** So many sentences. */
  paragraph(sentences: number): string;
}

const nouns = [
  ..."account archive asset batch boundary bucket cache catalogue channel checksum cluster column consumer contract".split(
    " ",
  ),
  ..."crawler dashboard dataset deadline delivery digest domain endpoint event export feature field folder gateway".split(
    " ",
  ),
  ..."glossary graph group history index ingestion invoice job journal key ledger lineage listener loader mapping".split(
    " ",
  ),
  ..."measure member message metric mirror monitor namespace notice offset operator order owner package partition".split(
    " ",
  ),
  ..."pipeline platform policy profile provider quality query queue reader record region registry release report".split(
    " ",
  ),
  ..."request retention review role row rule sample schedule schema scope search segment sensor series service".split(
    " ",
  ),
  ..."session shard signal snapshot source stage steward storage stream subject summary table tag task team term".split(
    " ",
  ),
  ..."threshold token topic trace transform trigger usage user validator vault version view volume warehouse window".split(
    " ",
  ),
];

const verbs =
  "accepts announces checks closes compares copies counts describes drops expects follows keeps labels leaves lists marks measures names notes opens orders owns passes reads refuses removes replaces sends shows splits starts stores tells waits writes".split(
    " ",
  );

const adjectives =
  "active broken busy certified closed cold daily distinct early empty expired external final former frozen generated hidden internal late local missing nightly open partial pending private public quiet remote shared stale steady strict unknown unused valid weekly".split(
    " ",
  );

/** Words in the order that a seed gives, the same at each run. */
export function createWords(seed: number): Words {
  let state = (seed * 2_654_435_761 + 40_503) >>> 0;
  const number = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const one = (words: readonly string[]): string => words[number(words.length)] ?? "";
  const thing = (): string => (number(3) === 0 ? `${one(adjectives)} ${one(nouns)}` : one(nouns));
  const sentence = (): string => {
    const start = `The ${thing()} ${one(verbs)} a ${thing()}`;
    switch (number(4)) {
      case 0:
        return `${start}.`;
      case 1:
        return `${start} before the ${thing()} ${one(verbs)} it.`;
      case 2:
        return `${start}, and no ${thing()} ${one(verbs)} the \`${one(nouns)}\` of another.`;
      default:
        return `${start} whenever its ${thing()} ${one(verbs)} the ${thing()} that a ${thing()} ${one(verbs)}.`;
    }
  };
  return {
    number,
    noun: () => one(nouns),
    sentence,
    paragraph: (sentences) => Array.from({ length: sentences }, sentence).join(" "),
  };
}
