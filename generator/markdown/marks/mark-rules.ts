import type { MarkdownIt, StateInline } from "markdown-it";

/*
 * Marks that MkDocs and others have in lines: `==marked==`, `^^inserted^^`, `H~2~O`, `x^2^` and keys, `++ctrl+alt+del++`. None of them
 * begins within a word but what is set below or above it, so that what compares, counts or calls stays what it is.
 */

/** Teaches the dialect these marks. */
export function addMarkRules(markdown: MarkdownIt): void {
  const { ruler } = markdown.inline;
  ruler.before("emphasis", "marked", (state, silent) => readPair(state, silent, "==", "mark"));
  ruler.before("emphasis", "inserted", (state, silent) => readPair(state, silent, "^^", "ins"));
  ruler.before("emphasis", "lowered", (state, silent) => readShifted(state, silent, "~", "sub"));
  ruler.before("emphasis", "raised", (state, silent) => readShifted(state, silent, "^", "sup"));
  ruler.before("emphasis", "keys", keys);
}

const word = /[\p{L}\p{N}_]/u;
const longest = 400;

function readPair(state: StateInline, silent: boolean, mark: string, tag: string): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== mark[0] || src[pos + 1] !== mark[1]) return false;
  const start = pos + 2;
  if (/[\s=^]/.test(src[start] ?? " ") || word.test(src[pos - 1] ?? " ") || src[pos - 1] === mark[0]) return false;
  const end = src.slice(start, Math.min(posMax, start + longest)).indexOf(mark) + start;
  if (end <= start || /\s/.test(src[end - 1] ?? " ")) return false;
  const behind = src[end + 2] ?? " ";
  if (word.test(behind) || behind === mark[0]) return false;
  if (!silent) {
    state.push(`${tag}_open`, tag, 1);
    state.pos = start;
    state.posMax = end;
    state.md.inline.tokenize(state);
    state.posMax = posMax;
    state.push(`${tag}_close`, tag, -1);
  }
  state.pos = end + 2;
  return true;
}

const shifted = /([~^])([+-]?[A-Za-z0-9]{1,12}[+-]?)\1(?![~^])/y;

function readShifted(state: StateInline, silent: boolean, mark: string, tag: string): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== mark || !/[A-Za-z0-9)]/.test(src[pos - 1] ?? " ")) return false;
  shifted.lastIndex = pos;
  const [whole = "", , content = ""] = shifted.exec(src) ?? [];
  if (whole === "" || pos + whole.length > posMax) return false;
  // `1~2~3` is a list of numbers, and `x^y^z` and `2^3^2` are powers of powers.
  const behind = src[pos + whole.length] ?? " ";
  if (mark === "^" ? word.test(behind) : /\d/.test(src[pos - 1] ?? " ") && /\d/.test(behind)) return false;
  if (!silent) {
    state.push(`${tag}_open`, tag, 1);
    state.push("text", "", 0).content = content;
    state.push(`${tag}_close`, tag, -1);
  }
  state.pos += whole.length;
  return true;
}

const keyForm = /\+\+([a-z0-9-]{1,20}(?:\+[a-z0-9-]{1,20}){0,5})\+\+(?![\w+])/iy;
const keyNames = new Set([
  ...["ctrl", "control", "alt", "option", "shift", "cmd", "command", "meta", "super", "win", "windows", "fn", "menu"],
  ...["enter", "return", "esc", "escape", "tab", "space", "backspace", "del", "delete", "ins", "insert", "home", "end"],
  ...["up", "down", "left", "right", "page-up", "page-down", "caps-lock", "print-screen", "plus", "minus", "slash"],
  ...["arrow-up", "arrow-down", "arrow-left", "arrow-right", "comma", "period", "pause", "num-lock", "scroll-lock"],
]);

function keys(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== "+" || src[pos + 1] !== "+" || /[\w+]/.test(src[pos - 1] ?? " ")) return false;
  keyForm.lastIndex = pos;
  const [whole = "", inside = ""] = keyForm.exec(src) ?? [];
  const names = inside.split("+");
  const isKey = (name: string): boolean => keyNames.has(name) || /^(?:[a-z0-9]|f\d{1,2})$/.test(name);
  if (whole === "" || pos + whole.length > posMax || !names.every((name) => isKey(name.toLowerCase()))) return false;
  if (!silent) {
    for (const [index, name] of names.entries()) {
      if (index > 0) state.push("text", "", 0).content = "+";
      state.push("kbd_open", "kbd", 1);
      state.push("text", "", 0).content = toKey(name);
      state.push("kbd_close", "kbd", -1);
    }
  }
  state.pos += whole.length;
  return true;
}

function toKey(name: string): string {
  const words = name.split("-").map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`);
  return words.join(" ");
}
