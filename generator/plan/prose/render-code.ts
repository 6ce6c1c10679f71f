import type { Token } from "markdown-it";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import { readIncludeDirective, takesInCode, type IncludeDirective } from "../../markdown/include-directive.ts";
import { readAlternative } from "../diagrams/diagrams.ts";
import { escapeHtml, highlight, findLanguage } from "../markup/markup.ts";
import { readFenceInfo, readMarks } from "./fence-info.ts";
import { isFull, type PageRoom } from "./page-room.ts";
import { cutIncluded } from "./included-text.ts";
import { markByBrackets } from "./mark-by-brackets.ts";
import { markByComments } from "./mark-by-comments.ts";
import { reportAt, type RenderState } from "./render-state.ts";

/** A fence with its title, its language's name, its colours and its marked lines. */
export function renderFence(token: Token, state: RenderState): string {
  const info = readFenceInfo(token.info);
  const reference = info.isReference ? readAddress(token.content) : undefined;
  if (reference !== undefined) return renderReference(reference, info.title);
  const language = info.language === undefined ? undefined : findLanguage(info.language);
  if (info.language !== undefined && language === undefined) {
    reportAt(state, proseCodes.unknownLanguage({ language: info.language }), token);
  }
  const code = dropHidden(expandIncludes(token, info.language, state), language?.label).replace(/\n$/, "");
  const diagram = language?.label === "Mermaid" ? renderDiagram(code, info.title, token, state) : undefined;
  if (diagram !== undefined) return diagram;
  // As in Docusaurus, numbers of lines count before comments.
  const plain = markByBrackets(code);
  const marks = readMarks(info.marked, plain.code);
  const marked =
    marks.size > 0 ? { code: plain.code, marks } : plain.marks.size > 0 ? plain : markByComments(plain.code);
  return renderListing({ ...marked, language: info.language, title: info.title }, state.room);
}

