import { folderOf } from "../../places/content-paths.ts";
import type { Span } from "../../catalogue/span.ts";
import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { ReferenceNode, SchemaDocument } from "../../parse/schema-document.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { type Declaration } from "./schema-index.ts";

/** A reference to a name that nothing has. */
export interface MissingReference {
  readonly node: ReferenceNode;
  readonly document: SchemaDocument;
  /** The full name that was looked for. */
  readonly name: string;
}

/** Finds the one mistake behind references that lead nowhere: a namespace that isn't the one of its file's place. */
export interface WrongNamespaces {
  /** The declaration that is meant, where the namespace of its file, or of the one that refers to it, is wrong. */
  findMeant(reference: MissingReference): Declaration | undefined;
  /** Reports each file once, with how many references it costs. */
  report(report: Report): void;
}

/** Finds them among the documents of a model, by the simple names that are declared. */
export function createWrongNamespaces(
  documents: readonly SchemaDocument[],
  bySimpleName: (name: string) => readonly Declaration[],
): WrongNamespaces {
  const folders = new Map<string, SchemaDocument[]>();
  for (const document of documents) {
    const folder = folders.get(folderOf(document.file));
    if (folder === undefined) folders.set(folderOf(document.file), [document]);
    else folder.push(document);
  }
  const blamed = new Map<SchemaDocument, { readonly expected: string; uses: number }>();

  /** Whether the file's folder, or what all others in it say, speaks for a namespace that is not the file's own. */
  function speaksFor(document: SchemaDocument, namespace: string): boolean {
    if (namespace === "" || namespace === document.namespace) return false;
    const path = `/${folderOf(document.file)}`;
    if (path.endsWith(`/${namespace.replaceAll(".", "/")}`)) return true;
    if (document.namespace !== "" && path.endsWith(`/${document.namespace.replaceAll(".", "/")}`)) return false;
    const others = (folders.get(folderOf(document.file)) ?? []).filter((other) => other !== document);
    return others.length > 1 && others.every((other) => other.namespace === namespace);
  }

  function blame(document: SchemaDocument, expected: string): void {
    const before = blamed.get(document);
    if (before === undefined) blamed.set(document, { expected, uses: 1 });
    else before.uses += 1;
  }

  return {
    findMeant({ node, document, name }) {
      const simpleName = toSimpleName(name);
      const namespace = name.slice(0, Math.max(0, name.length - simpleName.length - 1));
      for (const declaration of bySimpleName(simpleName)) {
        if (declaration.isInline) continue;
        if (speaksFor(declaration.document, namespace)) {
          blame(declaration.document, namespace);
          return declaration;
        }
        const own = declaration.node.namespace;
        if (!node.name.includes(".") && namespace === document.namespace && speaksFor(document, own)) {
          blame(document, own);
          return declaration;
        }
      }
      return undefined;
    },
    report(report) {
      for (const [document, { expected, uses }] of blamed) {
        const span = document.namespaceSpan ?? nameSpanOf(document);
        report.add(linkCodes.wrongNamespace({ declared: document.namespace, expected, uses }), span);
      }
    },
  };
}

function nameSpanOf({ declarations: [first] }: SchemaDocument): Span | undefined {
  return first !== undefined && "nameSpan" in first ? first.nameSpan : first?.span;
}
