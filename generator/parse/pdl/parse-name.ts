import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import { expected } from "./take-token.ts";
import type { Token } from "./token.ts";
import type { TokenStream } from "./token-stream.ts";

/** QualifiedName: NAME (`.` NAME)*. White space may surround the dots, each part may have back-ticks. */
export function parseQualifiedName(
  stream: TokenStream,
  role: string,
): { readonly name: string; readonly start: Token } {
  const start = stream.peek();
  const parts = [takeName(stream, role).text];
  while (stream.peek().kind === ".") {
    stream.take();
    // The next declaration begins on a new line; a keyword on the same one belongs to the name.
    parts.push(takeName(stream, role, !stream.isFirstOnLine(stream.peek())).text);
  }
  return { name: parts.join("."), start };
}

/** NAME; dots after it are reported, and the last part counts. */
export function parseSimpleName(stream: TokenStream, role: string): Token {
  const first = takeName(stream, role);
  if (stream.peek().kind !== ".") return first;
  let last = first;
  let name = first.text;
  while (stream.peek().kind === ".") {
    stream.take();
    last = takeName(stream, role);
    name += `.${last.text}`;
  }
  stream.report(pdlCodes.qualifiedName({ name, role: role.replace(/^the name of /, "") }), { ...first, end: last.end });
  return last;
}

/** An identifier. A keyword or a name with other characters is reported and taken for the name it was meant as. */
export function takeName(stream: TokenStream, role: string, anyKeyword = false): Token {
  const token = stream.peek();
  if (token.kind === "identifier") {
    if (token.text.includes("-")) stream.report(pdlCodes.illegalName({ name: token.text, role }), token);
    return stream.take();
  }
  if (token.kind === "keyword" && (anyKeyword || canStandForName(stream))) {
    stream.report(pdlCodes.keywordAsName({ keyword: token.text, role }), token);
    return stream.take();
  }
  if (token.kind === "segment") {
    stream.report(pdlCodes.illegalName({ name: token.text, role }), token);
    return stream.take();
  }
  throw expected(stream, role);
}

/** A keyword that is followed like a name was most likely meant as one. */
function canStandForName(stream: TokenStream): boolean {
  const { kind } = stream.peek(1);
  return kind !== "identifier" && kind !== "keyword" && kind !== "segment";
}
