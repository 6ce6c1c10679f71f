/** What each word of a query weighs in each of many places. One list holds all, since a query meets thousands of them. */
export interface WeightTable {
  /** The places, each once, in the order in which they were met, with where what is known of each is. */
  rows(): Iterable<readonly [key: number, row: number]>;
  /** Where what is known of a place is. */
  rowOf(key: number): number;
  /** Lets a word weigh so much there, unless it weighs more already. */
  raise(key: number, word: number, weight: number): void;
  /** What all words weigh there together. */
  sumAt(row: number): number;
  /** The share of what was asked that is there, rare words counting more than common ones. */
  coverAt(row: number): number;
}

/** A word counts at least so much for what a place covers. */
const leastCover = 0.5;

/** A table without any places; `rarity` tells of each word how rare it is. */
export function createWeightTable(rarity: readonly number[]): WeightTable {
  const words = rarity.length;
  const covers = Float64Array.from(rarity, (each) => Math.max(each, leastCover));
  const total = covers.reduce((sum, each) => sum + each, 0);
  const starts = new Map<number, number>();
  let weights = new Float64Array(words * 256);
  return {
    rows: () => starts,
    rowOf: (key) => starts.get(key) ?? starts.size * words,
    raise(key, word, weight) {
      let start = starts.get(key);
      if (start === undefined) {
        start = starts.size * words;
        starts.set(key, start);
        if (start + words > weights.length) weights = enlarge(weights);
      }
      if (weight > (weights[start + word] ?? 0)) weights[start + word] = weight;
    },
    sumAt(start) {
      let sum = 0;
      for (let word = 0; word < words; word += 1) sum += weights[start + word] ?? 0;
      return sum;
    },
    coverAt(start) {
      let cover = 0;
      for (let word = 0; word < words; word += 1) if ((weights[start + word] ?? 0) > 0) cover += covers[word] ?? 0;
      return cover / total;
    },
  };
}

function enlarge(weights: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(weights.length * 4);
  larger.set(weights);
  return larger;
}
