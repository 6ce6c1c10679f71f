import { isPrimitiveName } from "../../catalogue/schema.ts";
import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SchemaDocument } from "../../parse/schema-document.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { type IndexedDocument } from "./schema-index.ts";

/** Simple name to full name; of two imports with the same simple name the first counts. */
export function readImports(document: SchemaDocument): ReadonlyMap<string, string> {
  const imports = new Map<string, string>();
  for (const { name } of document.imports) {
    const simpleName = toSimpleName(name);
    if (!imports.has(simpleName)) imports.set(simpleName, name);
  }
  return imports;
}

/**
 * Checks the imports of one file against its namespace, its declarations, each other and, where the
 * file has no error that may hide one, their use.
 */
export function checkImports(indexed: IndexedDocument, hasErrors: boolean, report: Report): void {
  const { document } = indexed;
  if (document.imports.length === 0) return;
  const rejected = new Set([...checkAgainstFile(document, report), ...checkAgainstDeclarations(indexed, report)]);
  if (hasErrors) return;
  const used = listUsedNames(indexed);
  for (const { name, span } of document.imports) {
    if (!rejected.has(name) && !used.has(toSimpleName(name))) report.add(linkCodes.unusedImport({ name }), span);
  }
}

/** Imports from the own namespace and repeated simple names. Gives the rejected ones. */
function checkAgainstFile(document: SchemaDocument, report: Report): readonly string[] {
  const seen = new Map<string, SchemaDocument["imports"][number]>();
  const rejected: string[] = [];
  for (const node of document.imports) {
    const simpleName = toSimpleName(node.name);
    const namespace = node.name.slice(0, Math.max(0, node.name.length - simpleName.length - 1));
    const other = seen.get(simpleName);
    if (namespace === document.namespace) {
      report.add(linkCodes.importOwnNamespace({ name: node.name }), node.span);
    } else if (other !== undefined) {
      const related = [{ message: "first imported here", span: other.span }];
      report.add(linkCodes.importConflict({ name: node.name, other: other.name }), node.span, related);
    } else {
      seen.set(simpleName, node);
      continue;
    }
    rejected.push(node.name);
  }
  return rejected;
}

/** Imports whose simple name the file declares itself. Gives the rejected ones. */
function checkAgainstDeclarations(indexed: IndexedDocument, report: Report): readonly string[] {
  const imports = new Map(indexed.document.imports.map((node) => [toSimpleName(node.name), node]));
  const rejected: string[] = [];
  for (const { fullName, node } of indexed.declarations) {
    const imported = imports.get(node.name);
    if (imported === undefined) continue;
    const related = [{ message: "imported here", span: imported.span }];
    report.add(linkCodes.importOfDeclared({ name: fullName, imported: imported.name }), node.nameSpan, related);
    rejected.push(imported.name);
  }
  return rejected;
}

function listUsedNames({ declarations, looseReferences }: IndexedDocument): ReadonlySet<string> {
  const references = [...looseReferences, ...declarations.flatMap((declaration) => declaration.references)];
  return new Set(references.map(({ node }) => node.name).filter((name) => !isPrimitiveName(name)));
}
