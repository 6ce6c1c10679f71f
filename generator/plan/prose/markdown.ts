import createMarkdownIt from "markdown-it";
import { commentToMarkdown } from "../../html/comment-to-markdown.ts";
import { readAlerts } from "../../markdown/containers/alert-rule.ts";
import type { Html } from "../../page-model/parts.ts";
import { escapeHtml, highlight } from "../markup/markup.ts";
import { admonitionRules } from "./admonition-rules.ts";
import { readFenceInfo } from "./fence-info.ts";
import { tableRules } from "./table-rules.ts";

type MarkdownIt = ReturnType<typeof createMarkdownIt>;
type Token = ReturnType<MarkdownIt["parse"]>[number];

/**
 * Turns the Markdown of docs into markup. What HTML says there, as comments of Java have it, is said as Markdown says it; all other
 * raw HTML stays text, and nothing it makes loads anything.
 */
export interface Markdown {
  block(text: string | undefined): Html | undefined;
  inline(text: string | undefined): Html | undefined;
  summary(text: string | undefined): string;
  /** The first paragraph as plain text, as many whole sentences as are soon read; empty when there is none. */
  opening(text: string | undefined): string;
}

/** The outermost headings of a doc stand below a page's title and its sections; where a doc stands elsewhere, the template moves them. */
const outermostHeading = 3;
const longestSummary = 180;
const longestOpening = 320;
/** What is remembered between pages and between runs of one process. */
const mostRemembered = 20_000;

/** A renderer that remembers what it has rendered: shared aspects bring the same docs to many pages. */
export function createMarkdown(): Markdown {
  const markdown = createParser();
  return {
    block: cached((text) => markdown.render(commentToMarkdown(text)).trim() as Html),
    inline: cached((text) => renderInline(markdown, commentToMarkdown(text)) as Html),
    summary: cachedSummary(markdown),
    opening: (text = "") => wholeSentences(plainText(markdown, commentToMarkdown(text))),
  };
}

/**
 * One paragraph is rendered without its `<p>`; anything richer, such as a list in a field's doc,
 * stays block markup, which a table cell holds just as well.
 */
function renderInline(markdown: MarkdownIt, text: string): string {
  const tokens = markdown.parse(text, {});
  const isParagraph = tokens.length === 3 && tokens[0]?.type === "paragraph_open";
  const shown = isParagraph ? tokens.slice(1, 2) : tokens;
  return markdown.renderer.render(shown, markdown.options, {}).trim();
}

function cached(render: (text: string) => Html): (text: string | undefined) => Html | undefined {
  const known = new Map<string, Html>();
  return (text) => {
    if (text === undefined || text.trim() === "") return undefined;
    let html = known.get(text);
    if (html === undefined) {
      html = render(text);
      if (known.size >= mostRemembered) known.clear();
      known.set(text, html);
    }
    return html;
  };
}

function cachedSummary(markdown: MarkdownIt): (text: string | undefined) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (text === undefined || text.trim() === "") return "";
    let summary = known.get(text);
    if (summary === undefined) {
      summary = firstSentence(plainText(markdown, commentToMarkdown(text)));
      if (known.size >= mostRemembered) known.clear();
      known.set(text, summary);
    }
    return summary;
  };
}

function createParser(): MarkdownIt {
  const markdown = createMarkdownIt({ html: false, linkify: true, typographer: false });
  // Only whole addresses become links: names of files look like hosts, as `README.md` does.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  const { rules } = markdown.renderer;
  markdown.core.ruler.push("demote_headings", ({ tokens }) => demoteHeadings(tokens));
  markdown.core.ruler.after("block", "alerts", readAlerts);
  Object.assign(rules, admonitionRules, tableRules);
  rules["fence"] = (tokens, index) => renderCode(tokens[index]);
  rules["code_block"] = rules["fence"];
  // A relative target means nothing here: the doc was written for another place, and a bare address of the reader's own
  // machine or of nobody's is an example. Their text stays.
  markdown.core.ruler.push("unlink_relative", (state) => {
    for (const token of state.tokens) unlinkRelative(token.children ?? []);
  });
  // An image would be fetched from elsewhere when the page is read, so it becomes a link to itself.
  rules["image"] = (tokens, index) => {
    const token = tokens[index];
    const label = markdown.utils.escapeHtml(token?.content ?? "") || "image";
    const source = String(token?.attrGet("src") ?? "");
    return isAbsolute(source) ? `<a href="${markdown.utils.escapeHtml(source)}">${label}</a>` : label;
  };
  return markdown;
}