/** Code that stands elsewhere, as a plug-in of Docusaurus has it. Nothing is fetched, so it is a link. */
function renderReference(address: string, title: string | undefined): string {
  const label = title ?? address.replace(/^https?:\/\//, "");
  return `<p><a href="${escapeHtml(address)}" rel="external">${escapeHtml(label)}</a></p>\n`;
}

function readAddress(content: string): string | undefined {
  return /^\s*(https?:\/\/[^\s<>"]{1,1000})\s*$/.exec(content)?.[1];
}

/** In Rust, lines that begin with a number sign and a blank are there for the compiler alone. */
function dropHidden(code: string, label: string | undefined): string {
  if (label !== "Rust" || !code.includes("#")) return code;
  const shown = code.split("\n").filter((line) => !/^\s*#(?: |$)/.test(line));
  return shown.map((line) => line.replace(/^(\s*)##/, "$1#")).join("\n");
}

/** A diagram as a picture, with its text folded below it for those who can't see the one or want to copy the other. */
function renderDiagram(code: string, title: string | undefined, token: Token, state: RenderState): string | undefined {
  const { drawDiagram } = state.context;
  if (drawDiagram === undefined) return undefined;
  const prefix = state.dialect.options.idPrefix ?? "";
  const alternative = readAlternative(code);
  const svg = drawDiagram(state.room, alternative.source, `~${prefix}diagram-${state.depth}-${token.map?.[0] ?? 0}`);
  if (svg === undefined) {
    reportAt(state, proseCodes.undrawnDiagram(), token);
    return undefined;
  }
  const shown = title ?? alternative.caption;
  const label = escapeHtml(shown ?? alternative.title ?? "Diagram");
  const { description } = alternative;
  const words = description === undefined ? label : `${label}: ${escapeHtml(description)}`;
  const picture = svg.replace("<svg", () => `<svg role="img" aria-label="${words}"`);
  const caption = shown === undefined ? "" : `<figcaption>${label}</figcaption>`;
  const source = renderListing({ code, title: "Diagram, as Mermaid source" });
  return `<figure class="diagram">${caption}<div class="diagram-box" role="group" tabindex="0" aria-label="${label}, scrolls sideways">${picture}</div><details><summary>The diagram as text</summary>${source}</details></figure>\n`;
}

/** A piece of code as it is to be shown. */
export interface Listing {
  readonly code: string;
  readonly language?: string | undefined;
  readonly title?: string | undefined;
  /** What it is, for those who don't see it; by its language where it is code. */
  readonly name?: string | undefined;
  /** Marked lines, counted from 1. */
  readonly marks?: ReadonlySet<number> | undefined;
}

/** Code in a box that scrolls by itself. */
export function renderListing({ code, language, title, name, marks }: Listing, room?: PageRoom): string {
  const known = language === undefined ? undefined : findLanguage(language);
  if (room !== undefined && known !== undefined) room.coloured -= code.length;
  const colored = highlight(code, room !== undefined && room.coloured < 0 ? undefined : language);
  const shown = marks === undefined || marks.size === 0 ? colored : markLines(colored, marks);
  const label = title ?? name ?? (known === undefined ? "Code" : `${known.label} code`);
  const isDiagram = known?.label === "Mermaid";
  const caption = title ?? (isDiagram ? "Diagram, as Mermaid source" : undefined);
  const pre = `<pre class="code" role="group" tabindex="0" aria-label="${escapeHtml(label)}"><code>${shown}</code></pre>`;
  const languageLabel =
    known === undefined || known.label === "Text" || isDiagram ? "" : ` data-language="${known.label}"`;
  const heading = caption === undefined ? "" : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure class="listing"${languageLabel}${isDiagram ? ' data-diagram="mermaid"' : ""}>${heading}${pre}</figure>\n`;
}

/** Wraps the marked lines. A token may reach over several lines, so it is closed and opened again around each. */
function markLines(html: string, marks: ReadonlySet<number>): string {
  const open: string[] = [];
  return html
    .split("\n")
    .map((line, index) => {
      const before = open.join("");
      for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
        if (tag === "</span>") open.pop();
        else open.push(tag);
      }
      if (!marks.has(index + 1)) return line;
      const [outside, again] = [closeTags(before), open.join("")];
      return `${outside}<span class="marked">${before}${line}${closeTags(again)}</span>${again}`;
    })
    .join("\n");
}

function closeTags(tags: string): string {
  return "</span>".repeat(tags.split("<span").length - 1);
}

function expandIncludes(token: Token, language: string | undefined, state: RenderState): string {
  if (!takesInCode.test(token.content)) return token.content;
  const lines = token.content.split("\n").map((line, index) => {
    // What else takes in files is code here.
    const directive = takesInCode.test(line) ? readIncludeDirective(line) : undefined;
    if (directive === undefined) return line;
    const at = (token.map?.[0] ?? 0) + 1 + index;
    const included = readIncluded(directive, state, at);
    if (included === undefined) return comment(`${directive.path} is not in the input`, language ?? "");
    if (isFull(state.room)) return comment(`${directive.path} is left out: the page includes too much`, language ?? "");
    const path = directive.path.replace(/^\//, "");
    const head = directive.showsPath ? `${comment(path, language ?? extensionOf(path))}\n` : "";
    return head + included.replace(/(?<!\n)\n+$/, "");
  });
  return lines.join("\n");
}

/** An include that stands by itself: code of the file's language, with the file's name above it. */
export function renderIncludedCode(directive: IncludeDirective, text: string, room: PageRoom): string {
  const path = directive.path.replace(/^(?:\.{0,2}\/)+/, "");
  const code = text.replace(/(?<!\n)\n+$/, "");
  const shown = code.replace(/^\n+/, "");
  const cut = code.length - shown.length;
  const before = (directive.lines?.[0] ?? 1) - 1 + cut;
  const ofShown = [...readMarks(directive.markedShown, code)].map((line) => line - cut);
  const marks = new Set([...readIncludedMarks(directive, before, shown), ...ofShown]);
  return renderListing({ code: shown, language: directive.language ?? extensionOf(path), title: path, marks }, room);
}

/** Lines of the file that are marked, as they count in what is shown of it. */
function readIncludedMarks({ marked = [] }: IncludeDirective, before: number, code: string): ReadonlySet<number> {
  const last = marked.length === 0 ? 0 : code.split("\n").length;
  const isMarked = (line: number): boolean => marked.some(([from, to]) => line + before >= from && line + before <= to);
  return new Set(Array.from({ length: last }, (_, index) => index + 1).filter(isMarked));
}

/**
 * The wanted part of an included file, nothing of it where the page is full; undefined when there is no such file, which
 * linking has reported.
 */
export function readIncluded(directive: IncludeDirective, state: RenderState, line: number): string | undefined {
  const text = state.context.include(directive.path);
  if (text === undefined) return undefined;
  const { room } = state;
  room.searched -= text.length;
  if (isFull(room)) return "";
  const cut = cutIncluded(text.replaceAll(/\r\n?/g, "\n"), directive);
  if (cut.missing !== undefined) {
    reportAt(state, proseCodes.emptyInclude({ path: directive.path, part: cut.missing }), undefined, line);
  }
  room.included -= cut.text.length;
  return isFull(room) ? "" : cut.text;
}

/** The ending of a file's name in lower case; empty where it has none. */
export function extensionOf(path: string): string {
  return /\.([A-Za-z0-9]{1,12})$/.exec(path)?.[1]?.toLowerCase() ?? "";
}

/** A line of comment in the manner of a language. */
function comment(text: string, language: string): string {
  const name = language.toLowerCase();
  if (
    /^(?:java|js|javascript|jsx|ts|typescript|tsx|kt|kotlin|scala|groovy|gradle|protobuf|proto|pdl|aidl|json)$/.test(
      name,
    )
  ) {
    return `// ${text}`;
  }
  if (name === "sql") return `-- ${text}`;
  return /^(?:xml|html|md|markdown)$/.test(name) ? `<!-- ${text} -->` : `# ${text}`;
}
