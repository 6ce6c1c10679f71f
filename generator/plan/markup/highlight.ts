import type { Html } from "../../page-model/parts.ts";
import { escapeHtml } from "./escape-html.ts";
import { findLanguage, type Language, type Pattern, type TokenClass } from "./highlight-languages.ts";

/** Longer code is data to be copied, not read; colours would only make the page heavy. */
const longestCode = 30_000;
/** In characters. Grammars look again and again at runs of letters, so that time grows with the square of a line. */
const longestLine = 1000;
/** What is remembered between pages, which show the same schemas and recipes over and over. */
const mostRemembered = 4000;
const remembered = new Map<string, Html>();

/** Code in colours, as markup with a class of one letter a token; escaped text where the language is unknown. */
export function highlight(code: string, language: string | undefined): Html {
  const known = language === undefined ? undefined : findLanguage(language);
  if (known === undefined || code.length > longestCode) return escapeHtml(code) as Html;
  const key = `${known.label}\0${code}`;
  let html = remembered.get(key);
  if (html === undefined) {
    html = highlightLines(known, code);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, html);
  }
  return html;
}

/** Lines that are too long stay plain, and what is around them has its colours. */
function highlightLines(language: Language, code: string): Html {
  if (!code.split("\n").some(isLong)) return highlightWith(language, code);
  // Each piece is one long line, or all lines up to the next one.
  const pieces = code.split(longLines);
  return pieces
    .map((piece) =>
      piece.length > longestLine && !piece.includes("\n") ? escapeHtml(piece) : highlightWith(language, piece),
    )
    .join("") as Html;
}

const isLong = (line: string): boolean => line.length > longestLine;
const longLines = new RegExp(`^([^\\n]{${longestLine + 1},})$`, "m");

function highlightWith(language: Language, code: string): Html {
  if (language.pattern !== undefined) return highlightByPattern(code, language.pattern);
  if (language.grammar !== undefined) return toShortClasses(language.grammar(code));
  return escapeHtml(code) as Html;
}

function highlightByPattern(code: string, { expression, classes, inText }: Pattern): Html {
  let html = "";
  let written = 0;
  for (const match of code.matchAll(expression)) {
    const [text] = match;
    const name = classes.find((_, group) => match[group + 1] !== undefined);
    if (name === undefined) continue;
    const inner = inText !== undefined && text.startsWith('"') ? highlightByPattern(text, inText) : escapeHtml(text);
    html += `${escapeHtml(code.slice(written, match.index))}<span class="${name}">${inner}</span>`;
    written = match.index + text.length;
  }
  return (html + escapeHtml(code.slice(written))) as Html;
}

/** What highlight.js tells apart, as the few classes that the style sheet has colours for. */
const classes: ReadonlyMap<string, TokenClass> = new Map([
  ...["keyword", "built_in", "selector-tag", "operator"].map((name) => [name, "k"] as const),
  ...["string", "regexp", "char", "link", "code"].map((name) => [name, "s"] as const),
  ...["number", "literal", "symbol", "bullet"].map((name) => [name, "n"] as const),
  ...["comment", "quote", "doctag"].map((name) => [name, "c"] as const),
  ...["attr", "attribute", "property"].map((name) => [name, "a"] as const),
  ...["title", "type", "class", "section", "name"].map((name) => [name, "t"] as const),
  ["meta", "m"],
  ...["variable", "template-variable"].map((name) => [name, "v"] as const),
  ["addition", "i"],
  ["deletion", "d"],
]);

/** Tokens without a colour lose their tags, which halves the markup; so do pieces of an embedded language. */
function toShortClasses(html: string): Html {
  const kept: boolean[] = [];
  return html.replace(/<span class="(?:hljs-([\w-]+))?[^"]*">|<\/span>/g, (tag, scope: string | undefined) => {
    if (tag === "</span>") return kept.pop() === true ? tag : "";
    const short = classes.get(scope ?? "");
    kept.push(short !== undefined);
    return short === undefined ? "" : `<span class="${short}">`;
  }) as Html;
}
