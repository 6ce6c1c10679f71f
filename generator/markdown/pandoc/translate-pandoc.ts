import type { StateCore } from "markdown-it";
import { isPlaceName } from "../attributes/place-name.ts";
import { stateOf } from "../dialect-state.ts";
import { closesFence, readFence } from "../fence-reader.ts";
import { escapeAttribute } from "../tags/escape-attribute.ts";
import { type DivMeaning, readDiv } from "./div-meanings.ts";
import { changeOutsideCode } from "../change-outside-code.ts";
import { cutBraces, readBraces } from "./read-braces.ts";
import { readChunk } from "./read-chunk.ts";
import { translateWords } from "./translate-words.ts";

/*
 * Guides that were written for Pandoc, by way of Quarto or R Markdown, have blocks between colons with attributes, code that is run, and references
 * by names. They become what our dialect has for them before anything else is read, line by line, so that lines stay what they are. No code is
 * run: what it would give is missing, so that it is shown even where its author shows nothing but that.
 */

interface OpenDiv {
  /** Absent for a block of another dialect, which closes as it does there. */
  readonly meaning?: DivMeaning | undefined;
  readonly indent: string;
  /** Of tabs: how deep the headings are that begin them; absent before the first. */
  tabLevel?: number | undefined;
}

interface Translation {
  readonly lines: string[];
  readonly written: string[];
  readonly open: OpenDiv[];
  /** The title of the page. */
  readonly title: string | undefined;
  /** The fence that is open, and what is shown of it. */
  fence: { readonly mark: string; readonly shows: "code" | "words" | "nothing" } | undefined;
  /** The name of a formula, for the empty line behind it. */
  anchor: string | undefined;
}

