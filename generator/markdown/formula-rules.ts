import type { MarkdownIt, StateBlock, StateInline } from "markdown-it";

/**
 * Formulas in TeX, `$x_1$` and `$$ … $$`. They are shown as they are written: what would be marks of Markdown in them is
 * part of the formula.
 */
export function addFormulaRules(markdown: MarkdownIt): void {
  markdown.block.ruler.before("table", "formula_block", formulaBlock, {
    alt: ["paragraph", "reference", "blockquote", "list"],
  });
  markdown.inline.ruler.before("escape", "formula", formula);
}

const form = /^(?:\$\$((?:[^$\\`]|\\[^])+?)\$\$|\$(?![\s${])((?:[^$\\`]|\\[^])*?[^\s\\`$])\$)(?![\w${])/;
/** What tells a formula from prices and from names of variables. */
const sign = /[_^]|\\[A-Za-z,;:!{}|\\ ]/;
const longestInline = 1000;
const mostLines = 200;

function formula(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== "$" || /[\w$\\]/.test(state.src[state.pos - 1] ?? "")) return false;
  const found = form.exec(state.src.slice(state.pos, Math.min(state.posMax, state.pos + longestInline)));
  if (found === null || !sign.test(found[1] ?? found[2] ?? "")) return false;
  if (!silent) state.push("text", "", 0).content = found[0].replace(/\s*\n\s*/g, " ");
  state.pos += found[0].length;
  return true;
}

/** A formula that takes lines of its own. There is no blank one in it. */
function formulaBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  if (!state.src.startsWith("$$", start)) return false;
  let line = startLine;
  while (line < endLine && !endsFormula(state, line, line === startLine ? start + 2 : 0)) {
    line += 1;
    if (line - startLine > mostLines) return false;
    if (line < endLine && (state.isEmpty(line) || (state.sCount[line] ?? 0) < state.blkIndent)) return false;
  }
  if (line >= endLine) return false;
  if (silent) return true;
  const text = state.getLines(startLine, line + 1, state.sCount[startLine] ?? 0, false).trim();
  const token = state.push("formula", "", 0);
  token.content = text.replace(/^\$\$[ \t]*\n?|\n?[ \t]*\$\$$/g, "");
  token.map = [startLine, line + 1];
  state.line = line + 1;
  return true;
}

function endsFormula(state: StateBlock, line: number, from: number): boolean {
  const begin = Math.max(state.bMarks[line] ?? 0, from);
  return state.src.slice(begin, state.eMarks[line]).trimEnd().endsWith("$$");
}
