import { isTypeDefinitionNode, isTypeExtensionNode, Kind, visit, type ConstDirectiveNode } from "graphql";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toSpan, type GraphqlDefinition, type GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { listLinks } from "./list-links.ts";

// A supergraph is what a router of Apollo Federation starts from: the schema of the API, and besides it which service has what,
// where each is, and what no client may see. Readers ask the API, and addresses of services are nothing to publish.

/** Specifications by which a supergraph speaks to its router alone. */
const forRouters = new Set(["core", "inaccessible", "join", "link"]);

/** The document as clients see it where it is a supergraph, by the rules of what its router serves; else as it is. */
export function takeApiSchema(
  document: GraphqlDocument,
  {
    composed,
    report,
  }: { /** So many files of subgraphs are left out beside it. */ readonly composed: number; readonly report: Report },
): GraphqlDocument {
  const machinery = findMachinery(document);
  if (machinery === undefined) return document;
  const { isHidden, isOwnDirective, isOwnType } = machinery;
  const isMarked = ({ directives = [] }: Marked): boolean => directives.some(({ name }) => isHidden(name.value));
  const hidden = new Set(
    document.definitions.flatMap(({ node }) => (isOfType(node) && isMarked(node) ? [node.name.value] : [])),
  );
  let parts = 0;
  const dropMarked = (node: Marked): null | undefined => {
    if (!isMarked(node)) return undefined;
    parts += 1;
    return null;
  };
  const definitions = document.definitions.flatMap((definition): readonly GraphqlDefinition[] => {
    const { node } = definition;
    if (isOfType(node) && (isOwnType(node.name.value) || hidden.has(node.name.value))) return [];
    if (node.kind === Kind.DIRECTIVE_DEFINITION && isOwnDirective(node.name.value)) return [];
    const seen = visit(node, {
      Directive: ({ name }) => (isOwnDirective(name.value) ? null : undefined),
      FieldDefinition: dropMarked,
      InputValueDefinition: dropMarked,
      EnumValueDefinition: dropMarked,
      // Among the members of a union or the interfaces of a type.
      NamedType: ({ name }, _key, parent) => (Array.isArray(parent) && hidden.has(name.value) ? null : undefined),
    });
    return [{ ...definition, node: seen }];
  });
  report.add(graphqlCodes.supergraph({ hidden: hidden.size + parts, composed }), machinery.span);
  return { ...document, definitions };
}

type Node = GraphqlDefinition["node"];

interface Marked {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

function isOfType(node: Node): node is Extract<Node, { readonly name: unknown }> & Marked {
  return isTypeDefinitionNode(node) || isTypeExtensionNode(node);
}

/** How a supergraph names what is only for its router; undefined where the document is none. */
function findMachinery(document: GraphqlDocument) {
  const links = listLinks(document).filter(({ specification }) => forRouters.has(specification));
  if (!links.some(({ specification }) => specification === "join")) return undefined;
  const namespaces = new Set(links.map(({ namespace }) => namespace));
  const marks = new Set(
    links
      .filter(({ specification }) => specification === "inaccessible")
      .map(({ imports, namespace }) => imports.get("@inaccessible")?.slice(1) ?? namespace),
  );
  const block = document.definitions.find(({ node }) => node.kind === Kind.SCHEMA_DEFINITION)?.node;
  return {
    isHidden: (directive: string) => marks.has(directive),
    isOwnDirective: (name: string) => marks.has(name) || namespaces.has(namespaceOf(name)),
    // A type of the API may be called as a specification is.
    isOwnType: (name: string) => name.includes("__") && namespaces.has(namespaceOf(name)),
    span: block?.loc === undefined ? undefined : toSpan(block.loc),
  };
}

function namespaceOf(name: string): string {
  return name.split("__", 1)[0] ?? name;
}
