/**
 * How a project marks its formulas, where it has switched them on: with dollars alone, as remark-math has it, with brackets as well,
 * as arithmatex has it, `\(x\)`, or with brackets whose backslash is escaped, as mdBook has it, `\\(x\\)`.
 */
export type FormulaDialect = "dollars" | "brackets" | "escaped brackets";

/** What tells a formula from prices and from names of variables. */
const sign = /[_^]|\\[A-Za-z,;:!{}|\\ ]/;
/** The name of a variable or a placeholder, such as `user_name` and `DATAHUB_VERSION`; single letters have indexes. */
const name = /^(?=[^]*[A-Za-z]{3})[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/;
const letter = /^[A-Za-z]'*$/;
const operator = /[=<>+*/(),|-]/;

/** Whether text between dollars is a formula where nobody has said that there are any: no price, no words and no name. */
export function isPlainly(tex: string): boolean {
  if (name.test(tex) || !/[A-Za-z\\]/.test(tex)) return false;
  return sign.test(tex) || letter.test(tex) || (operator.test(tex) && !/^\d|[A-Za-z]{3}/.test(tex));
}

/** Whether text between brackets is one, which are otherwise brackets that somebody has escaped. */
export function isPlainlyTex(tex: string): boolean {
  return isPlainly(tex) && /\\[A-Za-z]{2}|(?:\b[A-Za-z]|[)}])[_^][A-Za-z0-9{\\]/.test(tex);
}

/** The TeX that Markdown makes of what is written between escaped brackets. */
export function unescapeTex(written: string): string {
  return written.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}
