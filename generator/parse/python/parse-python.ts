import type { Parser } from "web-tree-sitter";
import { pythonCodes } from "../../diagnostics/codes/python.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../discover/source-file.ts";
import { findSyntaxError } from "../find-syntax-error.ts";
import type { PythonDocument } from "./python-document.ts";
import { mayAsk, readEnvironment } from "./read-environment.ts";
import { createExpressionReader } from "./read-expression.ts";
import { readDoc, readStatements } from "./read-statements.ts";
import { skimPython } from "./skim-python.ts";

/** Far beyond any file that people write; generated code may be larger, and says nothing that isn't known. */
const longest = 4_000_000;

/**
 * Reads one Python file. It is taken apart and never run. What the grammar can't make sense of is
 * reported once, at the first place, and the rest is read around it.
 */
export function parsePython({ path, text }: SourceFile, parser: Parser, report: Report): PythonDocument {
  const nothing: PythonDocument = { kind: "pythonDocument", file: path, statements: [] };
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
  const tree = parser.parse(skimPython(text, mayAsk));
  if (tree === null) return nothing;
  try {
    const { rootNode } = tree;
    const reader = createExpressionReader(path);
    if (rootNode.hasError) {
      const error = findSyntaxError(rootNode);
      if (error !== undefined) report.add(pythonCodes.syntax(), reader.span(error));
    }
    return {
      kind: "pythonDocument",
      file: path,
      doc: readDoc(rootNode, reader),
      statements: readStatements(rootNode, reader),
      environment: readEnvironment(rootNode, text, reader),
    };
  } finally {
    // Trees live outside of what the engine cleans up.
    tree.delete();
  }
}
