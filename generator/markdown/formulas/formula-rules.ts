import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from "markdown-it";
import { stateOf, type DialectState, type Place } from "../dialect-state.ts";
import { type FormulaDialect, isPlainly, isPlainlyTex, unescapeTex } from "./formula-dialect.ts";

/**
 * Formulas in TeX: `$x_1$`, `` $`x_1`$ ``, `\(x_1\)`, and with lines of their own `$$ … $$`, `\[ … \]`, `\begin{align} … \end{align}`
 * and code in the language `math`. What would be marks of Markdown in them is part of the formula.
 */
export function addFormulaRules(markdown: MarkdownIt): void {
  markdown.block.ruler.before("table", "formula_block", formulaBlock, {
    alt: ["paragraph", "reference", "blockquote", "list"],
  });
  markdown.inline.ruler.before("escape", "formula", formula);
}

interface InlineForm {
  readonly opening: string;
  /** From the opening mark to behind the closing one; the formula is its first group. */
  readonly pattern: RegExp;
  isMeant(tex: string, dialect: FormulaDialect | undefined): boolean;
}

const isDollars = (dialect: FormulaDialect | undefined): boolean => dialect === "dollars" || dialect === "brackets";

/** The longer marks first, since they begin with the shorter ones. */
const inlineForms: readonly InlineForm[] = [
  {
    opening: "$$",
    pattern: /^\$\$((?:[^$\\`]|\\[^])+?)\$\$(?![\w${])/,
    isMeant: (tex, dialect) => dialect !== undefined || isPlainly(tex),
  },
  { opening: "$`", pattern: /^\$`([^`\n]+)`\$(?![\w$])/, isMeant: () => true },
  {
    opening: "$",
    pattern: /^\$(?![\s${])((?:[^$\\`]|\\[^])*?[^\s\\`$])\$(?![\w${])/,
    isMeant: (tex, dialect) => isDollars(dialect) || isPlainly(tex),
  },
  {
    opening: "\\\\(",
    pattern: /^\\\\\(((?:[^\\`]|\\(?!\\\))[^`])+?)\\\\\)/,
    isMeant: (tex, dialect) => dialect === "escaped brackets" || isPlainlyTex(tex),
  },
  {
    opening: "\\(",
    pattern: /^\\\(((?:[^\\`]|\\[^)`])+?)\\\)/,
    isMeant: (tex, dialect) => dialect === "brackets" || isPlainlyTex(tex),
  },
];

const longestInline = 1000;
const mostLines = 200;

function formula(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  const first = src[pos];
  if ((first !== "$" && first !== "\\") || /[\w$\\]/.test(src[pos - 1] ?? "")) return false;
  const form = inlineForms.find(({ opening }) => src.startsWith(opening, pos));
  const found = form?.pattern.exec(src.slice(pos, Math.min(posMax, pos + longestInline)));
  const [whole, tex = ""] = found ?? [];
  const dialect = stateOf(state.env).options.formulas;
  if (whole === undefined || form?.isMeant(tex, dialect) !== true || tex.trim() === "") return false;
  if (!silent) {
    const token = state.push("formula", "", 0);
    token.markup = form.opening;
    token.content = toTex(tex, form.opening, dialect).replace(/(?<!\s)\s*\n\s*/g, " ");
    token.meta = { offset: pos, written: whole.replace(/(?<!\s)\s*\n\s*/g, " ") };
  }
  state.pos += whole.length;
  return true;
}

/** In a book, Markdown is read before TeX is. */
function toTex(written: string, opening: string, dialect: FormulaDialect | undefined): string {
  const isEscaped = opening.startsWith("\\\\") || (dialect === "escaped brackets" && opening !== "$`");
  return isEscaped ? unescapeTex(written) : written;
}

const environments =
  /^\\begin\{((?:equation|align|alignat|gather|multline|eqnarray|flalign|split|cases|[bpvBV]?matrix)\*?)\}/;

interface BlockForm {
  readonly opening: string;
  readonly closing: string;
  /** Whether the marks are part of the formula. */
  readonly isKept?: true;
}

function findBlockForm(line: string): BlockForm | undefined {
  if (line.startsWith("$$")) return { opening: "$$", closing: "$$" };
  if (line.startsWith("\\\\[")) return { opening: "\\\\[", closing: "\\\\]" };
  if (line.startsWith("\\[")) return { opening: "\\[", closing: "\\]" };
  const [opening, name] = environments.exec(line) ?? [];
  return opening === undefined ? undefined : { opening, closing: `\\end{${name ?? ""}}`, isKept: true };
}

/** A formula that takes lines of its own. There is no blank one in it. */
function formulaBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const first = state.src[start];
  if (first !== "$" && first !== "\\") return false;
  const form = findBlockForm(state.src.slice(start, state.eMarks[startLine]));
  if (form === undefined) return false;
  let line = startLine;
  while (line < endLine && !endsFormula(state, line, form, line === startLine ? start + form.opening.length : 0)) {
    line += 1;
    if (line - startLine > mostLines) return false;
    if (line < endLine && (state.isEmpty(line) || (state.sCount[line] ?? 0) < state.blkIndent)) return false;
  }
  if (line >= endLine) return false;
  const text = state.getLines(startLine, line + 1, state.sCount[startLine] ?? 0, false).trim();
  const written = text.slice(form.opening.length, -form.closing.length);
  const dialect = stateOf(state.env).options.formulas;
  if (!isBlockMeant(written, form, dialect)) return false;
  if (silent) return true;
  const token = state.push("formula", "", 0);
  token.block = true;
  token.markup = form.opening;
  token.content = toTex(
    form.isKept === true ? text : written.replace(/^[ \t]*\n?/, "").replace(/\n?(?<![ \t])[ \t]*$/, ""),
    form.opening,
    dialect,
  );
  token.map = [startLine, line + 1];
  state.line = line + 1;
  return true;
}

function isBlockMeant(written: string, { opening }: BlockForm, dialect: FormulaDialect | undefined): boolean {
  if (opening === "\\[") return dialect === "brackets" || isPlainlyTex(written.trim());
  if (opening === "\\\\[") return dialect === "escaped brackets" || isPlainlyTex(written.trim());
  // Over several lines the marks are nothing else; on one they may be what shells call their process.
  return dialect !== undefined || opening !== "$$" || written.includes("\n") || isPlainly(written.trim());
}

function endsFormula(state: StateBlock, line: number, { closing }: BlockForm, from: number): boolean {
  const begin = Math.max(state.bMarks[line] ?? 0, from);
  return state.src.slice(begin, state.eMarks[line]).trimEnd().endsWith(closing);
}

/** Finds out where formulas in lines stand, and whether there is any. */
export function placeFormulas(state: StateCore): void {
  const dialect = stateOf(state.env);
  for (const token of state.tokens) {
    if (token.type === "formula" || (token.type === "fence" && isFormulaFence(token.info))) dialect.hasFormulas = true;
    if (token.type === "inline") placeInLines(token, state.src, dialect);
  }
}

function placeInLines({ map, content, children }: Token, text: string, dialect: DialectState): void {
  let line = map?.[0] ?? 0;
  let read = 0;
  /** How much of the line was found in the text. */
  let from = 0;
  for (const child of children ?? []) {
    // What a picture shows is told in words alone.
    for (const word of child.children ?? []) if (word.type === "formula") word.type = "text";
    if (child.type !== "formula") continue;
    dialect.hasFormulas = true;
    const offset = Number(child.meta?.["offset"]);
    for (let end = content.indexOf("\n", read); end !== -1 && end < offset; end = content.indexOf("\n", read)) {
      line += 1;
      from = 0;
      read = end + 1;
    }
    const written = content.slice(offset, offset + String(child.meta?.["written"]).length).replace(/\n[^]*/, "");
    const whole = text.slice(dialect.lineStarts[line] ?? 0, dialect.lineStarts[line + 1]);
    const found = whole.indexOf(written, from);
    if (found !== -1) from = found + written.length;
    const place: Place = { line, column: Math.max(found, 0), length: found === -1 ? 1 : written.length };
    child.meta = { ...child.meta, place };
  }
}

/** Whether a fence of code is a formula, as GitHub has it. */
export function isFormulaFence(info: string): boolean {
  return /^\s*math\b/.test(info);
}
