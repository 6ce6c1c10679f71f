import createMarkdownIt, { type Env, type Renderer, type Token } from "markdown-it";
import { encodePart } from "../../page-model/encode-part.ts";
import type { Html } from "../../page-model/parts.ts";
import type { TocEntry } from "../../page-model/page.ts";
import type { Heading, ReadOptions } from "../../markdown/dialect-state.ts";
import { splitFrontMatter } from "../../markdown/front-matter/front-matter.ts";
import type { IncludeDirective } from "../../markdown/include-directive.ts";
import { takeRead } from "../../markdown/keep-read.ts";
import { pageOptions, readMarkdown, type ReadText } from "../../markdown/read-markdown.ts";
import type { ProseDocument } from "../../parse/prose/prose-document.ts";
import { piecesOf } from "../../markdown/html/balance-islands.ts";
import { embeddings } from "../../markdown/html/elements.ts";
import type { IslandPiece } from "../../markdown/html/scan-islands.ts";
import { escapeHtml } from "../markup/markup.ts";
import { breakName } from "./break-name.ts";
import { clarifyLink } from "./clarify-link.ts";
import { createPageRoom, isFull, type PageRoom } from "./page-room.ts";
import { nameLinks } from "./name-links.ts";
import { admonitionRules } from "./admonition-rules.ts";
import type { FragmentOptions, ProseContext, RenderedProse } from "./prose-context.ts";
import { extensionOf, readIncluded, renderFence, renderIncludedCode, renderListing } from "./render-code.ts";
import { closeComponent, openComponent, renderComponent } from "./render-components.ts";
import { renderIslands } from "./render-islands.ts";
import { chooseTarget } from "./choose-target.ts";
import { tableRules } from "./table-rules.ts";
import { renderFormula, renderFormulaFence } from "./render-formula.ts";
import { renderLinks } from "./render-links.ts";
import { renderPicture, toAttribute } from "./render-media.ts";
import { openVersionSection, renderVersionList } from "./render-change-log.ts";
import { markDead } from "./mark-dead.ts";
import { dropRepeatedTitle, renderTitlePlace } from "./drop-repeated-title.ts";
import { isInLink, renderStateOf, safeHref, type RenderState } from "./render-state.ts";
import { saysAddress } from "./says-address.ts";
import { tellOpening } from "./tell-opening.ts";

/** Includes of Markdown in Markdown end somewhere, whatever the files say. */
const deepestInclude = 3;

/**
 * Renders a page of prose. Its title is left to the page's frame. One that has nothing else stands for what is below it in the sidebar, which
 * most tools list there.
 */
export function renderProse(document: ProseDocument, context: ProseContext): RenderedProse {
  const [lowest, highest] = document.frontMatter.tocLevels ?? [2, 3];
  const { text, frontMatter } = document;
  const read = takeRead(document) ?? readMarkdown(splitFrontMatter(text).body, pageOptions(frontMatter, document));
  const room = createPageRoom(context.isUnseen);
  const titlePlace = context.isTitleRepeated === true ? dropRepeatedTitle(read) : "";
  const rendered = renderRead(read, document.file, context, { lowest, highest, depth: 0, room });
  const { html } = rendered;
  return html === titlePlace.trimEnd()
    ? { ...rendered, html: `${html}${renderLinks(context.listBelow?.())}` as Html }
    : rendered;
}

/** A piece of Markdown inside of a page that is not prose itself: a README of a source, the notes of a release. */
export interface ProseFragment extends Pick<FragmentOptions, "topLevel" | "idPrefix"> {
  readonly text: string;
  readonly file: string;
}

/** Renders a fragment in the dialect of pages. */
export function renderFragment(fragment: ProseFragment, context: ProseContext): RenderedProse {
  const { topLevel, idPrefix } = fragment;
  const { body } = splitFrontMatter(fragment.text);
  const options: ReadOptions = { takeTitle: false, topLevel, idPrefix };
  const room = createPageRoom(context.isUnseen);
  return renderText(body, fragment.file, options, context, { lowest: topLevel, highest: topLevel + 1, depth: 0, room });
}

interface RenderOptions {
  readonly lowest: number;
  readonly highest: number;
  readonly depth: number;
  readonly room: PageRoom;
}

function renderText(
  text: string,
  file: string,
  options: ReadOptions,
  context: ProseContext,
  rendering: RenderOptions,
): RenderedProse {
  return renderRead(readMarkdown(text, options), file, context, rendering);
}

function renderRead(
  { tokens, dialect, env }: ReadText,
  file: string,
  context: ProseContext,
  { lowest, highest, depth, room }: RenderOptions,
): RenderedProse {
  const anchors = new Set(depth === 0 ? dialect.anchors : []);
  const state: RenderState = { context, file, dialect, anchors, marked: new Set(), linkEnds: [], depth, room };
  env["render"] = state;
  shared ??= createRenderer();
  nameLinks(tokens, context);
  const html = shared.render(tokens, rendererOptions, env).trim() as Html;
  return { html, toc: toToc(listHeadings(dialect), lowest, narrow(dialect, highest)), opening: tellOpening(tokens) };
}

