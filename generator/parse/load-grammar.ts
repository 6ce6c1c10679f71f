import type { Parser } from "web-tree-sitter";
import { findShippedFile } from "../package-folder.ts";

/** The languages of code that are read, by the package whose grammar reads them. */
const grammars = {
  python: () => findShippedFile("tree-sitter-python/tree-sitter-python.wasm"),
  java: () => findShippedFile("tree-sitter-java/tree-sitter-java.wasm"),
};

const loading = new Map<string, Promise<Parser>>();

/**
 * A parser of a language of code. A grammar is loaded when the first file wants it, since most models have no
 * code: 15 ms, once in a process.
 */
export function loadGrammar(language: keyof typeof grammars): Promise<Parser> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const parser = load(grammars[language]());
  loading.set(language, parser);
  return parser;
}

async function load(grammar: string): Promise<Parser> {
  const { Language, Parser } = await import("web-tree-sitter");
  await Parser.init({ locateFile: () => findShippedFile("web-tree-sitter/web-tree-sitter.wasm") });
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return parser;
}
