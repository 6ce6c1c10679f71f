import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import { findMeant } from "../../diagnostics/suggest.ts";
import { isKeyword, takeKeyword } from "./take-token.ts";
import type { Token } from "./token.ts";
import type { TokenStream } from "./token-stream.ts";

/* Keywords as they are written, and as misspelled ones are meant. */

/** The keyword as which a name at the beginning of a type is meant: one that what follows fits to. */
export function findMeantType(stream: TokenStream): string | undefined {
  const { kind, text } = stream.peek();
  const next = stream.peek(1).kind;
  if (kind !== "identifier") return undefined;
  if (next === "[") return findMeant(text, ["array", "map", "union"]);
  if (next !== "identifier" || !mayBeKeyword(stream)) return undefined;
  const behind = stream.peek(2);
  const keyword = findMeant(text, namedKeywords);
  if (keyword === "typeref") return behind.kind === "=" ? keyword : undefined;
  if (keyword === "fixed") return behind.kind === "number" ? keyword : undefined;
  if (behind.kind === "{" || isKeyword(behind, "includes")) return keyword;
  return keyword === "record" && findMeant(behind.text, ["includes"]) !== undefined ? keyword : undefined;
}

/** Types have capitals; at the head of a line a word may be a keyword that was given one. */
function mayBeKeyword(stream: TokenStream): boolean {
  const token = stream.peek();
  return /^[a-z]+$/.test(token.text) || (namedKeywords.has(token.text.toLowerCase()) && stream.isFirstOnLine(token));
}

/** Takes the keyword, or what is meant as it before a type or a name; a misspelled one is reported. */
export function takeMeantKeyword(stream: TokenStream, keyword: string): boolean {
  if (takeKeyword(stream, keyword)) return true;
  const token = stream.peek();
  const next = stream.peek(1);
  const goesOn = next.kind === "identifier" || next.kind === "keyword";
  if (token.kind !== "identifier" || !goesOn || stream.peek(2).kind === ":") return false;
  if (stream.isFirstOnLine(next) || findMeant(token.text, [keyword]) === undefined) return false;
  stream.report(pdlCodes.misspelledKeyword({ found: token.text, keyword }), stream.take());
  return true;
}

/** Whether the token begins a named declaration. */
export function isNamedKeyword(token: Token): boolean {
  return token.kind === "keyword" && namedKeywords.has(token.text);
}

const namedKeywords: ReadonlySet<string> = new Set(["record", "enum", "typeref", "fixed"]);
