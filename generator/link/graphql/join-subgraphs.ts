import {
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  print,
  type DirectiveDefinitionNode,
  type Location,
  type OperationTypeDefinitionNode,
  type SchemaDefinitionNode,
  type TypeDefinitionNode,
} from "graphql";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toSpan, type GraphqlDefinition, type GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { describeMember } from "./describe-member.ts";
import { dropSeen, type DifferingMember, type Seen } from "./drop-seen.ts";
import { toExtension } from "./to-extension.ts";

// Parts of a federated schema may lie in one input. Each declares what it needs of a type, so that a type, a field or a
// directive stands in several files without being a slip. What a router would compose of them has each once; so it is here:
// the first declaration stays, a later one in another file becomes an extension that adds what is new. Repeats in one file
// are left for merging to report.

/** How many types are named. */
const mostNamed = 3;

/** The definitions of all parts with nothing in several files twice, which is told once. */
export function joinSubgraphs(document: GraphqlDocument, report: Report): GraphqlDocument {
  const first = findFirst(document);
  const seen: Seen = { types: new Map(), differing: [] };
  // What the declaration itself has goes first, wherever it stands.
  for (const node of first.types.values()) dropSeen(toExtension(node), seen);
  const shared = new Map<string, TypeDefinitionNode>();
  const definitions = document.definitions.flatMap((definition): readonly GraphqlDefinition[] => {
    const { node } = definition;
    if (isTypeExtensionNode(node)) return [{ ...definition, node: dropSeen(node, seen) }];
    if (isTypeDefinitionNode(node)) {
      const own = first.types.get(node.name.value);
      if (own === undefined || !isElsewhere(node, own)) return [definition];
      if (!shared.has(node.name.value)) shared.set(node.name.value, node);
      return [toGraphqlExtension(node, own, seen)];
    }
    if (node.kind === Kind.DIRECTIVE_DEFINITION) {
      const own = first.directives.get(node.name.value);
      const isSame = own !== undefined && isElsewhere(node, own) && printBare(own) === printBare(node);
      return isSame ? [] : [definition];
    }
    if (first.schema === undefined || (node.kind === Kind.SCHEMA_DEFINITION && !isElsewhere(node, first.schema))) {
      return [definition];
    }
    return [{ node: { ...node, kind: Kind.SCHEMA_EXTENSION, operationTypes: dropRoots(node, first.schema) } }];
  });
  reportShared(shared, first, report);
  reportDiffering(seen.differing, report);
  return { ...document, definitions };
}

interface First {
  readonly types: Map<string, TypeDefinitionNode>;
  readonly directives: Map<string, DirectiveDefinitionNode>;
  readonly roots: Set<string>;
  schema: SchemaDefinitionNode | undefined;
}

function findFirst({ definitions }: GraphqlDocument): First {
  const first: First = {
    types: new Map(),
    directives: new Map(),
    roots: new Set(["Query", "Mutation", "Subscription"]),
    schema: undefined,
  };
  for (const { node } of definitions) {
    if (isTypeDefinitionNode(node)) {
      if (!first.types.has(node.name.value)) first.types.set(node.name.value, node);
    } else if (node.kind === Kind.DIRECTIVE_DEFINITION) {
      if (!first.directives.has(node.name.value)) first.directives.set(node.name.value, node);
    } else if (node.kind === Kind.SCHEMA_DEFINITION) {
      first.schema ??= node;
      for (const { type } of node.operationTypes) first.roots.add(type.name.value);
    }
  }
  return first;
}

interface Placed {
  readonly kind: Kind;
  readonly loc?: Location | undefined;
}

/** Whether a declaration of the same kind stands in another file. */
function isElsewhere(node: Placed, own: Placed): boolean {
  return node.kind === own.kind && fileOf(node) !== fileOf(own);
}

function fileOf({ loc }: Pick<Placed, "loc">): string {
  return loc?.source.name ?? "";
}

function toGraphqlExtension(node: TypeDefinitionNode, own: TypeDefinitionNode, seen: Seen): GraphqlDefinition {
  const description = node.description?.value;
  const extension = dropSeen(toExtension(node), seen);
  const isRepeated = description === undefined || description === own.description?.value;
  return isRepeated ? { node: extension } : { node: extension, extensionDescription: description };
}

/** Roots that the first `schema` block doesn't give alike. */
function dropRoots(
  node: { readonly operationTypes?: readonly OperationTypeDefinitionNode[] | undefined } & Pick<Placed, "loc">,
  own: SchemaDefinitionNode,
): readonly OperationTypeDefinitionNode[] {
  if (fileOf(node) === fileOf(own)) return node.operationTypes ?? [];
  return (node.operationTypes ?? []).filter(
    ({ operation, type }) =>
      !own.operationTypes.some((root) => root.operation === operation && root.type.name.value === type.name.value),
  );
}

/** What a directive takes and where it may stand, whatever is said of it. */
function printBare(node: DirectiveDefinitionNode): string {
  return print({ ...node, description: { kind: Kind.STRING, value: "" } });
}

/** Of root types each part has its own, which is no news. */
function reportShared(shared: ReadonlyMap<string, TypeDefinitionNode>, { types, roots }: First, report: Report): void {
  const names = [...shared.keys()].filter((name) => !roots.has(name));
  const [name = ""] = names;
  const [again, own] = [shared.get(name)?.name.loc, types.get(name)?.name.loc];
  if (again === undefined || own === undefined) return;
  const problem = graphqlCodes.severalSubgraphs({ names: names.slice(0, mostNamed), count: names.length });
  report.add(problem, toSpan(again), [{ message: "first declared here", span: toSpan(own) }]);
}

/** Told once, at the first, as there may be hundreds of one cause. */
function reportDiffering(differing: readonly DifferingMember[], report: Report): void {
  const [first] = differing;
  if (first?.other.loc === undefined || first.shown.loc === undefined) return;
  const problem = graphqlCodes.differingSubgraphs({
    coordinate: first.coordinate,
    shown: describeMember(first.shown),
    other: describeMember(first.other),
    count: differing.length,
  });
  report.add(problem, toSpan(first.other.loc), [{ message: "shown as it is here", span: toSpan(first.shown.loc) }]);
}