/** Puts headings one level below those that they are written under, however many `#` lie between: who goes by levels misses none. */
function demoteHeadings(tokens: readonly Token[]): void {
  const above: number[] = [];
  let tag = "";
  for (const token of tokens) {
    if (token.type === "heading_open") {
      const written = Number(token.tag.slice(1));
      while ((above.at(-1) ?? 0) >= written) above.pop();
      tag = `h${Math.min(6, outermostHeading + above.length)}`;
      above.push(written);
    }
    if (token.type === "heading_open" || token.type === "heading_close") token.tag = tag;
  }
}

/** Code in a doc: in colours where its language is known, and in reach of the keyboard where it is too long for its box. */
function renderCode(token: Token | undefined): string {
  const { language } = readFenceInfo(token?.info ?? "");
  const shown = highlight((token?.content ?? "").replace(/\n$/, ""), language);
  const name = language === undefined ? "" : ` class="language-${escapeHtml(language)}"`;
  return `<pre class="code" role="group" tabindex="0" aria-label="Code"><code${name}>${shown}</code></pre>\n`;
}

function unlinkRelative(tokens: Token[]): void {
  const open: boolean[] = [];
  for (const token of tokens) {
    if (token.type === "link_open") {
      const href = String(token.attrGet("href") ?? "");
      const kept = isAbsolute(href) && !(token.markup === "linkify" && isExample(href));
      open.push(kept);
      if (!kept) hide(token);
    } else if (token.type === "link_close" && open.pop() === false) {
      hide(token);
    }
  }
}

function hide(token: Token): void {
  token.type = "text";
  token.tag = "";
  token.attrs = null;
  token.content = "";
  token.nesting = 0;
}

function isExample(href: string): boolean {
  const [, host = ""] = /^\w+:\/\/(?:[^/@]*@)?([^/:?#]*)/.exec(href) ?? [];
  return (
    !/[a-z]\.[a-z]{2,}$/i.test(host) || /(?:^|\.)(?:example\.(?:com|org|net)|example|local|internal|test)$/i.test(host)
  );
}

function isAbsolute(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|type:)/i.test(href);
}

/** Text of the first paragraph, without markup; of the first heading, such as “Introduction”, where nothing else is said. */
function plainText(markdown: MarkdownIt, text: string): string {
  const tokens = markdown.parse(text, {});
  const isSaid = ({ type }: Token, index: number): boolean =>
    type === "inline" && tokens[index - 1]?.type !== "heading_open";
  const inline = tokens.find(isSaid) ?? tokens.find(({ type }) => type === "inline");
  const runs = (inline?.children ?? []).map((token) =>
    token.type === "softbreak" || token.type === "hardbreak" ? " " : token.content,
  );
  return runs.join("").replace(/\s+/g, " ").trim();
}

/** What stands before the sign is looked at behind it, so that it is looked at where there is a sign. */
const sentenceEnd = /[.!?](?<!\b(?:e\.g|i\.e|etc|vs|cf)[.!?])(?=\s+["'`(]?[A-Z])/;

/** The sentences that a text begins with, the first of them in any case, and none that leads to what isn't shown. */
function wholeSentences(text: string): string {
  let opening = firstSentence(text, longestOpening);
  while (text.startsWith(opening)) {
    const next = firstSentence(text.slice(opening.length).trimStart(), longestOpening);
    if (next === "" || /[…:]$/.test(next) || opening.length + next.length >= longestOpening) return opening;
    opening += ` ${next}`;
  }
  return opening;
}

/** The first sentence, cut at a word when it goes on for too long. */
export function firstSentence(text: string, longest = longestSummary): string {
  const end = sentenceEnd.exec(text);
  const sentence = end === null ? text : text.slice(0, end.index + 1);
  if (sentence.length <= longest) return sentence;
  const cut = sentence.lastIndexOf(" ", longest);
  return `${sentence.slice(0, cut > 0 ? cut : longest).replace(/[,;:]$/, "")}…`;
}
