import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from "markdown-it";
import { stateOf } from "../dialect-state.ts";

/** GitHub's footnotes: `[^name]` in a text, and `[^name]: What it says` anywhere between paragraphs. */
export function addFootnoteRules(markdown: MarkdownIt): void {
  // A note of one word would be taken for the definition of a link.
  markdown.block.ruler.before("reference", "footnote", footnote, { alt: ["paragraph", "reference"] });
  markdown.inline.ruler.before("link", "footnote_mark", footnoteMark);
  markdown.core.ruler.push("footnotes", gatherFootnotes);
}

const opening = /^\[\^([^\s\]^]{1,200})\]:[ \t]*/;

/** A note goes on over lines that are set in by four, and over those that follow its first one without a blank. */
function footnote(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const found = opening.exec(state.src.slice(start, state.eMarks[startLine]));
  if (found === null) return false;
  if (silent) return true;
  const name = toName(found[1] ?? "");
  const open = state.push("footnote_open", "li", 1);
  open.meta = { name };
  const before = [state.bMarks[startLine], state.tShift[startLine], state.sCount[startLine]] as const;
  const { blkIndent, parentType } = state;
  // The text behind the mark stands as if it were set in like the lines below it.
  state.bMarks[startLine] = start + found[0].length;
  state.tShift[startLine] = 0;
  state.sCount[startLine] = blkIndent + 4;
  state.blkIndent = blkIndent + 4;
  state.parentType = "reference";
  state.md.block.tokenize(state, startLine, endLine);
  state.parentType = parentType;
  state.blkIndent = blkIndent;
  const [mark = 0, shift = 0, count = 0] = before;
  state.bMarks[startLine] = mark;
  state.tShift[startLine] = shift;
  state.sCount[startLine] = count;
  if (state.tokens.at(-1) === open) {
    // Nothing is said, so marks of that name are what they look like.
    state.tokens.pop();
    state.level -= 1;
    return true;
  }
  state.push("footnote_close", "li", -1);
  open.map = [startLine, state.line];
  const { footnotes } = stateOf(state.env);
  if (!footnotes.has(name)) footnotes.set(name, { marks: 0 });
  return true;
}

/** Notes are numbered as the text comes to them. */
function footnoteMark(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("[^", state.pos)) return false;
  const found = /^\[\^([^\s\]^]{1,200})\]/.exec(state.src.slice(state.pos, state.pos + 203));
  const dialect = stateOf(state.env);
  const note = found === null ? undefined : dialect.footnotes.get(toName(found[1] ?? ""));
  if (found === null || note === undefined) return false;
  if (!silent) {
    note.number ??= dialect.numbered += 1;
    note.marks += 1;
    const token = state.push("footnote_mark", "", 0);
    token.meta = { number: note.number };
  }
  state.pos += found[0].length;
  return true;
}

function toName(written: string): string {
  return written.toLowerCase();
}

interface Note {
  readonly name: string;
  /** Infinity for one that no mark leads to. */
  readonly number: number;
  readonly marks: number;
  readonly tokens: Token[];
}

/** Puts the notes at the end of the text, by their numbers. Those that nothing leads to come last, since what is written is shown. */
function gatherFootnotes(state: StateCore): void {
  const { footnotes } = stateOf(state.env);
  if (footnotes.size === 0) return;
  const kept: Token[] = [];
  const notes: Note[] = [];
  // A note may stand in another one.
  const open: Token[][] = [];
  for (const token of state.tokens) {
    if (token.type === "footnote_open") {
      const name = String(token.meta?.["name"]);
      const { number = Infinity, marks = 0 } = footnotes.get(name) ?? {};
      open.push([token]);
      notes.push({ name, number, marks, tokens: open.at(-1) ?? [] });
    } else (open.at(-1) ?? kept).push(token);
    if (token.type === "footnote_close") open.pop();
  }
  const settled = settleRepeats(notes).sort((a, b) => (a.number === b.number ? 0 : a.number - b.number));
  const written = findWritten(state.tokens);
  const firstMarks = findFirstMarks(state.tokens);
  for (const { name, number, marks, tokens } of settled) {
    const [first] = tokens;
    if (first !== undefined) first.meta = number === Infinity ? {} : { number, marks };
    if (number === Infinity) continue;
    if (first !== undefined) keepAnchor(written.get(`fn ${name}`), first, state);
    const mark = firstMarks.get(number);
    if (mark !== undefined) keepAnchor(written.get(`fnref ${name}`), mark, state);
    const back = new state.Token("footnote_back", "", 0);
    back.meta = { number };
    const last = tokens.findLast(({ type }) => type === "inline");
    if (last === undefined) tokens.splice(-1, 0, back);
    else (last.children ??= []).push(back);
  }
  const section = ["footnotes_open", "footnotes_close"].map(
    (type, index) => new state.Token(type, "section", index === 0 ? 1 : -1),
  );
  state.tokens = [...kept, ...section.slice(0, 1), ...settled.flatMap(({ tokens }) => tokens), ...section.slice(1)];
}

const ofNote = /^#((?:user-content-)?(fn|fnref)(?::|(?<=-fn|-fnref)-)(.{1,200}))$/;

/** Anchors of notes, `fn:name`, and of their marks, `fnref:name`, as Python-Markdown, kramdown and GitHub have them, that links lead to. */
function findWritten(tokens: readonly Token[]): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  for (const { children } of tokens) {
    for (const link of children ?? []) {
      const href = link.type === "link_open" ? String(link.attrGet("href") ?? "") : "";
      const [, anchor, what = "", name = ""] = ofNote.exec(href) ?? [];
      const key = `${what} ${toName(name)}`;
      if (anchor !== undefined && !written.has(key)) written.set(key, anchor);
    }
  }
  return written;
}

/** The first mark of each note, by its number, which the note leads back to. */
function findFirstMarks(tokens: readonly Token[]): ReadonlyMap<number, Token> {
  const marks = new Map<number, Token>();
  for (const { children } of tokens) {
    for (const token of children ?? []) {
      const number = token.type === "footnote_mark" ? Number(token.meta?.["number"]) : 0;
      if (number > 0 && !marks.has(number)) marks.set(number, token);
    }
  }
  return marks;
}

function keepAnchor(anchor: string | undefined, token: Token, { env }: StateCore): void {
  const { anchors, options } = stateOf(env);
  if (anchor === undefined || anchors.includes(options.idPrefix + anchor)) return;
  anchors.push(options.idPrefix + anchor);
  token.meta = { ...token.meta, anchor: options.idPrefix + anchor };
}

/** Of notes with one name, marks lead to the first. Others that say the same are left out, and what says something else has no number. */
function settleRepeats(notes: readonly Note[]): Note[] {
  const said = new Map<string, Set<string>>();
  return notes.flatMap((note) => {
    const words = note.tokens.map(({ content }) => content).join("\n");
    const known = said.get(note.name);
    if (known === undefined) said.set(note.name, new Set([words]));
    else if (known.has(words)) return [];
    else known.add(words);
    return [known === undefined ? note : { ...note, number: Infinity }];
  });
}
