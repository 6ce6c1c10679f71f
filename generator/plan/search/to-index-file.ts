import { toAnswer } from "../../engine/answer.ts";
import { printDataFile } from "../../page-model/data-file.ts";
import { hashText } from "../../page-model/hash-text.ts";
import { searchFolder } from "../../page-model/search-index.ts";
import type { IndexFile } from "./search-index.ts";

/** A file of the index, named for its content. */
export function toIndexFile(name: string, content: unknown): IndexFile {
  const text = printDataFile(content);
  const hash = [0, 1].map((seed) => hashText(text, seed).toString(16).padStart(8, "0")).join("");
  return { path: `${searchFolder}/${name}.${hash.slice(0, 12)}.js`, content: toAnswer(text) };
}
