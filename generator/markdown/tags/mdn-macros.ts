import type { StateCore } from "markdown-it";
import { closesFence, readFence } from "../fence-reader.ts";
import { changeOutsideCode } from "../change-outside-code.ts";

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

const macro =
  /\{\{\s{0,9}([A-Za-z][\w-]{1,40})\s{0,9}(?:\(((?:\s{0,9}(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'|\d{1,9})\s{0,9},?){0,6})\)\s{0,9})?\}\}/g;
const signs =
  /\{\{\s{0,9}(?:domxref|jsxref|cssxref|htmlelement|httpheader|apiref|glossary|embedlivesample|compat)\s{0,9}[(}]/i;

/** Writes the macros of MDN as words. */
export function translateMacros(state: StateCore): void {
  if (!signs.test(state.src)) return;
  let fence: string | undefined;
  state.src = state.src
    .split("\n")
    .map((line) => {
      if (fence !== undefined) {
        if (closesFence(line, fence)) fence = undefined;
        return line;
      }
      fence = readFence(line)?.mark;
      if (fence !== undefined) return line;
      // What is meant by a term of a list is a list below it.
      const shown = line.replace(/^([ \t]{1,20}[-*] ): (?=\S)/, "$1");
      if (!shown.includes("{{")) return shown;
      return changeOutsideCode(shown, (text) => text.replaceAll(macro, writeMacro));
    })
    .join("\n");
}

function writeMacro(whole: string, written: string, inside = ""): string {
  const name = written.toLowerCase();
  const [first = "", said = ""] = [...inside.matchAll(/"([^"]*)"|'([^']*)'|(\d+)/g)].map(
    ([, double, single, number]) => double ?? single ?? number ?? "",
  );
  const code = codes.get(name);
  if (code !== undefined && first !== "") return `\`${(said === "" ? code(first) : said).replaceAll("`", "")}\``;
  const word = words.get(name);
  if (word !== undefined) return said === "" ? word(first) : said;
  return drawn.test(name) ? "" : whole;
}
