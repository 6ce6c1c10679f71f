import type { StateCore, Token } from "markdown-it";
import { stateOf, type DialectState } from "../dialect-state.ts";
import { piecesOf } from "../html/balance-islands.ts";
import { isWordAlone } from "../attributes/is-word-alone.ts";
import { readAttributes } from "../attributes/read-attributes.ts";
import { replaceEmoji } from "../marks/replace-emoji.ts";
import { isPlaceName, placeName } from "../attributes/place-name.ts";
import { listHtmlHeadings } from "./list-html-headings.ts";
import { nameHtmlHeadings } from "./name-html-headings.ts";
import { readManTitle } from "./read-man-title.ts";
import { createSlugger } from "./slugger.ts";
import { takeDocsifyMarks } from "./take-docsify-marks.ts";

const explicitId = new RegExp(String.raw`(?<![ \t])[ \t]*\{#(${placeName})\}[ \t]*$`, "u");

/** As Nextra and Fumadocs have them, with a word of the latter for lists of headings; a number is one of an issue. */
const bracketed =
  /(?<![ \t])[ \t]+(?:\[!toc\][ \t]*)?(?:\[#([A-Za-z][\w-]{0,100})\]|\[!toc\])(?:[ \t]*\[!toc\])?[ \t]*$/;

/** Takes `{#id}` and other attributes off the ends of headings, before their text is read. */
export function readExplicitIds(state: StateCore): void {
  for (const [index, token] of state.tokens.entries()) {
    const inline = state.tokens[index + 1];
    if (token.type !== "heading_open" || inline === undefined) continue;
    const docsify = takeDocsifyMarks(inline.content);
    if (docsify !== undefined) {
      if (docsify.id !== undefined) token.meta = { explicitId: docsify.id };
      inline.content = docsify.content;
      continue;
    }
    const marks = inline.content.endsWith("]") ? bracketed.exec(inline.content) : null;
    if (marks !== null && !isReference(marks[1], state)) {
      if (marks[1] !== undefined) token.meta = { explicitId: marks[1] };
      inline.content = inline.content.slice(0, marks.index);
      continue;
    }
    const [, id] = explicitId.exec(inline.content) ?? [];
    const start = inline.content.lastIndexOf("{");
    const found = id === undefined && start > 0 ? readAttributes(inline.content, start) : undefined;
    const isLast =
      found !== undefined && !isWordAlone(found.attributes) && inline.content.slice(found.end).trim() === "";
    if (id === undefined && !isLast) continue;
    const explicit = id ?? found?.attributes.id;
    if (explicit !== undefined) token.meta = { explicitId: explicit };
    inline.content = inline.content.slice(0, start).trimEnd();
  }
}

function isReference(id: string | undefined, { env, md }: StateCore): boolean {
  return id !== undefined && env.references?.[md.utils.normalizeReference(`#${id}`)] !== undefined;
}

/**
 * Gives headings their ids and levels. The first of level 1 is the page's title where the page wants
 * one; others go below it, and no level is skipped, so that the outline can be walked.
 */
export function arrangeHeadings(state: StateCore): void {
  const dialect = stateOf(state.env);
  const { takeTitle, title, topLevel, idPrefix } = dialect.options;
  const slugger = createSlugger(idPrefix);
  const kept: Token[] = [];
  const shift = takeTitle ? topLevel - 2 : topLevel - highestLevel(state.tokens);
  const above: HeadingAbove[] = [];
  let previous = topLevel - 1;
  let isTitle = false;
  let isEmpty = false;
  /** The last one, which tells what a table below it is about. */
  let heading: string | undefined;
  /** Whether no words have come so far. */
  let isBare = true;
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === "heading_open") {
      const inline = state.tokens[index + 1];
      const written = headingText(inline);
      const text = replaceEmoji(written).replace(/ +/g, " ").trim();
      const mayBeTitle = takeTitle && (title === undefined || isBare || text === title);
      isTitle = mayBeTitle && dialect.title === undefined && token.tag === "h1" && token.level === 0;
      const explicit = token.meta?.["explicitId"];
      isEmpty = !isTitle && !(inline?.children ?? []).some(isShown);
      if (isEmpty) {
        // Nothing to show and nothing to link to.
      } else if (isTitle) {
        dialect.title = readManTitle(text, false) ?? text;
        if (typeof explicit === "string") dialect.titleId = explicit;
        dialect.titleAnchors = listNamed(inline);
        // GitHub numbers the title's repeats as well.
        slugger.slug(written);
      } else {
        previous = placeLevel(Number(token.tag.slice(1)) + shift, above, topLevel);
        const id = toId(explicit, written, idPrefix, slugger);
        token.tag = `h${previous}`;
        token.meta = { id };
        heading = text;
        const [line, lastLine] = token.map ?? [0, 1];
        dialect.headings.push({ id, text, level: previous, line, lastLine });
      }
    } else if (token.type === "table_open" && heading !== undefined) {
      token.meta = { ...token.meta, heading };
    } else if (token.type === "heading_close") {
      token.tag = `h${previous}`;
      if (isTitle || isEmpty) {
        isTitle = false;
        isEmpty = false;
        continue;
      }
    }
    if (isTitle || isEmpty) continue;
    kept.push(token);
    isBare &&= !holdsWords(token);
  }
  state.tokens = kept;
  claimAnchors(state.tokens, slugger, dialect);
  dialect.anchors.push(...nameHtmlHeadings(state.tokens, slugger, idPrefix));
  const ids = new Set(dialect.anchors);
  dialect.htmlHeadings = listHtmlHeadings(state.tokens, { prefix: idPrefix, ids, holdsWords });
}

