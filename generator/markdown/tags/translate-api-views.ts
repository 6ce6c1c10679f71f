import type { StateCore } from "markdown-it";
import { changeOutsideFences } from "../change-outside-fences.ts";

/*
 * Plug-ins of MkDocs show an API where a page has `<swagger-ui src="openapi.json"/>`, or `!!swagger openapi.json!!`, on a line of its own.
 * Their viewers are programs of others, which no page runs: readers are led to the file that it would show.
 */

const element =
  /^([ \t>]*)<swagger-ui\s[^<>\n]{0,500}?\bsrc\s{0,9}=\s{0,9}(?:"([^"<>\n]{1,500})"|'([^'<>\n]{1,500})')[^<>\n]{0,500}>(?:<\/swagger-ui>)?[ \t]*\r?$/i;
const mark = /^([ \t>]*)!!swagger(?:-http)?[ \t]{1,9}([^\s<>!]{1,500})[ \t]{0,9}!![ \t]*\r?$/i;

/** Writes where an API would be shown as links to what it is described by. */
export function translateApiViews(state: StateCore): void {
  if (!/<swagger-ui\s|!!swagger/i.test(state.src)) return;
  state.src = changeOutsideFences(state.src, (line) => {
    const [, lead = "", double, single] = element.exec(line) ?? mark.exec(line) ?? [];
    const address = (double || single || "").trim();
    const name = address.replace(/[?#].*$/s, "").replace(/^.*\/(?=[^/])/s, "");
    return name === "" ? line : `${lead}[${name.replaceAll(/[\\[\]`*_]/g, String.raw`\$&`)}](<${address}>)`;
  });
}
