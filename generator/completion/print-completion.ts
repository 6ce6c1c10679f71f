import { printBash } from "./print-bash.ts";
import type { ProgramWords } from "./describe-words.ts";
import { printFish } from "./print-fish.ts";
import { printZsh } from "./print-zsh.ts";

/** The printer of each shell's completion script. */
export const printCompletion: Readonly<Record<"bash" | "zsh" | "fish", (words: ProgramWords) => string>> = {
  bash: printBash,
  zsh: printZsh,
  fish: printFish,
};
