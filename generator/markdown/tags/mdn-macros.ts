import type { StateCore } from "markdown-it";
import { changeOutsideFences } from "../change-outside-fences.ts";
import { changeOutsideCode } from "../change-outside-code.ts";
import { decodeEntities } from "../html/scan-tag.ts";

/*
 * Pages of MDN name things by macros, `{{domxref("Element.click()", "click()")}}`, which lead to pages that their names don't tell. What they
 * say is shown; what is drawn from data of MDN's own is left out.
 */

/** Names of code, and how they are written where nothing else is said. */
const codes: ReadonlyMap<string, (name: string) => string> = new Map([
  ...["domxref", "jsxref", "cssxref", "httpheader", "httpmethod", "svgattr", "csp", "webextapiref", "htmlattrxref"].map(
    (name) => [name, (said: string) => said] as const,
  ),
  ...["htmlelement", "svgelement", "mathmlelement"].map((name) => [name, (said: string) => `<${said}>`] as const),
  ["httpstatus", (said) => said],
  ["htmlattrdef", (said) => said],
]);
const words: ReadonlyMap<string, (name: string) => string> = new Map<string, (name: string) => string>([
  ["glossary", (name) => name.replaceAll("_", " ")],
  ["rfc", (name) => `RFC ${name}`],
  ["optional_inline", () => "(optional)"],
  ["readonlyinline", () => "(read only)"],
  ["deprecated_inline", () => "(deprecated)"],
  ["experimental_inline", () => "(experimental)"],
  ["non-standard_inline", () => "(non-standard)"],
]);
/** What is drawn from data, runs, or lists other pages. */
const drawn =
  /^(?:compat|specifications|apiref|defaultapisidebar|\w{0,40}sidebar|\w{0,40}ref|embed\w{1,40}|interactiveexample|\w{0,40}example|previous\w{0,40}|next\w{0,40}|inheritancediagram|deprecated_header|seecompattable|securecontext_header|availableinworkers|non-standard_header|quicklinkswith\w{0,40}|listsubpages|subpageswithsummaries|cssinfo|csssyntax|webextexamples)$/i;

/** What isn't followed by a comma is the last of its arguments: a row of digits would be several in as many ways as it can be cut. */
const macro =
  /\{\{\s{0,9}([A-Za-z][\w-]{1,40})\s{0,9}(?:\(\s{0,9}((?:(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'|[\w.-]{1,40})\s{0,9}(?:,\s{0,9}|(?=\)))){0,9})\)\s{0,9})?\}\}/g;
const signs =
  /\{\{\s{0,9}(?:domxref|jsxref|cssxref|htmlelement|httpheader|apiref|glossary|embedlivesample|compat)\s{0,9}[(}]/i;

/** Writes the macros of MDN as words. */
export function translateMacros(state: StateCore): void {
  if (!signs.test(state.src)) return;
  state.src = changeOutsideFences(state.src, (line) => {
    // What is meant by a term of a list is a list below it.
    const shown = line.replace(/^([ \t]{1,20}[-*] ): (?=\S)/, "$1");
    if (!shown.includes("{{")) return shown;
    return changeOutsideCode(shown, (text) => text.replaceAll(macro, writeMacro));
  });
}

function writeMacro(whole: string, written: string, inside = ""): string {
  const name = written.toLowerCase();
  const [first = "", said = ""] = [...inside.matchAll(/"([^"]*)"|'([^']*)'|([\w.-]+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  );
  const code = codes.get(name);
  const shown = code === undefined || first === "" ? "" : toCode(said === "" ? code(first) : said);
  if (shown !== "") return `\`${shown}\``;
  const word = words.get(name);
  if (word !== undefined) return said === "" ? word(first) : said;
  return drawn.test(name) ? "" : whole;
}

/** What is said in HTML, where Markdown would show it as it is written. */
function toCode(said: string): string {
  return decodeEntities(said.replaceAll(/<\/?code>/gi, "")).replaceAll(/[`\s]+/g, (sign) =>
    sign.includes("`") ? "" : " ",
  );
}
