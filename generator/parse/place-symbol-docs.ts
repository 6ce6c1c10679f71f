import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { EnumNode, FieldNode, SchemaDocument, TypeNode } from "./schema-document.ts";

/**
 * Gives symbols the docs that stand as `symbolDocs` at the field that declares their enum: PDSC had them beside the type, and
 * what was converted from it has them there still. A symbol's own doc wins, and what is said of other symbols stays where it is.
 */
export function placeSymbolDocs(document: SchemaDocument): SchemaDocument {
  if (!document.declarations.some(hasSymbolDocs)) return document;
  return { ...document, declarations: document.declarations.map(placeIn) };
}

function hasSymbolDocs(type: TypeNode): boolean {
  switch (type.kind) {
    case "array":
      return hasSymbolDocs(type.items);
    case "map":
      return hasSymbolDocs(type.values);
    case "union":
      return type.members.some((member) => hasSymbolDocs(member.type));
    case "record":
      return type.fields.some((field) => field.annotations["symbolDocs"] !== undefined || hasSymbolDocs(field.type));
    case "typeref":
      return hasSymbolDocs(type.target);
    default:
      return false;
  }
}

function placeIn(type: TypeNode): TypeNode {
  switch (type.kind) {
    case "array":
      return { ...type, items: placeIn(type.items) };
    case "map":
      return { ...type, values: placeIn(type.values) };
    case "union":
      return { ...type, members: type.members.map((member) => ({ ...member, type: placeIn(member.type) })) };
    case "record":
      return { ...type, fields: type.fields.map(placeAtField) };
    case "typeref":
      return { ...type, target: placeIn(type.target) };
    default:
      return type;
  }
}

function placeAtField(field: FieldNode): FieldNode {
  const { symbolDocs, ...annotations } = field.annotations;
  if (!isJsonObject(symbolDocs)) return { ...field, type: placeIn(field.type) };
  const docs = new Map(
    Object.entries(symbolDocs).flatMap(([name, doc]) => (typeof doc === "string" ? [[name, doc]] : [])),
  );
  const placed = new Set<string>();
  const type = describeEnum(field.type, docs, placed);
  const left = Object.entries(symbolDocs).filter(([name]) => !placed.has(name));
  if (left.length === 0) return { ...field, annotations, type };
  return { ...field, annotations: { ...annotations, symbolDocs: Object.fromEntries(left) }, type };
}

/** The enum that a field declares, be it in a list of them, beside null or as the values of a map. */
function describeEnum(type: TypeNode, docs: ReadonlyMap<string, string>, placed: Set<string>): TypeNode {
  switch (type.kind) {
    case "enum":
      return describeSymbols(type, docs, placed);
    case "array":
      return { ...type, items: describeEnum(type.items, docs, placed) };
    case "map":
      return { ...type, values: describeEnum(type.values, docs, placed) };
    case "union": {
      const members = type.members.map((member) => ({ ...member, type: describeEnum(member.type, docs, placed) }));
      return { ...type, members };
    }
    default:
      return placeIn(type);
  }
}

function describeSymbols(type: EnumNode, docs: ReadonlyMap<string, string>, placed: Set<string>): EnumNode {
  const symbols = type.symbols.map((symbol) => {
    const doc = docs.get(symbol.name);
    if (doc === undefined) return symbol;
    placed.add(symbol.name);
    return { ...symbol, doc: symbol.doc ?? doc };
  });
  return { ...type, symbols };
}
