import type { Token } from "markdown-it";
import { elementRules, embeddings } from "../../markdown/html/elements.ts";
import { piecesOf } from "../../markdown/html/balance-islands.ts";
import type { IslandPiece } from "../../markdown/html/scan-islands.ts";
import type { Tag } from "../../markdown/html/scan-tag.ts";
import { findDirection } from "../../page-model/count-sides.ts";
import { isFromRight } from "../../page-model/is-from-right.ts";
import { escapeHtml } from "../markup/markup.ts";
import { chooseTarget } from "./choose-target.ts";
import { renderAvailability } from "./render-components.ts";
import { markDead } from "./mark-dead.ts";
import { renderFrame, renderMediaLink, renderPicture, toAttribute } from "./render-media.ts";
import { safeHref, type RenderState } from "./render-state.ts";
import { openTableBox } from "./table-rules.ts";

/**
 * The author's HTML, written anew: names and attributes come from the allow-list, values are escaped,
 * and nothing of what was written is copied as it stands. What is behind it in the same line are the words of a link that it opens.
 */
export function renderIslands(token: Token, state: RenderState, behind: () => string = () => ""): string {
  let html = "";
  const pieces = piecesOf(token);
  const sides = findSides(pieces);
  for (const [index, piece] of pieces.entries()) {
    const words = (): string => textOfLink(pieces, index) ?? behind();
    html += renderPiece(piece, { state, token, side: sides.get(piece), words });
  }
  return html;
}

interface Island {
  readonly state: RenderState;
  readonly token: Token;
  /** From which side the text in it is read, where that is the right. */
  readonly side: "rtl" | undefined;
  /** Those of the link that it opens. */
  readonly words: () => string;
}

/** The words of the link that opens at the index; undefined where it ends elsewhere. */
function textOfLink(pieces: readonly IslandPiece[], open: number): string | undefined {
  const end = pieces.findIndex((piece, index) => index > open && piece.kind === "close" && piece.name === "a");
  if (end < 0) return undefined;
  return pieces
    .slice(open + 1, end)
    .map((piece) => (piece.kind === "text" ? piece.text : ""))
    .join("");
}

/** The blocks that stand in no other one here, by the side that their text is read from where that is the right, as blocks of Markdown are. */
function findSides(pieces: readonly IslandPiece[]): ReadonlyMap<IslandPiece, "rtl"> {
  const sides = new Map<IslandPiece, "rtl">();
  if (!pieces.some((piece) => piece.kind === "text" && isFromRight(piece.text))) return sides;
  let depth = 0;
  let outer: IslandPiece | undefined;
  let text = "";
  const settle = (): void => {
    if (outer !== undefined && findDirection(text) === "rtl") sides.set(outer, "rtl");
    outer = undefined;
    text = "";
  };
  for (const piece of pieces) {
    // What is folded away stands behind it, and has sides of its own.
    if ("name" in piece && piece.name === "details") continue;
    if (piece.kind === "text") text += piece.text;
    if (piece.kind === "close") {
      depth = Math.max(0, depth - 1);
      if (depth === 0) settle();
    }
    if (piece.kind === "open") {
      depth += 1;
      if (depth > 1) continue;
      settle();
      if (elementRules.get(piece.as ?? piece.name)?.isBlock === true) outer = piece;
    }
  }
  settle();
  return sides;
}

function renderPiece(piece: IslandPiece, island: Island): string {
  const { state } = island;
  switch (piece.kind) {
    case "text":
      return escapeText(piece.text);
    case "close":
      return closeElement(piece.name, state);
    case "void":
      return renderVoid(piece.name, piece.tag, state);
    case "open":
      return openElement(piece.as ?? piece.name, piece.tag, island);
  }
}

