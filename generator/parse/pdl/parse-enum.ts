import { pdlCodes } from "../../diagnostics/codes/pdl.ts";
import type { EnumNode, SymbolNode } from "../schema-document.ts";
import { parsePrefix, readAnnotations, type Prefix } from "./annotations.ts";
import { parseHead, type Scope } from "./declaration-head.ts";
import { takeName } from "./parse-name.ts";
import { takeClosing, takePunctuation } from "./take-token.ts";
import { formatToken, type Token, type TokenKind } from "./token.ts";
import { type Mark, SyntaxFault, type TokenStream } from "./token-stream.ts";

/** Enum: `enum` NAME `{` Symbol* `}` */
export function parseEnum(stream: TokenStream, scope: Scope, prefix: Prefix): EnumNode {
  stream.take();
  const head = parseHead(stream, scope, prefix, "an enum");
  const opener = takePunctuation(stream, "{");
  const symbols: SymbolNode[] = [];
  while (stream.peek().kind !== "}" && stream.peek().kind !== "end") {
    const mark = stream.mark();
    const start = stream.peek();
    try {
      symbols.push(parseSymbol(stream));
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      stream.reportFault(fault);
      skipBrokenSymbol(stream, start, mark);
    }
  }
  takeClosing(stream, "}", opener, "the enum");
  return { kind: "enum", ...head, symbols, span: stream.spanFrom(prefix.start) };
}

function skipBrokenSymbol(stream: TokenStream, start: Token, mark: Mark): void {
  if (stream.peek() === start) stream.take();
  for (;;) {
    const { kind } = stream.peek();
    if (kind === "end") break;
    const outside = stream.mark().depth <= mark.depth;
    if (outside && symbolStarts.has(kind)) break;
    stream.take();
  }
  stream.recover(mark);
}

/** What may begin a symbol or end the list of them. */
const symbolStarts: ReadonlySet<TokenKind> = new Set<TokenKind>(["}", "identifier", "segment", "doc", "@"]);

/** Symbol: Prefix NAME */
function parseSymbol(stream: TokenStream): SymbolNode {
  const prefix = parsePrefix(stream);
  if (prefix.docToken !== undefined && (stream.peek().kind === "}" || stream.peek().kind === "end")) {
    throw new SyntaxFault(pdlCodes.misplacedDoc({ place: `before ${formatToken(stream.peek())}` }), prefix.docToken);
  }
  const name = takeName(stream, "a symbol of an enum", true).text;
  const annotated = readAnnotations(stream, prefix.properties);
  return { name, doc: prefix.doc, ...annotated, span: stream.spanFrom(prefix.start) };
}
