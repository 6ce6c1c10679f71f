import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { NamedNode, ReferenceNode, SchemaDocument, TypeNode } from "../../parse/schema-document.ts";

/** A named declaration, wherever it stands. */
export interface Declaration {
  readonly fullName: string;
  readonly node: NamedNode;
  readonly document: SchemaDocument;
  /** Full name of the file's own schema, for an inline declaration. */
  readonly declaredIn: string | undefined;
  readonly isInline: boolean;
  /** Position among the declarations and references of the document, in reading order. */
  readonly position: number;
  /** References outside of inline declarations, in reading order. */
  readonly references: readonly PlacedReference[];
  /** Named declarations directly inside this one. */
  readonly children: readonly Declaration[];
}

/** A reference, and where it comes among the declarations and references of its document. */
export interface PlacedReference {
  readonly node: ReferenceNode;
  readonly position: number;
}

/** What one file declares. */
export interface IndexedDocument {
  readonly document: SchemaDocument;
  /** All declarations in reading order, inline ones included. */
  readonly declarations: readonly Declaration[];
  /** References of anonymous declarations at the top. */
  readonly looseReferences: readonly PlacedReference[];
}

/** `name` in `namespace`; as it is when it has dots or the namespace is the root. */
export function qualify(name: string, namespace: string): string {
  return namespace === "" || name.includes(".") ? name : `${namespace}.${name}`;
}

/**
 * How well a declaration's file is named for it: 4 when it has the type's name and stands in the folders of its
 * namespace, 3 when it has the name. What is declared inside of such a type has 2 less. Else it is 0.
 */
export function rateFile({ fullName, document, declaredIn, isInline }: Declaration): number {
  if (isInline && declaredIn === undefined) return 0;
  const name = declaredIn ?? fullName;
  const path = `/${document.file.replace(/\.\w+$/, "")}`;
  const less = declaredIn === undefined ? 0 : 2;
  if (path.endsWith(`/${name.replaceAll(".", "/")}`)) return 4 - less;
  return path.endsWith(`/${toSimpleName(name)}`) ? 3 - less : 0;
}

/** Lists the declarations and references of a document, in the order in which upstream meets them. */
export function indexDocument(document: SchemaDocument): IndexedDocument {
  const declarations: Declaration[] = [];
  const looseReferences: PlacedReference[] = [];
  let position = 0;

  interface Owner {
    readonly references: PlacedReference[];
    readonly children: Declaration[];
    readonly declaredIn: string | undefined;
  }

  const visit = (node: TypeNode, owner: Owner, isInline = true): void => {
    switch (node.kind) {
      case "reference":
        owner.references.push({ node, position: (position += 1) });
        return;
      case "array":
        visit(node.items, owner);
        return;
      case "map":
        visit(node.values, owner);
        return;
      case "union":
        for (const member of node.members) visit(member.type, owner);
        return;
      default:
        visitDeclaration(node, owner, isInline);
    }
  };

  const visitDeclaration = (node: NamedNode, owner: Owner, isInline: boolean): void => {
    const references: PlacedReference[] = [];
    const children: Declaration[] = [];
    const fullName = qualify(node.name, node.namespace);
    const { declaredIn } = owner;
    const own = { fullName, node, document, declaredIn, isInline, position: (position += 1), references, children };
    declarations.push(own);
    owner.children.push(own);
    const inner: Owner = { references, children, declaredIn: declaredIn ?? (isInline ? undefined : fullName) };
    if (node.kind === "typeref") visit(node.target, inner);
    if (node.kind !== "record") return;
    if (!node.includesAfter) for (const include of node.includes) visit(include, inner);
    for (const field of node.fields) visit(field.type, inner);
    if (node.includesAfter) for (const include of node.includes) visit(include, inner);
    for (const { type } of node.results ?? []) visit(type, inner);
    for (const type of node.besides ?? []) visit(type, inner);
  };

  for (const declaration of document.declarations) {
    visit(declaration, { references: looseReferences, children: [], declaredIn: undefined }, false);
  }
  return { document, declarations, looseReferences };
}
