import type { Token } from "markdown-it";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import type { Place } from "../../markdown/dialect-state.ts";
import { isFormulaFence } from "../../markdown/formulas/formula-rules.ts";
import { escapeHtml } from "../markup/markup.ts";
import { renderListing } from "./render-code.ts";
import { isInLink, reportAt, type RenderState } from "./render-state.ts";

/** Lines don't break in formulas, and longer ones may be wider than a phone. */
const longestOnLine = 40;

type FormulaToken = Pick<Token, "content" | "block" | "markup" | "map" | "meta">;

/** Code in the language of formulas; undefined for any other, or where formulas aren't drawn. */
export function renderFormulaFence({ info, content, map }: Token, state: RenderState): string | undefined {
  if (state.context.drawFormula === undefined || !isFormulaFence(info)) return undefined;
  return renderFormula({ content: content.trimEnd(), block: true, markup: "", map, meta: null }, state);
}

/** A formula, in a line or with lines of its own; what can't be read is shown as its TeX. */
export function renderFormula(token: FormulaToken, state: RenderState): string {
  const { content: tex, block: isBlock, meta } = token;
  const written = String(meta?.["written"] ?? tex);
  const { drawFormula } = state.context;
  if (drawFormula === undefined) return isBlock ? renderTex(tex) : escapeHtml(written);
  const drawn = drawFormula(state.room, tex, isBlock ? "block" : token.markup === "$$" ? "large" : "line");
  if ("problem" in drawn) {
    const place = meta?.["place"] as Place | undefined;
    reportAt(state, proseCodes.unreadFormula({ detail: drawn.problem }), place ?? token);
    return isBlock ? renderTex(tex) : `<code>${escapeHtml(written)}</code>`;
  }
  const box = 'role="group" tabindex="0" aria-label="Formula, scrolls sideways"';
  if (isBlock) return `<div class="formula-box" ${box}>${drawn.markup}</div>\n`;
  const isNarrow = tex.length <= longestOnLine || isInLink(state);
  return isNarrow ? drawn.markup : `<span class="formula-long" ${box}>${drawn.markup}</span>`;
}

function renderTex(tex: string): string {
  return renderListing({ code: tex, name: "Formula in TeX" });
}
