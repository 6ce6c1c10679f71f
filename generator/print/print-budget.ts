/** A text that repeats every type it leads to would take more than anybody reads. */
export class BeyondBudget extends Error {}

/** What is left for a text to take. */
export interface PrintBudget {
  /**
   * Accounts for a value at a depth, and for characters that it is sure to have besides its indentation; throws
   * `BeyondBudget` when the text is sure to be too long or too deep.
   */
  spend(depth: number, characters?: number): void;
}

/** Deeper than any type that people write, and far from what the stack holds. */
const maxDepth = 200;

/** A budget of so many characters of indented JSON. */
export function createPrintBudget(characters: number): PrintBudget {
  let left = characters;
  return {
    spend(depth, characters = 4) {
      // A value has at least a line of its own, indented by two blanks a level.
      left -= 2 * depth + characters;
      if (left < 0 || depth > maxDepth) throw new BeyondBudget("too much to print");
    },
  };
}
