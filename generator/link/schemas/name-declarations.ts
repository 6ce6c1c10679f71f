import { isPrimitiveName } from "../../catalogue/schema.ts";
import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { NamedNode, TypeNode } from "../../parse/schema-document.ts";
import { type Declaration, type IndexedDocument, qualify } from "./schema-index.ts";

/** The one declaration that each name means, in the whole model. */
export interface SchemaNames {
  /** By full name. */
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** By former full name, for names that no declaration has. */
  readonly aliases: ReadonlyMap<string, Declaration>;
}

/** Gives each full name to its first declaration and each alias to its first holder, and reports the others. */
export function nameDeclarations(documents: readonly IndexedDocument[], report: Report): SchemaNames {
  const declarations = new Map<string, Declaration>();
  for (const { declarations: declared } of documents) {
    for (const declaration of declared) {
      const { fullName, node } = declaration;
      const first = declarations.get(fullName);
      if (first !== undefined) reportRepeated(declaration, first, report);
      else if (isPrimitiveName(fullName)) report.add(linkCodes.primitiveRedefined({ name: fullName }), node.nameSpan);
      else declarations.set(fullName, declaration);
    }
  }
  return { declarations, aliases: nameAliases(declarations, report) };
}

/** Full names of the aliases of a declaration; simple ones are in its namespace. */
export function qualifyAliases(node: NamedNode): readonly string[] {
  return node.aliases.map((alias) => qualify(alias, node.namespace));
}

function nameAliases(declarations: ReadonlyMap<string, Declaration>, report: Report): ReadonlyMap<string, Declaration> {
  const aliases = new Map<string, Declaration>();
  for (const declaration of declarations.values()) {
    const name = declaration.fullName;
    for (const alias of qualifyAliases(declaration.node)) {
      const holder = declarations.get(alias) ?? aliases.get(alias);
      if (holder === undefined) {
        aliases.set(alias, declaration);
      } else if (holder !== declaration) {
        report.add(linkCodes.aliasTaken({ alias, name, holder: holder.fullName }), declaration.node.nameSpan);
      }
    }
  }
  return aliases;
}

function reportRepeated(declaration: Declaration, first: Declaration, report: Report): void {
  const { fullName: name, node, document } = declaration;
  const { file } = first.document;
  const related = [{ message: "first declared here", span: first.node.nameSpan }];
  if (document === first.document) {
    // Avro written by tools may spell out a type again where it is used again.
    if (document.language === "avro" && isSame(node, first.node)) return;
    report.add(linkCodes.duplicateType({ name }), node.nameSpan, related);
  } else if (isSame(node, first.node)) {
    // Every Avro file repeats the types that it uses; that says nothing to anyone.
    if (document.language !== "avro") report.add(linkCodes.repeatedType({ name, file }), node.nameSpan, related);
  } else {
    report.add(linkCodes.shadowedType({ name, file }), node.nameSpan, related);
  }
}

/** Whether two declarations say the same, wherever they stand. What they declare inline is compared on its own. */
function isSame(a: NamedNode, b: NamedNode): boolean {
  return describe(a) === describe(b);
}

function describe(node: NamedNode): string {
  const nested = (inner: TypeNode): unknown => {
    if (inner.kind === "reference")
      return isPrimitiveName(inner.name) ? inner.name : qualify(inner.name, inner.namespace);
    if (inner.kind === "array" || inner.kind === "map" || inner.kind === "union") return inner;
    return qualify(inner.name, inner.namespace);
  };
  return JSON.stringify(node, (key, value: unknown) => {
    if (key === "span" || key === "nameSpan" || key === "defaultSpan") return undefined;
    if (typeof value === "bigint") return `${value}n`;
    return value !== node && isTypeNode(value) ? nested(value) : value;
  });
}

const typeKinds: ReadonlySet<unknown> = new Set([
  "reference",
  "array",
  "map",
  "union",
  "record",
  "enum",
  "typeref",
  "fixed",
]);

function isTypeNode(value: unknown): value is TypeNode {
  return typeof value === "object" && value !== null && "kind" in value && "span" in value && typeKinds.has(value.kind);
}
