import { writeMathml } from "./write-mathml.ts";

/** What is left of the formulas that a page may have. */
interface FormulaRoom {
  formulas: number;
}

/** A formula as markup, or why there is none. */
export type DrawnFormula = { readonly markup: string } | { readonly problem: string };

/** Small in a line, as large there as it likes to be, or with lines of its own. */
export type FormulaForm = "line" | "large" | "block";

/** Reads a formula in TeX, and gives its MathML. */
export type DrawFormula = (room: FormulaRoom, tex: string, form: FormulaForm) => DrawnFormula;

/** Longer texts and deeper ones are no formulas that somebody reads. */
const longest = 5000;
const deepest = 50;
/** What is defined may be as long as it is short to ask for, so there is less of both. */
const definition = /\\(?:[gex]?def|let|global|long|futurelet|(?:re|provide|new)\w*command|DeclareMathOperator)\b/;
const longestDefining = 500;
const mostExpansions = { usual: 1000, defining: 50 };
/** In `em` and in points. */
const largest: [number, number] = [50, 500];

/** The library that reads TeX, ready to draw. */
export async function loadFormulas(): Promise<DrawFormula> {
  const { default: temml } = await import("temml");
  const convert = (tex: string, form: FormulaForm): DrawnFormula => {
    const isDefining = definition.test(tex);
    if (tex.length > (isDefining ? longestDefining : longest)) return { problem: "it is too long" };
    if (countDepth(tex) > deepest) return { problem: "it is nested too deeply" };
    try {
      const mathml = temml.renderToString(isBareAlignment(tex, form) ? `\\begin{aligned}${tex}\\end{aligned}` : tex, {
        displayMode: form !== "line",
        throwOnError: true,
        trust: false,
        maxSize: largest,
        maxExpand: isDefining ? mostExpansions.defining : mostExpansions.usual,
      });
      const markup = writeMathml(mathml, { tex, isBlock: form === "block" });
      return markup === undefined ? { problem: "it has something that pages don't show" } : { markup };
    } catch (error) {
      // The library throws at what is no TeX; where it fails itself, the text is shown as well.
      const isOwn = error instanceof Error && !(error instanceof TypeError);
      return { problem: isOwn ? describe(error.message) : "what reads formulas fails at it" };
    }
  };
  return (room, tex, form) => {
    if (room.formulas < 0) return { problem: "there are too many on the page" };
    const drawn = convert(tex, form);
    // What was read in vain took its time as well.
    room.formulas -= "markup" in drawn ? drawn.markup.length : 1000 + 10 * Math.min(tex.length, longest);
    return drawn;
  };
}

/** Whether lines are held together at their signs without an environment that does so, which Sphinx puts around them. */
function isBareAlignment(tex: string, form: FormulaForm): boolean {
  return form === "block" && /(?<!\\)&/.test(tex) && !tex.includes("\\begin");
}

/** What the library says, without the frame around the place; that is the diagnostic's. */
function describe(message: string): string {
  const [said = ""] = message.trim().split(/ at (?:position|end of input)\b|\n/);
  if (said.startsWith("Maximum call stack")) return "it is nested too deeply";
  if (said.startsWith("Too many expansions")) return "its macros have no end, or one that is too far";
  if (said.endsWith(" is not trusted"))
    return said.replace(/^Function "(.*)" is not trusted$/, "`$1` is left to pages");
  return said.charAt(0).toLowerCase() + said.slice(1, 200);
}

function countDepth(tex: string): number {
  let depth = 0;
  let most = 0;
  for (const [mark] of tex.matchAll(/\\(?:left|begin|bigl|right|end|[^])|[{}]/g)) {
    if (mark === "{" || mark === "\\left" || mark === "\\begin") depth += 1;
    else if (mark === "}" || mark === "\\right" || mark === "\\end") depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}
