/*
 * Formulas in TeX as MathML, which browsers draw by themselves. The library that reads TeX is loaded only where a text holds a
 * formula, and its markup is written anew.
 */

export { type DrawFormula, loadFormulas } from "./draw-formula.ts";
