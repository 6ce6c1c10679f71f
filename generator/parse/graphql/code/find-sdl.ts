import { listLiterals, type CodeLiteral } from "./list-literals.ts";

/** The literals of a program that hold SDL: those that begin with a definition, rather than with a query of a client. */
export function findSdl(path: string, text: string): readonly CodeLiteral[] {
  if (!mayHold.test(text)) return [];
  return listLiterals(path, text).filter((literal) => isSdl(text, literal));
}

/** Spares most programs the closer look. */
const mayHold = /\b(?:type|interface|input|enum|union|scalar|schema|directive)\s{1,20}[\w@{]/;

/** Stands where an expression was. A name that is put in is none of a schema: `type ${name} struct {` writes a program. */
const hole = "\0";

/** White space, commas, comments and what is left of expressions. */
const ignored = String.raw`(?:[\s,\0\uFEFF]|#[^\n]*(?![^\n]))*`;
const begins = new RegExp(
  `^${ignored}(?:"""[^"]*(?:"{1,2}[^"]+)*"""${ignored}|"[^"\\n]*"${ignored})?(?:extend\\s+)?` +
    "(?:(?:type|interface|input|enum)\\s+\\w+[\\s\\0]*(?:implements\\s[^{]{1,2000})?[@{]" +
    '|union\\s+\\w+[\\s\\0]*[@=]|scalar\\s+\\w+(?=[\\s\\0]*(?:$|[@#"]|(?:type|interface|input|enum|union|scalar|schema|directive|extend)\\s))' +
    "|schema[\\s\\0]*[@{]|directive\\s*@\\w)",
);

function isSdl(text: string, { start, end, gaps }: CodeLiteral): boolean {
  let body = "";
  let from = start;
  for (const gap of gaps) {
    body += text.slice(from, gap.start) + hole;
    from = gap.end;
  }
  body += text.slice(from, end);
  if (!begins.test(body)) return false;
  if (isMarked(text, start)) return true;
  // What makes schemas has a frame for their beginning, with no type in it that somebody wrote.
  if (/^\s*schema\s*\{(?:[\s\0]|\\n|(?:query|mutation|subscription)\s*:\s*\0)*\}\s*$/.test(body)) return false;
  // Programs that write programs have declarations of TypeScript and the like in such literals.
  return !/;[ \t]*$/m.test(body.replaceAll(/"""[^"]*(?:"{1,2}[^"]+)*"""|#[^\n]*/g, ""));
}

/** Whether what stands before a literal says that it is GraphQL. */
function isMarked(text: string, start: number): boolean {
  return /(?:\b(?:gql|graphql)|\bGraphQL\s*\*\/)\s*\(?\s*["'`]{1,3}$/.test(text.slice(Math.max(0, start - 60), start));
}
