import type { Span } from "../../catalogue/span.ts";
import { listLineStarts } from "../../places/line-starts.ts";
import { pythonCodes } from "../../diagnostics/codes/python.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { Grammar, SyntaxTree } from "../syntax/grammar.ts";
import type { PythonDocument } from "./python-document.ts";
import { blankTypeDefaults } from "./blank-type-defaults.ts";
import { chooseBodies } from "./choose-bodies.ts";
import { mayAsk, readEnvironment } from "./read-environment.ts";
import { readDoc, readStatements } from "./read-statements.ts";
import { skimPython } from "./skim-python.ts";

/** Far beyond any file that people write; generated code may be larger, and says nothing that isn't known. */
const longest = 4_000_000;

/**
 * Reads one Python file. It is taken apart and never run. What the grammar can't make sense of is
 * reported once, at the first place, and the rest is read around it.
 */
export function parsePython({ path, text, isLost }: SourceFile, grammar: Grammar, report: Report): PythonDocument {
  const nothing: PythonDocument = { kind: "pythonDocument", file: path, statements: [], incomplete: true };
  if (isLost === true) return nothing;
  if (text.length > longest) {
    report.add(pythonCodes.tooLarge({ size: text.length, limit: longest }), {
      file: path,
      startLine: 1,
      startColumn: 1,
      endLine: 1,
      endColumn: 1,
    });
    return nothing;
  }
  const keepsBody = chooseBodies(text);
  const skimmed = skimPython(text, (body) => mayAsk(body) || keepsBody(body));
  const tree = readNewer(grammar.read(skimmed, path), skimmed, (plain) => grammar.read(plain, path));
  if (tree === undefined) return nothing;
  const { root, error } = tree;
  if (error !== undefined) report.add(pythonCodes.syntax(), endWithin(error, text));
  return {
    kind: "pythonDocument",
    file: path,
    doc: readDoc(root),
    statements: readStatements(root, keepsBody),
    environment: readEnvironment(root, text),
    ...(error !== undefined && { incomplete: true as const }),
  };
}

/** A place that ends where its last line does, if not before: what stands for a body may be longer than that. */
function endWithin(span: Span, text: string): Span {
  const [line = ""] = text.slice(listLineStarts(text)[span.endLine - 1] ?? text.length).split(/\r\n|\n|\r/, 1);
  return { ...span, endColumn: Math.min(span.endColumn, Math.max(line.length, 1)) };
}

/** The tree of a text, read anew without what the grammar doesn't know where there is any. */
function readNewer(
  tree: SyntaxTree | undefined,
  text: string,
  read: (text: string) => SyntaxTree | undefined,
): SyntaxTree | undefined {
  if (tree?.error === undefined) return tree;
  const plain = blankTypeDefaults(text);
  return plain === text ? tree : read(plain);
}
