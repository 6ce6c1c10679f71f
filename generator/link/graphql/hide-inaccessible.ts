import {
  Kind,
  visit,
  type ASTNode,
  type ASTVisitor,
  type ConstDirectiveNode,
  type NameNode,
  type TypeNode,
} from "graphql";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toSpan, type GraphqlDefinition, type GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { listLinks } from "./list-links.ts";

// What a subgraph marks `@inaccessible` is for its router and other subgraphs; no client sees it, and a public site would
// tell what was meant to be kept. One mark hides a part in all subgraphs, so it happens before these are joined.

/** The subgraphs without what they keep from clients. */
export function hideInaccessible(document: GraphqlDocument, report: Report): GraphqlDocument {
  const marks = findMarks(document);
  const hidden = new Set<string>();
  let first: ConstDirectiveNode | undefined;
  for (const { node } of document.definitions) {
    const collect: Judge = (part, coordinate) => {
      const mark = part.directives?.find(({ name }) => marks.has(name.value));
      if (mark === undefined) return undefined;
      first ??= mark;
      hidden.add(coordinate);
      return undefined;
    };
    visit(node, visitParts(collect));
  }
  if (first?.loc === undefined) return document;
  // What has a hidden type is hidden with it: its own mark may stand in a subgraph that isn't given.
  const isHidden: Judge = ({ type }, coordinate) =>
    hidden.has(coordinate) || (type !== undefined && hidden.has(innermost(type))) ? null : undefined;
  const definitions = document.definitions.flatMap((definition): readonly GraphqlDefinition[] => {
    const { node } = definition;
    if ("name" in node && node.kind !== Kind.DIRECTIVE_DEFINITION && hidden.has(node.name.value)) return [];
    const seen = visit(node, {
      ...visitParts(isHidden),
      // Among the members of a union or the interfaces of a type.
      NamedType: ({ name }, _key, parent) => (Array.isArray(parent) && hidden.has(name.value) ? null : undefined),
    });
    return [{ ...definition, node: seen }];
  });
  report.add(graphqlCodes.inaccessible({ hidden: hidden.size }), toSpan(first.loc));
  return { ...document, definitions };
}

/** How the subgraphs call the directive, imported or not; those of Federation 1 import nothing. */
function findMarks(document: GraphqlDocument): ReadonlySet<string> {
  const marks = listLinks(document).flatMap(({ specification, imports, namespace }) => {
    const imported = imports.get("@inaccessible")?.slice(1);
    if (specification === "federation") return [imported ?? `${namespace}__inaccessible`];
    return specification === "inaccessible" ? [imported ?? namespace] : [];
  });
  return new Set(marks.length === 0 ? ["inaccessible"] : marks);
}

interface Part {
  readonly name: NameNode;
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
  /** Of a field or an input. */
  readonly type?: TypeNode | undefined;
}

function innermost(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : innermost(type.type);
}

/** Told each part with its coordinate; `null` takes it out. */
type Judge = (part: Part, coordinate: string) => null | undefined;

function visitParts(judge: Judge): ASTVisitor {
  const enter = (part: Part, _key: unknown, _parent: unknown, _path: unknown, around: Around): null | undefined =>
    judge(part, [...around.flatMap(nameOf), part.name.value].join("."));
  return {
    FieldDefinition: enter,
    InputValueDefinition: enter,
    EnumValueDefinition: enter,
    ...Object.fromEntries(typeKinds.map((kind) => [kind, enter])),
  };
}

type Around = readonly (ASTNode | readonly ASTNode[])[];

const typeKinds = ["Object", "Interface", "Union", "Enum", "Scalar", "InputObject"].flatMap((kind) => [
  `${kind}TypeDefinition`,
  `${kind}TypeExtension`,
]);

/** Directives are named with their `@`, since a type may be called as one is. */
function nameOf(node: ASTNode | readonly ASTNode[]): readonly string[] {
  if (!("kind" in node) || !("name" in node) || node.name === undefined) return [];
  return [node.kind === Kind.DIRECTIVE_DEFINITION ? `@${node.name.value}` : node.name.value];
}
