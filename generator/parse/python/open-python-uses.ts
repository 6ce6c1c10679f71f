import { loadGrammar } from "../syntax/load-grammar.ts";
import type { ReadPythonUses } from "./python-uses-document.ts";
import { readPythonUses } from "./read-python-uses.ts";

/** A reader of pieces of code that stand in other files. */
export async function openPythonUses(): Promise<ReadPythonUses> {
  const grammar = await loadGrammar("python");
  return (text, file) => readPythonUses(text, file, grammar);
}