/** A change log is read by version; what each tells would be the same words over and over. */
function narrow({ isChangeLog }: ReadText["dialect"], highest: number): number {
  return isChangeLog === true ? Math.min(highest, 2) : highest;
}

/** All headings in order; one in HTML that names the page is no part of what is on it. */
function listHeadings({ headings, htmlHeadings, title, banner }: ReadText["dialect"]): readonly Heading[] {
  if (htmlHeadings.length === 0) return headings;
  const names = new Set([title, banner]);
  const inHtml = htmlHeadings.filter(({ level, text }) => level > 1 || !names.has(text));
  const lowered = inHtml.map((heading) => ({ ...heading, level: Math.max(2, heading.level) }));
  return [...headings, ...lowered].toSorted((a, b) => a.line - b.line);
}

function toToc(headings: readonly Heading[], lowest: number, highest: number): readonly TocEntry[] {
  return headings
    .filter(({ text, level }) => text !== "" && level >= lowest && level <= highest)
    .map(({ id, text, level }) => ({ id, label: text, level: level <= 2 ? 2 : 3 }));
}

const rendererOptions = { html: true, xhtmlOut: false, breaks: false, langPrefix: "" } as Parameters<
  Renderer["render"]
>[1];
let shared: Renderer | undefined;

/** Markup for each kind of token; those without a rule here have CommonMark's usual one. */
function createRenderer(): Renderer {
  const { renderer } = createMarkdownIt();
  const { rules } = renderer;
  const withToken = (render: (token: Token, state: RenderState) => string) => {
    return (tokens: readonly Token[], index: number, _options: unknown, env?: Env): string => {
      const token = tokens[index];
      return token === undefined ? "" : render(token, renderStateOf(env));
    };
  };
  rules["heading_open"] = (tokens, index, _options, env) => openHeading(tokens, index, renderStateOf(env));
  rules["heading_close"] = (tokens, index, _options, env) => closeHeading(tokens, index, renderStateOf(env));
  rules["title_place"] = withToken(renderTitlePlace);
  rules["link_open"] = (tokens, index, _options, env) => openLink(tokens, index, renderStateOf(env));
  rules["link_close"] = withToken((_, state) => state.linkEnds.pop() ?? "");
  rules["code_inline"] = withToken(renderInlineCode);
  rules["image"] = (tokens, index, options, env) => {
    const token = tokens[index];
    const alt = renderer.renderInlineAsText(token?.children ?? [], options, env);
    const [source, title] = [String(token?.attrGet("src") ?? ""), token?.attrGet("title")];
    return renderPicture({ source, alt, title: title == null ? undefined : String(title) }, renderStateOf(env));
  };
  rules["fence"] = withToken((token, state) => renderFormulaFence(token, state) ?? renderFence(token, state));
  rules["code_block"] = withToken(({ content }) => renderListing({ code: content.replace(/\n$/, "") }));
  rules["formula"] = withToken(renderFormula);
  rules["html_block"] = withToken(renderIslands);
  rules["html_inline"] = (tokens, index, _options, env) => {
    const token = tokens[index];
    return token === undefined ? "" : renderIslands(token, renderStateOf(env), () => textBehind(tokens, index));
  };
  rules["text"] = withToken(renderWords);
  rules["footnote_mark"] = withToken(renderFootnoteMark);
  rules["footnote_back"] = withToken(renderFootnoteBack);
  rules["footnotes_open"] = (tokens, index) => {
    // Their numbers stand on the side that the first is read from.
    const side = tokens[index + 1]?.attrGet("dir") === "rtl" ? ' dir="rtl"' : "";
    return `<section class="footnotes" aria-label="Footnotes">\n<ol${side}>\n`;
  };
  rules["footnotes_close"] = () => "</ol>\n</section>\n";
  rules["footnote_open"] = withToken(({ meta }, state) => {
    const id = meta?.["number"] === undefined ? undefined : toFootnoteId(Number(meta["number"]), state);
    return `<li${toAttribute("id", id)}>\n${id === undefined ? "" : toWrittenAnchor(meta)}`;
  });
  rules["footnote_close"] = () => "</li>\n";
  rules["comment"] = () => "";
  rules["version_list"] = withToken(renderVersionList);
  rules["version_open"] = withToken(({ meta }) => openVersionSection("version", meta));
  rules["version_part_open"] = withToken(({ meta }) => openVersionSection("version-part", meta));
  rules["version_close"] = rules["version_part_close"] = () => "</section>\n";
  rules["long_text"] = withToken(({ content }) => escapeHtml(content));
  rules["include"] = withToken(renderInclude);
  rules["component"] = withToken(renderComponent);
  rules["component_open"] = withToken(openComponent);
  rules["component_close"] = (tokens, index) => {
    const token = tokens[index];
    return token === undefined ? "" : closeComponent(token, findOpen(tokens, index));
  };
  Object.assign(rules, admonitionRules, tableRules);
  rules["list_item_open"] = (tokens, index) => {
    // Where there are blank lines between items, the box stands in the first paragraph, beside its words.
    const mark = tokens[index + 1]?.hidden === true ? markTask(tokens[index]) : "";
    return tokens[index]?.meta?.["task"] === undefined ? "<li>" : `<li class="task">${mark}`;
  };
  rules["paragraph_open"] = (tokens, index, options) => {
    const open = renderer.renderToken(tokens, index, options);
    return tokens[index]?.hidden === true ? open : open + markTask(tokens[index - 1]);
  };
  return renderer;
}