const signs =
  /^[ \t>]*:{3,}[ \t]*(?:\{[ \t]*[.#]|callout-)|^[ \t>]*(?:`{3,}|~{3,})[ \t]*\{(?:=|(?:r|python|julia|sql|bash|ojs|dot|stan)[\s,}])|\{\{<\s{0,9}(?:meta|pagebreak|kbd|embed)\b|\\@ref\(|(?:^|[\s([-])@(?:fig|tbl|lst|sec|eq)-\w/m;
const opening = /^([ \t>]*):{3,}[ \t]*(?:\{([^\n]{1,1000})\}|([A-Za-z][\w-]{0,60}))[ \t]*:*[ \t]*\r?$/;
const closing = /^[ \t>]*:{3,}[ \t]*\r?$/;
const heading = /^[ \t]*(#{1,6})[ \t]+(\S.*)$/;
/** Nobody sets so many blocks into each other. */
const deepest = 30;

/** Writes what is Pandoc's own in a text as what the dialect reads, in as many lines. */
export function translatePandoc(state: StateCore): void {
  if (!signs.test(state.src)) return;
  const { title } = stateOf(state.env).options;
  const lines = state.src.split("\n");
  const translation: Translation = { lines, written: [], open: [], title, fence: undefined, anchor: undefined };
  while (translation.written.length < lines.length) translateLine(translation.written.length, translation);
  state.src = translation.written.slice(0, lines.length).join("\n");
}

function translateLine(line: number, translation: Translation): void {
  const { lines, written, open, fence } = translation;
  const text = lines[line] ?? "";
  const isHidden = open.some(({ meaning }) => meaning?.holds === "hidden");
  const show = (shown: string): void => void written.push(isHidden ? "" : shown);
  if (fence !== undefined) {
    const isEnd = closesFence(text, fence.mark);
    if (isEnd) translation.fence = undefined;
    return show(fence.shows === "nothing" || (isEnd && fence.shows === "words") ? "" : text);
  }
  const [isOpening, indent = "", inside, name] = opening.exec(text) ?? [];
  if (isOpening !== undefined && open.length < deepest) {
    const meaning = readOpening(inside, name);
    if (meaning !== undefined) return openDiv({ meaning, indent }, line, translation, show);
    open.push({ indent });
    return show(text);
  }
  if (open.length > 0 && closing.test(text)) return show(closeDiv(text, open.pop()));
  const opened = readFence(text);
  if (opened !== undefined) return openFence(text, opened.mark, line, translation, show);
  if (beginsTab(text, translation, show)) return;
  if (translation.anchor !== undefined && text.trim() === "") {
    show(`{: #${translation.anchor} }`);
    translation.anchor = undefined;
  } else show(translateText(text, translation));
}

type Show = (text: string) => void;

function closeDiv(text: string, closed: OpenDiv | undefined): string {
  if (closed?.meaning === undefined) return text;
  return closed.indent + (closed.tabLevel === undefined ? "" : "</TabItem>") + closed.meaning.close;
}

/** Undefined for a name that is none of Pandoc's. */
function readOpening(inside: string | undefined, name = ""): DivMeaning | undefined {
  const attributes = inside === undefined ? undefined : readBraces(inside);
  // A name alone is that of a directive of MyST.
  if (attributes !== undefined) return attributes.words.length > 0 ? undefined : readDiv(attributes);
  const isKnown = /^(?:callout-.*|columns?(?:-.*)?|panel-.*|content-.*|aside|fragment|incremental|notes|rmd.*)$/.test(
    name,
  );
  return isKnown ? readDiv({ classes: [name], named: new Map(), words: [] }) : undefined;
}

function openDiv(
  { meaning, indent }: { readonly meaning: DivMeaning; readonly indent: string },
  line: number,
  { lines, open }: Translation,
  show: Show,
): void {
  open.push({ meaning, indent });
  const isTitled = meaning.holds === "titled";
  const next = isTitled ? lines.slice(line + 1, line + 4).findIndex((one) => one.trim() !== "") : -1;
  const written = next === -1 ? undefined : heading.exec(lines[line + 1 + next] ?? "")?.[2];
  const title = written === undefined ? undefined : cutBraces(written).words;
  if (title !== undefined) lines[line + 1 + next] = "";
  show(indent + (title === undefined ? meaning.open : (meaning.openWith?.(title) ?? meaning.open)));
}

function openFence(text: string, mark: string, line: number, translation: Translation, show: Show): void {
  const { lines, written } = translation;
  const chunk = readChunk(lines, line);
  translation.fence = { mark, shows: chunk?.shows ?? "code" };
  if (chunk === undefined) return show(text);
  const lead = text.slice(0, text.indexOf(mark));
  const isCode = chunk.shows === "code";
  // Options would be a part of the code, so that the fence begins on the last line of theirs.
  const first = written.length;
  for (let rest = chunk.optionLines; rest > 0; rest -= 1) show("");
  show(isCode ? lead + mark + chunk.info : "");
  if (!isCode || chunk.anchor === undefined) return;
  const room = chunk.optionLines > 0 ? first : written[first - 1]?.trim() === "" ? first - 1 : undefined;
  if (room !== undefined) written[room] = `${lead}{: #${chunk.anchor} }`;
}

/** A heading among tabs begins one; the others are those of its depth. */
function beginsTab(text: string, { open, written }: Translation, show: Show): boolean {
  const tabs = open.at(-1);
  if (tabs?.meaning?.holds !== "tabs") return false;
  const [, marks = "", said = ""] = heading.exec(text) ?? [];
  if (marks === "" || (tabs.tabLevel !== undefined && tabs.tabLevel !== marks.length)) return false;
  let end = tabs.tabLevel === undefined ? "" : "</TabItem>";
  if (end !== "" && written.at(-1)?.trim() === "") {
    written[written.length - 1] = end;
    end = "";
  }
  tabs.tabLevel = marks.length;
  const { words: label } = cutBraces(said);
  show(`${end}<TabItem label="${escapeAttribute(label.replaceAll(/[*`]/g, ""))}">`);
  return true;
}

const formulaEnd = /^(.*\$\$)[ \t]*\{#([^{}\s]{1,100})[^{}\n]{0,200}\}[ \t]*\r?$/;
const caption = /^(?::|Table:)[ \t]+(\S.*)$/;
const shortcode = /\{\{<\s{0,9}(meta|kbd|pagebreak|embed|video)(?:\s{1,9}([^<>{}\n]{1,300}?))?\s{0,9}>\}\}/g;

function translateText(text: string, translation: Translation): string {
  const [, formula, name = ""] = formulaEnd.exec(text) ?? [];
  if (formula !== undefined) {
    translation.anchor = isPlaceName(name) ? name : undefined;
    return formula;
  }
  if (/^\\(?:newpage|pagebreak|clearpage)\s*$/.test(text)) return "";
  const [, written] = caption.exec(text) ?? [];
  if (written !== undefined && isBelowTable(translation.written)) {
    const { words, inside } = cutBraces(written);
    const id = readBraces(inside)?.id;
    return `${id !== undefined && isPlaceName(id) ? `<a id="${id}"></a>` : ""}<em>${translateWords(words)}</em>`;
  }
  // A list of examples goes on through the text.
  const listed = text.replace(/^([ \t]*)\(@[\w-]{0,60}\)(?=[ \t])/, "$11.");
  const filled = listed.includes("{{<")
    ? changeOutsideCode(listed, (words) => fillShortcodes(words, translation))
    : listed;
  return translateWords(filled);
}

/** Whether the last line with words is a row of a table, with an empty one behind it. */
function isBelowTable(written: readonly string[]): boolean {
  return written.at(-1)?.trim() === "" && /^\s*\|.*\|\s*$/.test(written.at(-2) ?? "");
}

function fillShortcodes(words: string, translation: Translation): string {
  return words.replaceAll(shortcode, (whole, tag: string, rest = "") => readShortcode(tag, rest, translation) ?? whole);
}

function readShortcode(tag: string, rest: string, { title }: Translation): string | undefined {
  const [first = ""] = rest.split(/\s/, 1);
  switch (tag) {
    case "pagebreak":
      return "";
    case "kbd":
      return `<kbd>${escapeAttribute(first)}</kbd>`;
    case "meta":
      return first === "title" ? title : undefined;
    case "embed": {
      const path = first.replace(/#.*/s, "");
      return path === "" ? undefined : `[](<${path}>)`;
    }
    default:
      return /^https?:\/\//.test(first)
        ? `<iframe src="${escapeAttribute(first)}"></iframe>`
        : `<video src="${escapeAttribute(first)}" controls></video>`;
  }
}
