import { findLine } from "../places/line-starts.ts";
import type { Env } from "markdown-it";
import type { Container } from "./containers/container.ts";
import type { FoundModules } from "./scripts/find-modules.ts";
import type { FormulaDialect } from "./formulas/formula-dialect.ts";
import type { WikiDialect } from "./wikis/wiki-dialect.ts";
import { mostOfWords, type NameScope, type TextSegment, type WordRoom } from "./text-segment.ts";

/** A place in the text, counted from 0; columns count UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** Something about a text that its author should know. */
export interface Finding {
  readonly kind:
    | "unclosedComponent"
    | "unclosedAdmonition"
    | "unclosedFence"
    | "unclosedComment"
    | "tableCells"
    | "lostCells"
    | "unknownComponent"
    | "unknownAdmonition"
    | "droppedElement"
    | "templateTag"
    | "codeReference"
    | "unknownDirective"
    | "longText";
  /** Name of the tag, be it of a template, of the directive or of the admonition; the language of a fence; what a cell holds. */
  readonly name: string;
  readonly place: Place;
  /** How many columns a table has, and how many cells its row. */
  readonly cells?: { readonly columns: number; readonly written: number } | undefined;
}

/** The target of a reference definition. */
export interface Definition {
  readonly target: string;
  readonly firstLine: number;
  /** Exclusive. */
  readonly lastLine: number;
}

/** A heading of a text, with the id that it has on its page. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  /** Its first and last line, counted from 0. */
  readonly line: number;
  readonly lastLine: number;
}

/** What the rules of the dialect tell each other and their caller while one text is read. */
export interface DialectState {
  readonly options: ReadOptions;
  /** By offset of the mark that opens them. */
  containers: ReadonlyMap<number, Container>;
  /** Lower-cased names of all tags that are closed somewhere in the text. */
  closedNames: ReadonlySet<string>;
  lineStarts: readonly number[];
  /** JavaScript in the text. */
  modules: FoundModules;
  /** What the text's own names mean. */
  names: NameScope;
  /** What may stand in braces somewhere in the text and has a meaning. */
  knownWords: ReadonlySet<string>;
  /** How much may still come of names. */
  readonly wordRoom: WordRoom;
  /** Whether the text has both `<>` and `</>`. */
  hasFragments: boolean;
  readonly findings: Finding[];
  readonly definitions: Definition[];
  /** What labels mean in each file that the text is put together of. */
  readonly references: Map<string, NonNullable<Env["references"]>>;
  /** What short names mean, by them. */
  readonly abbreviations: Map<string, string>;
  /** Text of the heading that is the page's title, when the title is taken out. */
  title?: string | undefined;
  /** The id that its author gave it. */
  titleId?: string | undefined;
  /** What it calls elements of HTML in the title, which links to the title may name as well. */
  titleAnchors?: readonly string[] | undefined;
  /** What a heading of level 1 in HTML says that it begins with, where it has no title. */
  banner?: string | undefined;
  readonly headings: Heading[];
  /** Those among the author's HTML, which have their ids there. */
  htmlHeadings: readonly Heading[];
  /** Ids that authors gave to elements, besides headings. */
  readonly anchors: string[];
  /** Notes by their names in small letters. */
  readonly footnotes: Map<string, Footnote>;
  /** How many of them have a number. */
  numbered: number;
  /** How many containers that have no tokens of their own are open. */
  openBare: number;
  /** Whether an element has said by now that what is in it is Markdown. */
  hasMarkdownElements?: true | undefined;
  /** Whether HTML in the text is JSX; absent until somebody asks. */
  isJsx?: boolean | undefined;
  /** How many steps there are so far of those that are being read. */
  steps?: number | undefined;
  /** Whether there is a formula. */
  hasFormulas?: true | undefined;
  /** Whether its headings are versions. */
  isChangeLog?: true | undefined;
}

/** A note as it is counted while its text is read. */
export interface Footnote {
  /** Absent until the text has come to it. */
  number?: number | undefined;
  /** How many places lead to it. */
  marks: number;
}

/** How a text is read: where it will stand, and what its project takes marks for. */
export interface ReadOptions {
  /** Whether the first heading of level 1 is the page's title, which the page's frame shows. */
  readonly takeTitle: boolean;
  /** The title that the page has without it: then only a heading that says the same, or that no words stand before, is taken. */
  readonly title?: string | undefined;
  /** The level that the highest heading has on the page. */
  readonly topLevel: number;
  /** Begins every id; empty for a page of its own. */
  readonly idPrefix: string;
  /** Present where its HTML is JSX, whatever stands in it. */
  readonly isMdx?: true | undefined;
  /** What it calls by names of its front matter. */
  readonly ownWords?: ReadonlyMap<string, string> | undefined;
  /** Where its lines come from; absent where they are all of one file. */
  readonly segments?: readonly TextSegment[] | undefined;
  /** How the text's project marks formulas; absent where nobody has said that there are any. */
  readonly formulas?: FormulaDialect | undefined;
  /** How the text's project writes links by the names of pages; absent where it has none. */
  readonly wikiLinks?: WikiDialect | undefined;
}

/** A file with more than this has one cause, such as a tag that is nowhere closed. */
const maxFindings = 50;

/** What is kept of a page before it has been read. */
export function createDialectState(options: ReadOptions): DialectState {
  return {
    options,
    containers: new Map(),
    closedNames: new Set(),
    lineStarts: [0],
    modules: { byLine: new Map(), imports: new Map(), constants: new Map() },
    names: { prefix: "", imports: new Map(), words: new Map() },
    knownWords: new Set(),
    wordRoom: { left: mostOfWords },
    hasFragments: false,
    findings: [],
    definitions: [],
    references: new Map(),
    abbreviations: new Map(),
    headings: [],
    htmlHeadings: [],
    anchors: [],
    footnotes: new Map(),
    numbered: 0,
    openBare: 0,
  };
}

/** The state that `readMarkdown` put into the environment of the rules. */
export function stateOf(env: Env): DialectState {
  return env["dialect"] as DialectState;
}

/** The same, and nothing for a text that is read by itself, such as a summary. */
export function findState(env: Env): DialectState | undefined {
  return env["dialect"] as DialectState | undefined;
}

/** Whether so much was found that no more is noted. */
export function isFull({ findings }: DialectState): boolean {
  return findings.length >= maxFindings;
}

/** Notes a finding unless there are too many already. */
export function note(
  state: DialectState,
  kind: Finding["kind"],
  name: string,
  place: Place,
  cells?: Finding["cells"],
): void {
  if (!isFull(state)) state.findings.push({ kind, name, place, ...(cells === undefined ? {} : { cells }) });
}

/** Where an offset of the text is. */
export function placeAt(state: DialectState, offset: number, length: number): Place {
  const line = findLine(state.lineStarts, offset);
  return { line, column: offset - (state.lineStarts[line] ?? 0), length };
}