/** The token that a closing one belongs to. */
function findOpen(tokens: readonly Token[], close: number): Token | undefined {
  const level = tokens[close]?.level;
  for (let index = close - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token?.type === "component_open" && token.level === level) return token;
  }
  return undefined;
}

/** A heading links to itself by its text, or by a mark behind it where the text has links of its own. */
function openHeading(tokens: readonly Token[], index: number, { depth, linkEnds }: RenderState): string {
  const token = tokens[index];
  const direction = toDirection(token);
  if (depth > 0) return `<${token?.tag ?? "p"}${direction}>`;
  const id = escapeHtml(String(token?.meta?.["id"] ?? ""));
  const anchor = hasLinks(tokens[index + 1]) ? "" : `<a class="heading-anchor" href="#${encodePart(id)}">`;
  // The heading is a link itself.
  if (anchor !== "") linkEnds.push("</a>");
  return `<${token?.tag ?? "p"} id="${id}"${direction}>${anchor}`;
}

/** Whether the direction of a block's text is to be found out. */
function toDirection(token: Token | undefined): string {
  return toAttribute("dir", token?.attrGet("dir")?.toString());
}

function closeHeading(tokens: readonly Token[], index: number, { depth, linkEnds }: RenderState): string {
  const tag = tokens[index]?.tag ?? "p";
  // The headings of an included text are no part of this page's outline.
  if (depth > 0) return `</${tag}>\n`;
  if (!hasLinks(tokens[index - 1])) return `${linkEnds.pop() ?? "</a>"}</${tag}>\n`;
  const id = escapeHtml(String(tokens[index - 2]?.meta?.["id"] ?? ""));
  return ` <a class="heading-mark" href="#${encodePart(id)}" aria-label="Link to this heading">#</a></${tag}>\n`;
}

function hasLinks(inline: Token | undefined): boolean {
  return (inline?.children ?? []).some(
    (token) => ["link_open", "image", "footnote_mark"].includes(token.type) || piecesOf(token).some(mayLink),
  );
}

/** Pictures and frames count: those of other sites are shown as links. */
function mayLink(piece: IslandPiece): boolean {
  return (
    piece.kind === "void" || (piece.kind === "open" && (piece.tag.attributes.has("href") || embeddings.has(piece.name)))
  );
}

/** A name that stands without marks of code, as in lists of values and in headings. */
const plainName = /^[\w.[\]/{}-]{1,300}$/;

