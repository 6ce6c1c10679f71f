import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import { formatToken, type Punctuation, type Token } from "./token.ts";
import { SyntaxFault, type TokenStream } from "./token-stream.ts";

/* Single tokens, taken as what the grammar wants in a place. */

/** Whether the token is this keyword. */
export function isKeyword(token: Token, keyword: string): boolean {
  return token.kind === "keyword" && token.text === keyword;
}

/** Takes the keyword if it comes next, and says whether it did. */
export function takeKeyword(stream: TokenStream, keyword: string): boolean {
  if (!isKeyword(stream.peek(), keyword)) return false;
  stream.take();
  return true;
}

/** Takes the sign that has to come next; throws a fault where another does. */
export function takePunctuation(stream: TokenStream, kind: Punctuation): Token {
  if (stream.peek().kind !== kind) throw expected(stream, `\`${kind}\``);
  return stream.take();
}

/** The bracket that closes `opener`. A missing one is reported, and taken as present where what follows can stand after it. */
export function takeClosing(stream: TokenStream, kind: "}" | "]", opener: Token, opened: string): void {
  const token = stream.peek();
  if (token.kind === kind) {
    stream.take();
    return;
  }
  const problem = pdlCodes.unclosed({ opened, found: formatToken(token), closing: kind });
  const related = [{ message: "opened here", span: stream.span(opener.start, opener.end) }];
  const canGoOn =
    token.kind === "end" || (kind === "]" && (token.kind === "}" || token.kind === "=" || startsField(stream)));
  if (!canGoOn) throw new SyntaxFault(problem, token, related);
  stream.report(problem, token, related);
}

/** The fault that something else comes next than what the grammar wants, to be thrown. */
export function expected(stream: TokenStream, what: string): SyntaxFault {
  const token = stream.peek();
  if (token.kind === "doc") return new SyntaxFault(pdlCodes.misplacedDoc({ place: `before ${what}` }), token);
  return new SyntaxFault(pdlCodes.unexpectedToken({ expected: what, found: formatToken(token) }), token);
}

/** Whether a field begins with what comes next. */
export function startsField(stream: TokenStream): boolean {
  const token = stream.peek();
  if (token.kind === "doc" || token.kind === "@") return true;
  return (token.kind === "identifier" || token.kind === "keyword") && stream.peek(1).kind === ":";
}