/** Text between tags; character references in it stay what they are. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!#\d{1,7};|#[xX][\da-fA-F]{1,6};|[A-Za-z][A-Za-z0-9]{1,31};)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function renderVoid(name: string, tag: Tag, state: RenderState): string {
  if (name === "FeatureAvailability") return renderAvailability(tag, state);
  if (name !== "img") return `<${name}>`;
  return renderPicture(
    {
      source: textOf(tag, "src") ?? "",
      alt: textOf(tag, "alt") ?? "",
      title: textOf(tag, "title"),
      width: textOf(tag, "width") ?? styleWidth(tag),
      height: textOf(tag, "height"),
      id: takeId(tag, "img", state),
      className: alignmentOf(tag),
    },
    state,
  );
}

/** `style={{ width: '70%' }}` and `style="width:70%"`: the one style that says something about a picture. */
function styleWidth(tag: Tag): string | undefined {
  return /(?:^|[\s{;,])(?:max-?)?width\s*:\s*["']?(\d{1,4}(?:\.\d+)?(?:%|px)?)/i.exec(textOf(tag, "style") ?? "")?.[1];
}

function openElement(name: string, tag: Tag, { state, token, side, words }: Island): string {
  if (embeddings.has(name)) return renderEmbedding(name, tag, state, token);
  const rule = elementRules.get(name);
  if (name === "a") return openLink(tag, state, words);
  const written = rule?.as ?? name;
  const classes = [rule?.className, alignmentOf(tag)].filter((one) => one !== undefined).join(" ");
  const attributes =
    toAttribute("id", takeId(tag, name, state)) +
    toAttribute("class", classes === "" ? undefined : classes) +
    toAttribute("title", textOf(tag, "title")) +
    toAttribute("dir", directionOf(tag) ?? side) +
    (rule?.attributes ?? []).map((key) => keepAttribute(tag, key)).join("");
  if (written === "pre") return `<pre class="code" role="group" tabindex="0" aria-label="Code"${attributes}>`;
  const open = `<${written}${attributes}>`;
  return written === "table" ? `${openTableBox()}${open}` : open;
}

function closeElement(name: string, state: RenderState): string {
  if (embeddings.has(name)) return "";
  if (name === "a") {
    return state.linkEnds.pop() ?? "</a>";
  }
  const written = elementRules.get(name)?.as ?? name;
  return written === "table" ? "</table></div>" : `</${written}>`;
}

function openLink(tag: Tag, state: RenderState, words: () => string): string {
  const id = toAttribute("id", takeId(tag, "a", state));
  const target = textOf(tag, "href");
  if (target === undefined) {
    // Just an anchor.
    state.linkEnds.push("</span>");
    return `<span${id}>`;
  }
  const isDownload = tag.attributes.has("download");
  const resolved = chooseTarget(state.context.resolve(target, "link"), () => ({ words: words(), target, isDownload }));
  const href = safeHref(resolved.href);
  if (href === undefined) {
    state.linkEnds.push("</span>");
    return `<span${id}${markDead(resolved)}>`;
  }
  state.linkEnds.push("</a>");
  const external = resolved.external === true ? ' rel="external"' : resolved.download === true ? " download" : "";
  return `<a${id} href="${escapeHtml(href)}"${toAttribute("title", textOf(tag, "title"))}${external}>`;
}

function renderEmbedding(name: string, tag: Tag, state: RenderState, token: Token): string {
  const source = textOf(tag, "src");
  if (source === undefined) return "";
  const title = textOf(tag, "title");
  return name === "iframe" ? renderFrame(source, title, state, token) : renderMediaLink(source, title, state);
}

function keepAttribute(tag: Tag, name: string): string {
  const value = tag.attributes.get(name);
  if (value === undefined) return "";
  if (name === "open") return ' open=""';
  return typeof value === "string" && /^\d{1,4}$/.test(value) ? ` ${name}="${value}"` : "";
}

/** The id that the author gave; each is written once, and those of headings go first. */
function takeId(tag: Tag, name: string, state: RenderState): string | undefined {
  const written = textOf(tag, "id") ?? (name === "a" ? textOf(tag, "name") : undefined);
  if (written === undefined) return undefined;
  const id = state.dialect.options.idPrefix + written;
  return state.anchors.delete(id) ? id : undefined;
}

function alignmentOf(tag: Tag): string | undefined {
  const align =
    textOf(tag, "align")?.toLowerCase() ?? /text-?align\s*:\s*["']?(\w+)/i.exec(textOf(tag, "style") ?? "")?.[1];
  return align === "center" || align === "right" ? `align-${align}` : undefined;
}

/** From which side the author says that it is read. */
function directionOf(tag: Tag): string | undefined {
  const direction = textOf(tag, "dir")?.toLowerCase();
  return direction === "rtl" || direction === "ltr" || direction === "auto" ? direction : undefined;
}

function textOf(tag: Tag, name: string): string | undefined {
  const value = tag.attributes.get(name);
  return typeof value === "string" ? value : undefined;
}
