import { isPlaceName } from "../attributes/place-name.ts";
import { escapeAttribute } from "../tags/escape-attribute.ts";
import { changeOutsideCode } from "../change-outside-code.ts";
import { readBraces } from "./read-braces.ts";

/** A line with what Pandoc and Quarto have in their words as our dialect has it; code in it stays. */
export function translateWords(line: string): string {
  if (!/[@{^\\]/.test(line)) return line;
  const alone = pictureAlone.exec(line.trimEnd());
  return changeOutsideCode(alone === null ? line : writePicture(alone), translatePlain);
}

const kinds: ReadonlyMap<string, string> = new Map([
  ["sec", ""],
  ["fig", "Figure"],
  ["tbl", "Table"],
  ["lst", "Listing"],
  ["eq", "Equation"],
  ["thm", "Theorem"],
  ["lem", "Lemma"],
  ["def", "Definition"],
  ["exm", "Example"],
]);
/** `@fig-plot`: a place by its name, on whichever page. */
const reference = /(?<![\w@\\/.])-?@((sec|fig|tbl|lst|eq|thm|lem|def|exm)-[\w:.-]{0,100}\w)/g;
const inBrackets = /\[([^\][\n]{0,200}@(?:sec|fig|tbl|lst|eq|thm|lem|def|exm)-[^\][\n]{1,200})\](?![({])/g;
/** As bookdown has them; where pictures and tables are numbered, the name is all that stays. */
const bookReference = /\\@ref\((?:(fig|tab|eq|thm|lem|def|exm):)?([\w:.-]{1,100})\)/g;
const span = /(?<![!\w\]])\[([^\][\n]{1,300})\]\{([.#][^{}\n]{0,300})\}/g;
const target = /(\]\([^()\n]{0,500}\))\{([^{}\n]{1,500})\}/g;
const pictureAlone = /^([ \t>]*)!\[([^\]\n]{1,1000})\](\([^()\n]{1,500}\))(?:\{([^{}\n]{1,500})\})?$/;

function translatePlain(words: string): string {
  if (!/[@{^\\]/.test(words)) return words;
  return writeNotes(words)
    .replaceAll(/\\index\{[^{}\n]{0,300}\}/g, "")
    .replaceAll(bookReference, (_, kind: string | undefined, name: string) =>
      kind === undefined ? `[](project:#${name})` : name,
    )
    .replaceAll(inBrackets, "$1")
    .replaceAll(reference, (_, name: string, kind: string) => `[${kinds.get(kind) ?? ""}](project:#${name})`)
    .replaceAll(target, (whole, link: string, inside: string) => {
      const attributes = readBraces(inside);
      if (attributes === undefined) return whole;
      return attributes.id !== undefined && isPlaceName(attributes.id) ? `${link}{#${attributes.id}}` : link;
    })
    .replaceAll(span, (_, text: string, inside: string) => mark(text, readBraces(inside)?.classes ?? []));
}

/** Words whose class says more than how they look. */
function mark(text: string, classes: readonly string[]): string {
  const name = ["mark", "kbd", "underline"].find((one) => classes.includes(one));
  const element = name === "underline" ? "u" : name;
  return element === undefined ? text : `<${element}>${text}</${element}>`;
}

/** A picture that has a paragraph to itself is a figure, and its words are the caption. */
function writePicture([, lead = "", caption = "", source = "", inside = ""]: readonly (string | undefined)[]): string {
  const attributes = readBraces(inside);
  const alt = (attributes?.named.get("fig-alt") ?? caption).replaceAll(/[[\]]/g, "");
  const id = attributes?.id;
  const anchor = id !== undefined && isPlaceName(id) ? `<a id="${escapeAttribute(id)}"></a>` : "";
  return `${lead}${anchor}![${alt}]${source}<br /><em>${caption}</em>`;
}

const longestNote = 1_000;

/** `^[words]`, a note where it is made, stands there in brackets. */
function writeNotes(words: string): string {
  let written = "";
  let from = 0;
  for (let at = words.indexOf("^["); at !== -1; at = words.indexOf("^[", Math.max(from, at + 2))) {
    const end = findEnd(words, at + 2);
    if (end === undefined) continue;
    written += `${words.slice(from, at).trimEnd()} (${words.slice(at + 2, end).trim()})`;
    from = end + 1;
  }
  return written + words.slice(from);
}

/** The bracket that closes one, others within it left out. */
function findEnd(words: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < Math.min(words.length, from + longestNote); at += 1) {
    if (words[at] === "[") depth += 1;
    else if (words[at] === "]") {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return undefined;
}
