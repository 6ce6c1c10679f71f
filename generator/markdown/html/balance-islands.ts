import type { StateCore, Token } from "markdown-it";
import { isFull, note, stateOf, type DialectState } from "../dialect-state.ts";
import { droppedTags, elementRules, embeddings, isComponentName } from "./elements.ts";
import { isUnderstood } from "./borrowed-components.ts";
import type { IslandPiece } from "./scan-islands.ts";

/**
 * Makes the author's tags and the blocks of Markdown nest: an element that was not closed is closed
 * where the block around it ends, a closing tag without an opening one is left out, and so is what
 * means nothing in its place. Afterwards each HTML token has its pieces, and nothing that an author
 * opens or closes reaches beyond the author's text.
 */
export function balanceIslands(state: StateCore): void {
  const balancer = createBalancer(stateOf(state.env));
  const { tokens } = state;
  const balanced: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === "html_block") {
      token.meta = { ...token.meta, pieces: balancer.read(piecesOf(token), toLine(token, token.content)) };
    } else if (token.type === "inline") {
      const before = tokens[index - 1];
      const isLoose = before?.type === "paragraph_open" && before.hidden;
      const holdsBlocks = before?.type === "paragraph_open" && (isLoose || hasBlocks(token.children ?? []));
      const inside = before?.type === "td_open" || before?.type === "th_open";
      balancer.enter(!holdsBlocks && !inside);
      token.children = balanceChildren(token, balancer, state);
      balancer.leave();
      // A paragraph can't hold blocks, so one that does becomes something that can.
      if (holdsBlocks && !isLoose) replaceTag(before, tokens[index + 1]);
    } else if (token.nesting === 1) {
      pushClosers(balanced, balancer.beginBlock(), state);
      balancer.enter(false);
    } else if (token.nesting === -1) {
      pushClosers(balanced, balancer.leave(), state);
    } else {
      pushClosers(balanced, balancer.beginBlock(), state);
    }
    balanced.push(token);
  }
  pushClosers(balanced, balancer.leave(), state);
  state.tokens = balanced;
}

function balanceChildren(inline: Token, balancer: Balancer, state: StateCore): Token[] {
  const balanced: Token[] = [];
  const lineOf = toLine(inline, inline.content);
  for (const token of inline.children ?? []) {
    if (token.type === "html_inline") token.meta = { ...token.meta, pieces: balancer.read(piecesOf(token), lineOf) };
    else if (token.type === "link_open") balancer.enterLink();
    else if (token.nesting === 1) balancer.enter(balancer.isText());
    else if (token.nesting === -1) pushClosers(balanced, balancer.leave(), state);
    balanced.push(token);
  }
  pushClosers(balanced, balancer.closeHere(), state);
  return balanced;
}

/** Leads from offsets in a token's content to lines of the text. */
function toLine({ map }: Token, content: string): LineOf {
  return (offset) => (map?.[0] ?? 0) + content.slice(0, offset).split("\n").length - 1;
}

function pushClosers(tokens: Token[], names: readonly string[], state: StateCore): void {
  if (names.length === 0) return;
  const token = new state.Token("html_inline", "", 0);
  token.meta = { pieces: names.map((name) => ({ kind: "close", name })) };
  tokens.push(token);
}

function replaceTag(open: Token | undefined, close: Token | undefined): void {
  if (open !== undefined) open.tag = "div";
  if (close?.type === "paragraph_close") close.tag = "div";
}

function hasBlocks(children: readonly Token[]): boolean {
  return children.some((token) =>
    piecesOf(token).some((piece) => piece.kind !== "text" && elementRules.get(piece.name)?.isBlock === true),
  );
}

/** The author's tags in a token of HTML, in order. */
export function piecesOf(token: Token): readonly IslandPiece[] {
  if (token.type !== "html_inline" && token.type !== "html_block") return [];
  return (token.meta?.["pieces"] as readonly IslandPiece[] | undefined) ?? [];
}

interface Balancer {
  enter(isText: boolean): void;
  /** A link of Markdown: no other link may stand inside. */
  enterLink(): void;
  /** Ends a block and gives what was still open in it, innermost first. */
  leave(): readonly string[];
  /** What is open in the current run, which is closed by that. */
  closeHere(): readonly string[];
  isText(): boolean;
  /** A block of Markdown begins; gives what is closed by that, because it can't hold blocks. */
  beginBlock(): readonly string[];
  read(pieces: readonly IslandPiece[], lineOf: LineOf): readonly IslandPiece[];
}

type LineOf = (offset: number) => number;
type OpenPiece = IslandPiece & { readonly kind: "open" | "void" };

/** An element that is open, and what it is written as. */
interface OpenElement {
  readonly name: string;
  readonly piece?: { as?: string | undefined } | undefined;
}

/** A block of Markdown or a run of text, and the author's elements that are open in it. */
interface Scope {
  readonly open: OpenElement[];
  /** Whether what stands here is inside of a paragraph or a heading. */
  readonly isText: boolean;
}

