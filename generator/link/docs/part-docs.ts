import type { SchemaDocument, TypeNode } from "../../parse/schema-document.ts";
import { qualify } from "../schemas/schema-index.ts";
import { type DocTexts, nameDoc } from "./doc-names.ts";

/** Schemas apart from what their docs say. */
export interface PartedDocs {
  /** The documents as they came, and what was made of each. */
  readonly of: readonly SchemaDocument[];
  readonly parted: readonly PartedDocument[];
  /** To be linked: with names of docs in their places. */
  readonly bare: readonly SchemaDocument[];
  readonly texts: DocTexts;
}

interface PartedDocument {
  readonly bare: SchemaDocument;
  readonly texts: readonly string[];
  /** Full names of what it declares. */
  readonly names: readonly string[];
}

/**
 * Takes docs out of schemas, which is what authors edit most: no name, type or relationship hangs on what they say, so that
 * none has to be linked again for their sake. Of declarations that compete for a name they stay, since it is told whether
 * these say the same; and of other languages than PDL, in which a schema keeps its own words. What was made of a document
 * before is taken over.
 */
export function partDocs(documents: readonly SchemaDocument[], before: PartedDocs | undefined): PartedDocs {
  const known = new Map(before?.of.map((document, index) => [document, before.parted[index]]));
  const parted = documents.map((document) => known.get(document) ?? partDocument(document));
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { bare, names } of parted) {
    count(bare.file);
    names.forEach(count);
  }
  const isAlone = (name: string): boolean => counts.get(name) === 1;
  const canPart = ({ bare, names }: PartedDocument): boolean =>
    bare.language === "pdl" && isAlone(bare.file) && names.every(isAlone);
  const texts = new Map<string, readonly string[]>();
  const bare = parted.map((one, index) => {
    if (canPart(one)) texts.set(one.bare.file, one.texts);
    return canPart(one) ? one.bare : (documents[index] ?? one.bare);
  });
  return { of: documents, parted, bare, texts };
}

function partDocument(document: SchemaDocument): PartedDocument {
  const texts: string[] = [];
  const names: string[] = [];
  const withoutDoc = <Node extends { readonly doc?: string | undefined }>(node: Node): Node =>
    node.doc === undefined ? node : { ...node, doc: nameDoc(document.file, texts.push(node.doc) - 1) };

  const visit = (node: TypeNode): TypeNode => {
    if ("name" in node && node.kind !== "reference") names.push(qualify(node.name, node.namespace));
    switch (node.kind) {
      case "reference":
        return node;
      case "array":
        return { ...node, items: visit(node.items) };
      case "map":
        return { ...node, values: visit(node.values) };
      case "union":
        return { ...node, members: node.members.map((each) => ({ ...withoutDoc(each), type: visit(each.type) })) };
      case "record": {
        const fields = node.fields.map((each) => ({ ...withoutDoc(each), type: visit(each.type) }));
        const results = node.results?.map((each) => ({ ...each, type: visit(each.type) }));
        return { ...withoutDoc(node), includes: node.includes.map(visit), fields, ...(results && { results }) };
      }
      case "enum":
        return { ...withoutDoc(node), symbols: node.symbols.map(withoutDoc) };
      case "typeref":
        return { ...withoutDoc(node), target: visit(node.target) };
      case "fixed":
        return withoutDoc(node);
    }
  };

  return { bare: { ...document, declarations: document.declarations.map(visit) }, texts, names };
}
