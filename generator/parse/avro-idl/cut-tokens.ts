import { avdlCodes } from "../../diagnostics/codes/avdl.ts";
import type { Problem } from "../../diagnostics/diagnostic.ts";
import type { IdlToken } from "./idl-token.ts";

/** Called with a problem and the offsets of the characters concerned. */
export type OnProblem = (problem: Problem, start: number, end: number) => void;

/** Each form at an offset, the first that fits counts. Every one takes time in proportion to what it matches. */
const forms: readonly (readonly [kind: IdlToken["kind"] | "blank", pattern: RegExp])[] = [
  ["blank", /[\s\uFEFF\x1a]+|\/\/[^\n]*/y],
  // Names of annotations have hyphens, those of types dots.
  ["word", /[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:[.-][\p{L}_$][\p{L}\p{M}\p{N}_$]*)*/uy],
  ["number", /-?(?:0[xX][\da-fA-F]+|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|Infinity)[lLfFdD]?/y],
  ["string", /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y],
  ["quoted", /`[^`\n]+`/y],
  ["mark", /[{}()[\]<>,;=@?:]/y],
];

/** The tokens of a text with one `end` behind them. What can't be one is told, and passed over. */
export function cutTokens(text: string, onProblem: OnProblem): readonly IdlToken[] {
  const tokens: IdlToken[] = [];
  let offset = 0;
  while (offset < text.length) {
    const start = offset;
    if (text.startsWith("/*", start)) {
      offset = findCommentEnd(text, start, onProblem);
      const isDoc = text[start + 2] === "*" && offset - start > 4;
      if (isDoc) tokens.push({ kind: "doc", text: text.slice(start, offset), start, end: offset });
      continue;
    }
    const form = forms.find(([, pattern]) => {
      pattern.lastIndex = start;
      return pattern.test(text);
    });
    if (form === undefined) {
      offset = passOver(text, start, onProblem);
      continue;
    }
    const [kind, pattern] = form;
    offset = pattern.lastIndex;
    if (kind === "quoted") tokens.push({ kind, text: text.slice(start + 1, offset - 1), start, end: offset });
    else if (kind !== "blank") tokens.push({ kind, text: text.slice(start, offset), start, end: offset });
  }
  return [...tokens, { kind: "end", text: "", start: text.length, end: text.length }];
}

/** A comment that isn't closed is told, and takes all of the text. */
function findCommentEnd(text: string, start: number, onProblem: OnProblem): number {
  const close = text.indexOf("*/", start + 2);
  if (close !== -1) return close + 2;
  onProblem(avdlCodes.unclosed({ what: "comment" }), start, start + 2);
  return text.length;
}

/** To the end of the line where a string begins that isn't closed, else one character. */
function passOver(text: string, start: number, onProblem: OnProblem): number {
  const lineEnd = text.indexOf("\n", start);
  if (/["'`]/.test(text[start] ?? "")) {
    const end = lineEnd === -1 ? text.length : lineEnd;
    onProblem(avdlCodes.unclosed({ what: text[start] === "`" ? "name" : "string" }), start, end);
    return end;
  }
  const end = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  onProblem(avdlCodes.unexpected({ expected: "a declaration", found: text.slice(start, end) }), start, end);
  return end;
}