function createBalancer(dialect: DialectState): Balancer {
  const root: Scope = { open: [], isText: false };
  const scopes: Scope[] = [root];
  const counts = new Map<string, number>();
  const here = (): Scope => scopes.at(-1) ?? root;
  const isOpen = (name: string): boolean => (counts.get(name) ?? 0) > 0;
  const add = (element: OpenElement): void => {
    here().open.push(element);
    counts.set(element.name, (counts.get(element.name) ?? 0) + 1);
  };
  const takeTop = (): OpenElement | undefined => {
    const top = here().open.pop();
    if (top !== undefined) counts.set(top.name, (counts.get(top.name) ?? 1) - 1);
    return top;
  };
  const closeHere = (): readonly string[] => {
    const names: string[] = [];
    for (let top = takeTop(); top !== undefined; top = takeTop()) if (top.name !== linkMark) names.push(writtenAs(top));
    return names;
  };

  function read(pieces: readonly IslandPiece[], lineOf: LineOf): readonly IslandPiece[] {
    const kept: IslandPiece[] = [];
    for (const piece of pieces) {
      if (piece.kind === "text") kept.push(piece);
      else if (piece.kind === "close") readClose(piece.name, kept);
      else if (isComponentName(piece.name)) readComponent(piece, lineOf, kept);
      else if (isAllowed(piece.name)) readOpen(piece, kept);
      else if (!droppedTags.has(piece.name) && !isOfPage(piece)) noteAt("droppedElement", piece, lineOf);
    }
    return kept;
  }

  function readComponent(piece: OpenPiece, lineOf: LineOf, kept: IslandPiece[]): void {
    if (piece.name === "FeatureAvailability") kept.push({ ...piece, kind: "void" });
    else if (!isUnderstood(piece.tag)) noteAt("unknownComponent", piece, lineOf);
  }

  function noteAt(kind: "unknownComponent" | "droppedElement", { name, tag }: OpenPiece, lineOf: LineOf): void {
    if (!isFull(dialect)) note(dialect, kind, name, { line: lineOf(tag.start), column: 0, length: 1 });
  }

  function readClose(name: string, kept: IslandPiece[]): void {
    if (!here().open.some((element) => element.name === name)) return;
    for (let top = takeTop(); top !== undefined; top = takeTop()) {
      kept.push({ kind: "close", name: writtenAs(top) });
      if (top.name === name) return;
    }
  }

  function readOpen(piece: OpenPiece, kept: IslandPiece[]): void {
    const { name } = piece;
    const rule = elementRules.get(name);
    if (rule?.isBlock === true) {
      if (here().isText) return;
      closeBefore(name, kept);
    }
    if (rule?.inside !== undefined && !rule.inside.some(isOpen)) return;
    if (name === "a" && (isOpen("a") || isOpen(linkMark))) return;
    const written: IslandPiece & { as?: string | undefined } = { ...piece };
    kept.push(written);
    if (piece.kind === "open") add({ name, piece: written });
  }

  /** Closes what HTML lets authors leave open: a paragraph before a block, a row before the next one. */
  function closeBefore(name: string, kept: IslandPiece[]): void {
    const { open } = here();
    for (let top = open.at(-1); top !== undefined && endsBefore(writtenAs(top), name); top = open.at(-1)) {
      takeTop();
      kept.push({ kind: "close", name: writtenAs(top) });
    }
  }

  return {
    enter: (isText) => void scopes.push({ open: [], isText }),
    enterLink() {
      scopes.push({ open: [], isText: here().isText });
      add({ name: linkMark });
    },
    leave() {
      const closers = closeHere();
      if (scopes.length > 1) scopes.pop();
      return closers;
    },
    closeHere,
    isText: () => here().isText,
    beginBlock() {
      const { open } = here();
      const names: string[] = [];
      for (let top = open.at(-1); top !== undefined && !holdsBlocks(top.name); top = open.at(-1)) {
        takeTop();
        names.push(writtenAs(top));
      }
      for (const { name, piece } of open) if (name === "p" && piece !== undefined) piece.as = "div";
      return names;
    },
    read,
  };
}

function writtenAs({ name, piece }: OpenElement): string {
  return piece?.as ?? name;
}

/** Stands for a link of Markdown among the author's elements; no element has that name. */
const linkMark = "[";

/** What VitePress has for the code and the looks of a page; what is lost with them is told where they are used. */
function isOfPage({ name, tag: { attributes } }: OpenPiece): boolean {
  return name === "script"
    ? attributes.has("setup")
    : name === "style" && (attributes.has("scoped") || attributes.has("module"));
}

function isAllowed(name: string): boolean {
  return elementRules.has(name) || embeddings.has(name);
}

const wordsOnly = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "summary", "pre", "caption", "figcaption", "dt"]);
const partsOnly = new Set(["table", "thead", "tbody", "tfoot", "tr", "ul", "ol", "dl"]);

/** Whether blocks of Markdown may stand in an element. A paragraph gives way to something that can hold them. */
function holdsBlocks(name: string): boolean {
  return elementRules.get(name)?.isBlock === true && !wordsOnly.has(name) && !partsOnly.has(name);
}

const cells: ReadonlySet<string> = new Set(["td", "th"]);
const terms: ReadonlySet<string> = new Set(["dt", "dd"]);
const rowGroups: ReadonlySet<string> = new Set(["thead", "tbody", "tfoot"]);

/** Whether an open element ends where another begins, by the rules of HTML. */
function endsBefore(open: string, next: string): boolean {
  if (open === "p") return true;
  if (open === "li") return next === "li";
  if (terms.has(open)) return terms.has(next);
  if (cells.has(open)) return cells.has(next) || next === "tr" || rowGroups.has(next);
  if (open === "tr") return next === "tr" || rowGroups.has(next);
  return rowGroups.has(open) && rowGroups.has(next);
}