/** Whether there is anything of it on the page, as there is nothing of a comment. */
function isShown(token: Token): boolean {
  if (token.hidden) return false;
  if (token.type === "html_inline") return piecesOf(token).length > 0;
  return token.type !== "text" || token.content.trim() !== "";
}

/** A heading below which others may stand. */
interface HeadingAbove {
  readonly written: number;
  readonly level: number;
}

/** The level right below that of the heading above, so that those which are written alike there stay side by side. */
function placeLevel(written: number, above: HeadingAbove[], topLevel: number): number {
  const meant = Math.max(written, topLevel);
  while ((above.at(-1)?.written ?? 0) >= meant) above.pop();
  const level = Math.min(6, (above.at(-1)?.level ?? topLevel - 1) + 1);
  above.push({ written: meant, level });
  return level;
}

/** Whether there is something to read in a block, be it words or code; pictures and what components stand for may be above a title. */
function holdsWords({ type, children, content }: Token): boolean {
  if (type === "fence" || type === "code_block") return true;
  return (
    type === "inline" &&
    content.trim() !== "" &&
    (children ?? []).some(({ type, content }) => (type === "text" || type === "formula") && content.trim() !== "")
  );
}

/** The level of the most important heading of a text. */
function highestLevel(tokens: readonly Token[]): number {
  const levels = tokens.filter(({ type }) => type === "heading_open").map(({ tag }) => Number(tag.slice(1)));
  return levels.reduce((least, level) => Math.min(least, level), 6);
}

function toId(explicit: unknown, text: string, prefix: string, slugger: ReturnType<typeof createSlugger>): string {
  if (typeof explicit === "string" && slugger.claim(prefix + explicit)) return prefix + explicit;
  return slugger.slug(typeof explicit === "string" ? explicit : text);
}

/** Ids and names of the author's own elements; headings have had theirs, and each id stands once. */
function claimAnchors(
  tokens: readonly Token[],
  slugger: ReturnType<typeof createSlugger>,
  { anchors, options: { idPrefix } }: Pick<DialectState, "anchors" | "options">,
): void {
  for (const token of tokens) {
    for (const id of listNamed(token)) {
      if (slugger.claim(idPrefix + id)) anchors.push(idPrefix + id);
    }
  }
}

/** What authors call elements of HTML in a token. */
function listNamed(token: Token | undefined): readonly string[] {
  const tokens = token === undefined ? [] : [token, ...(token.children ?? [])];
  return tokens.flatMap((one) =>
    piecesOf(one).flatMap((piece) => {
      if (piece.kind === "text" || piece.kind === "close") return [];
      const id = piece.tag.attributes.get("id") ?? (piece.name === "a" ? piece.tag.attributes.get("name") : undefined);
      return typeof id === "string" && isPlaceName(id.replace(/^\^/, "")) ? [id] : [];
    }),
  );
}

/** The text of a heading without markup, pictures and HTML. */
function headingText(inline: Token | undefined): string {
  const parts = (inline?.children ?? []).map(({ type, content }) =>
    type === "softbreak" || type === "hardbreak"
      ? " "
      : ["text", "code_inline", "formula"].includes(type)
        ? content
        : "",
  );
  // Spaces in a row stay: each is a hyphen of the id.
  return parts.join("").replace(/\s/g, " ").trim();
}
