import type { Language, Parser } from "web-tree-sitter";
import { findShippedFile } from "../../package-folder.ts";
import { withCursor, type CursorModule } from "./cursor.ts";
import { findSyntaxError } from "./find-syntax-error.ts";
import type { Grammar } from "./grammar.ts";
import { readTree, toPart } from "./read-tree.ts";

/** The languages of code that are read, by the package whose grammar reads them. */
const grammars = {
  python: () => findShippedFile("tree-sitter-python/tree-sitter-python.wasm"),
  java: () => findShippedFile("tree-sitter-java/tree-sitter-java.wasm"),
};

const loading = new Map<string, Promise<Grammar>>();
/** What all parsers of a process run in. */
let starting: Promise<CursorModule> | undefined;

/**
 * The grammar of a language of code. It is loaded when the first file wants it, since most models have no code: 15 ms,
 * once in a process.
 */
export function loadGrammar(language: keyof typeof grammars): Promise<Grammar> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const grammar = load(grammars[language]());
  loading.set(language, grammar);
  return grammar;
}

async function load(path: string): Promise<Grammar> {
  const { Language, Parser } = await import("web-tree-sitter");
  starting ??= start(Parser);
  const module = await starting;
  const language = await Language.load(path);
  const parser = new Parser();
  parser.setLanguage(language);
  return toGrammar(parser, language, module);
}

/** Parsers share one module, to which it adds its functions as it begins. */
async function start(parsers: typeof Parser): Promise<CursorModule> {
  const module = { locateFile: () => findShippedFile("web-tree-sitter/web-tree-sitter.wasm") };
  await parsers.init(module);
  return module as unknown as CursorModule;
}

function toGrammar(parser: Parser, language: Language, module: CursorModule): Grammar {
  const { fields } = language;
  const parts = language.types.map((type, id) => toPart(type, language.nodeTypeIsNamed(id)));
  return {
    read(text, file) {
      const tree = parser.parse(text);
      if (tree === null) return undefined;
      try {
        const source = { file, text };
        const root = withCursor(tree, module, (cursor) => readTree(cursor, { parts, fields, source }));
        return { root, error: tree.rootNode.hasError ? findSyntaxError(tree.rootNode, file) : undefined };
      } finally {
        // Trees live outside of what the engine cleans up.
        tree.delete();
      }
    },
  };
}
