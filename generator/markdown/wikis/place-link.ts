import type { StateInline } from "markdown-it";
import { stateOf } from "../dialect-state.ts";
import { placeScheme } from "./name-scheme.ts";

const form = /\[([^[\]]{1,300})\]\[([^[\]\n]{0,300})\]/y;

/** `[words][place]` and `[place][]`, where nothing on the page says what they lead to: a place of that name on any page. */
export function placeLink(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== "[" || stateOf(state.env).options.wikiLinks !== "references") return false;
  form.lastIndex = pos;
  const [whole = "", words = "", second = ""] = form.exec(src) ?? [];
  if (whole === "" || pos + whole.length > posMax) return false;
  const isNamed = second.trim() !== "";
  const name = (isNamed ? second : words).replaceAll("`", "").trim();
  // What stands right behind a name is an index, as in `list[i][j]`.
  if (!/^\S*\p{L}\S*$/u.test(name) || /[\w\])]/.test(src[pos - 1] ?? "")) return false;
  if (!silent) {
    const offset = isNamed ? pos + words.length + 3 : pos + 1;
    const open = state.push("link_open", "a", 1);
    open.attrs = [["href", placeScheme + name]];
    open.meta = { offset, written: isNamed ? second : words };
    state.pos = pos + 1;
    state.posMax = pos + 1 + words.length;
    state.md.inline.tokenize(state);
    state.push("link_close", "a", -1);
  }
  state.pos = pos + whole.length;
  state.posMax = posMax;
  return true;
}