/** Words; in a change log, numbers of issues and changes lead to the repository. */
function renderWords({ content }: Token, state: RenderState): string {
  if (plainName.test(content)) return breakName(content);
  const text = escapeHtml(content);
  const { findIssue } = state.context;
  if (state.dialect.isChangeLog !== true || findIssue === undefined || isInLink(state)) return text;
  return text.replace(/(?<![\w&/#])#(\d{1,7})\b/g, (written, number: string) => {
    const href = safeHref(findIssue(number));
    return href === undefined ? written : `<a href="${escapeHtml(href)}" rel="external">${written}</a>`;
  });
}

/** An option, which a line would break behind each of its hyphens. */
const option = /^--?[A-Za-z][\w-]{0,28}$/;

/** Code in a line. A command leads to where it is described, unless it stands in a link. */
function renderInlineCode({ content }: Token, state: RenderState): string {
  const code = option.test(content) ? `<code class="whole">${content}</code>` : `<code>${breakName(content)}</code>`;
  // A program alone is named all over; its commands are what people look up.
  const words = /^(?:\$ )?([A-Za-z][\w.-]*(?: [A-Za-z][\w.-]*)+)(?= |$)/.exec(content)?.[1];
  if (words === undefined || isInLink(state)) return code;
  const href = safeHref(state.context.findCommand?.(words));
  return href === undefined ? code : `<a href="${escapeHtml(href)}">${code}</a>`;
}

function openLink(tokens: readonly Token[], index: number, state: RenderState): string {
  const token = tokens[index];
  const target = String(token?.attrGet("href") ?? "");
  const title = token?.attrGet("title");
  const words = textOfLink(tokens, index);
  const isDownload = token?.meta?.["isDownload"] === true;
  const resolved = chooseTarget(state.context.resolve(target, "link"), () => ({ words, target, isDownload }));
  const href = isInLink(state) ? undefined : safeHref(resolved.href);
  if (href === undefined) {
    state.linkEnds.push("</span>");
    return isInLink(state) ? "<span>" : `<span${markDead(resolved)}>`;
  }
  state.linkEnds.push(`${clarifyLink(words, resolved)}</a>`);
  // On paper, others have their addresses behind them.
  const bare = resolved.external === true && saysAddress(words, href) ? ' class="bare"' : "";
  const external = resolved.external === true ? ' rel="external"' : resolved.download === true ? " download" : "";
  return `<a href="${escapeHtml(href)}"${toAttribute("title", title == null ? undefined : String(title))}${bare}${external}>`;
}

/** The words of the link that opens at the index. */
function textOfLink(tokens: readonly Token[], open: number): string {
  const end = tokens.findIndex(({ type }, index) => index > open && type === "link_close");
  return tokens
    .slice(open + 1, end < 0 ? undefined : end)
    .map(({ type, content }) => (type === "softbreak" ? " " : content))
    .join("");
}

/** The words of a link in HTML that opens at the index; only the first few of one that is not closed. */
function textBehind(tokens: readonly Token[], open: number): string {
  let text = "";
  for (const token of tokens.slice(open + 1, open + 20)) {
    if (piecesOf(token).some((piece) => piece.kind === "close" && piece.name === "a")) break;
    text += token.type === "softbreak" ? " " : token.type === "html_inline" ? "" : token.content;
  }
  return text;
}

/** Ids of included texts would stand on the page twice, so their notes have none. */
function toFootnoteId(number: number, { depth, dialect }: RenderState): string | undefined {
  return depth > 0 ? undefined : `${dialect.options.idPrefix}~note-${number}`;
}

/** The place by the name that links of the text have for it. */
function toWrittenAnchor(meta: Token["meta"]): string {
  const anchor = meta?.["anchor"];
  return anchor === undefined ? "" : `<span id="${escapeHtml(String(anchor))}"></span>`;
}

/** Numbers are in brackets, so that they are told from the word before them in plain text as well. */
function renderFootnoteMark({ meta }: Token, state: RenderState): string {
  const number = Number(meta?.["number"]);
  const id = toFootnoteId(number, state);
  if (id === undefined) return `<sup>[${number}]</sup>`;
  const own = state.marked.has(number) ? "" : ` id="${escapeHtml(id)}-from"`;
  state.marked.add(number);
  if (isInLink(state)) return `<sup${own}>[${number}]</sup>`;
  const written = toWrittenAnchor(meta);
  return `<sup${own}>${written}<a href="#${escapeHtml(id)}" aria-label="Footnote ${number}">[${number}]</a></sup>`;
}

function renderFootnoteBack({ meta }: Token, state: RenderState): string {
  const number = Number(meta?.["number"]);
  const id = state.marked.has(number) ? toFootnoteId(number, state) : undefined;
  return id === undefined ? "" : ` <a href="#${escapeHtml(id)}-from" aria-label="Back to the text">↩</a>`;
}

/** The box of an item of a list of tasks; empty where it has none. */
function markTask(item: Token | undefined): string {
  const task = item?.type === "list_item_open" ? item.meta?.["task"] : undefined;
  if (task === undefined) return "";
  const label = task === "done" ? "Done" : "Not done";
  return `<span class="task-mark" data-task="${String(task)}" role="img" aria-label="${label}"></span> `;
}

function renderInclude(token: Token, state: RenderState): string {
  const directive = token.meta?.["directive"] as IncludeDirective;
  const text = readIncluded(directive, state, token.map?.[0] ?? 0);
  if (text === undefined) {
    return `<p class="missing-include">The file <code>${escapeHtml(directive.path)}</code> belongs here and is not in the input.</p>\n`;
  }
  const isMarkdown = /^mdx?$/.test(extensionOf(directive.path));
  const { room } = state;
  if (!isMarkdown || isFull(room) || state.depth >= deepestInclude) return renderIncludedCode(directive, text, room);
  const options: ReadOptions = { ...state.dialect.options, takeTitle: false, segments: undefined };
  const depth = state.depth + 1;
  const { body } = splitFrontMatter(text);
  return `${renderText(body, state.file, options, state.context, { lowest: 2, highest: 3, depth, room }).html}\n`;
}
