import type { MarkdownIt, StateInline } from "markdown-it";
import { stateOf } from "../dialect-state.ts";
import { placeLink } from "./place-link.ts";
import { nameScheme } from "./name-scheme.ts";

/*
 * Links by the names of pages, `[[Page]]`, in projects that have them: wikis of GitHub, where words stand before the name, `[[words|Page]]`,
 * and vaults of Obsidian and its kin, where they stand behind it, `[[Page#Heading|words]]`, and `![[picture.png|300]]` shows what it names.
 */

const form = /(!?)\[\[([^[\]|\r\n]{1,300})(?:\|([^[\]\r\n]{0,300}))?\]\]/y;
const picture = /\.(?:png|jpe?g|gif|webp|svg|avif|bmp)$/i;
/** What GitHub and Obsidian say of a picture's place and size, in Obsidian behind its words as well. */
const size = /\|\d{1,5}(?:x\d{1,5})?$/;
const looks = /^(?:\d+(?:x\d+)?|(?:alt|width|height|align|frame|float)\b.*)$/;

/** Teaches the dialect links by names, of wikis and of places that the page has no definition for. */
export function addWikiLinkRule(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("image", "wiki_link", wikiLink);
  markdown.inline.ruler.after("link", "place_link", placeLink);
}

function wikiLink(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  const dialect = stateOf(state.env).options.wikiLinks;
  if (dialect === undefined || dialect === "references" || (src[pos] !== "[" && src[pos] !== "!")) return false;
  form.lastIndex = pos;
  const [whole = "", mark = "", first = "", second] = form.exec(src) ?? [];
  if (whole === "" || pos + whole.length > posMax) return false;
  const isPicture = picture.test(first.trim());
  const isNamedLast = dialect === "words first" && second !== undefined && !isPicture;
  const name = (isNamedLast ? second : first).trim();
  const words = (isNamedLast ? first : (second ?? "")).trim();
  if (name === "" || name === "#") return false;
  if (silent) return skip(state, whole);
  const offset = pos + mark.length + 2 + (isNamedLast ? first.length + 1 : 0);
  if (isPicture && (mark === "!" || dialect === "words first")) showPicture(state, { name, words, offset });
  else link(state, { name, words: words === "" ? readName(name) : words, offset });
  return skip(state, whole);
}

interface WikiLink {
  readonly name: string;
  readonly words: string;
  /** Where the name begins in the text. */
  readonly offset: number;
}

function link(state: StateInline, { name, words, offset }: WikiLink): void {
  const open = state.push("link_open", "a", 1);
  open.attrs = [["href", nameScheme + name]];
  open.meta = { offset, written: name };
  state.push("text", "", 0).content = words;
  state.push("link_close", "a", -1);
}

function showPicture(state: StateInline, { name, words, offset }: WikiLink): void {
  const image = state.push("image", "img", 0);
  const alt = /^alt=([^|]*)/.exec(words)?.[1] ?? (looks.test(words) ? "" : words.replace(size, "").trimEnd());
  image.attrs = [
    ["src", nameScheme + name],
    ["alt", ""],
  ];
  image.content = alt;
  const text = new state.Token("text", "", 0);
  text.content = alt;
  image.children = alt === "" ? [] : [text];
  // Of other pictures the target stands behind the words and two brackets.
  image.meta = { offset: offset - alt.length - 3, written: name };
}

function skip(state: StateInline, whole: string): true {
  state.pos += whole.length;
  return true;
}

/** What a name says where no words are told: a page, a heading, or both. */
function readName(name: string): string {
  const [page = "", ...headings] = name.split("#");
  const shown = headings.filter((heading) => !heading.startsWith("^"));
  return (
    [page.split("/").at(-1) ?? "", ...shown].filter((part) => part !== "").join(" › ") || name.replace(/^#(?=\^)/, "")
  );
}
