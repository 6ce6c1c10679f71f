import type { GraphqlDeprecation, GraphqlType, GraphqlUse, OperationKind } from "../../catalogue/graphql.ts";
import type { NeighbourhoodDiagram } from "../../page-model/diagrams.ts";
import { graphqlSections } from "../../page-model/graphql.ts";
import type { NounKind } from "../../page-model/parts.ts";
import { layOutNeighbourhood, type Neighbour, type NeighbourLabel, type Neighbours } from "../diagrams/diagrams.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { namedTypeOf } from "./named-type-of.ts";

/**
 * The type between what mentions it and what it mentions. Scalars say nothing about a type, so they are left out, and so
 * is what is deprecated.
 */
export function drawTypeNeighbourhood(type: GraphqlType, view: GraphqlView): NeighbourhoodDiagram | undefined {
  const { name, kind } = type;
  if (kind === "scalar") return undefined;
  const outgoing = listOutgoing(type, view);
  return layOutNeighbourhood({
    name,
    noun: kind,
    label: `Types around ${name}`,
    incoming: toNeighbours(listIncoming(type, view), name, `#${graphqlSections.uses}`, view),
    outgoing: toNeighbours(outgoing, name, `#${listOf(type)}`, view),
    toItself: outgoing.filter((edge) => edge.name === name).map(({ label }) => label),
  });
}

/** The section of the page that names all that the type mentions. */
function listOf({ kind }: GraphqlType): string {
  return kind === "union" ? graphqlSections.possibleTypes : graphqlSections.fields;
}

interface Edge {
  /** The type at the other end. */
  readonly name: string;
  readonly label: NeighbourLabel;
}

function listOutgoing(type: GraphqlType, view: GraphqlView): readonly Edge[] {
  const edges: Edge[] = [];
  const add = (name: string, label: NeighbourLabel): void => {
    const target = view.kindOf(name);
    if (target === undefined || target === "scalar") return;
    edges.push({ name, label });
  };
  if (type.kind === "union") for (const member of type.members) add(member, { text: "member" });
  if (type.kind === "object" || type.kind === "interface") {
    for (const name of type.interfaces) add(name, { text: "implements" });
  }
  if (type.kind === "object" || type.kind === "interface" || type.kind === "input") {
    for (const field of type.fields) {
      if (!isDeprecated(field)) add(namedTypeOf(field.type), { text: field.name, href: `#${field.coordinate}` });
    }
  }
  return edges;
}

/** Operations first, then the types that are most used themselves, as the page's list of uses has them. */
function listIncoming(type: GraphqlType, view: GraphqlView): readonly Edge[] {
  const uses = type.uses.flatMap((use) => toIncoming(use, type.name, view));
  const ranks = new Map(uses.map(({ name }) => [name, view.rank(name)]));
  const edges = uses.toSorted((a, b) => (ranks.get(b.name) ?? 0) - (ranks.get(a.name) ?? 0));
  const add = (names: readonly string[], text: string): void => {
    for (const name of names) edges.push({ name, label: { text } });
  };
  if (type.kind === "interface") add(type.implementedBy, "implements");
  if (type.kind === "object") add(type.memberOf, "member");
  return edges;
}

function toIncoming({ coordinate }: GraphqlUse, self: string, view: GraphqlView): readonly Edge[] {
  const link = view.memberLink(coordinate);
  const [name = "", member = ""] = coordinate.split(/[.(]/, 2);
  // What a type holds of itself is drawn once.
  if (name === self || name.startsWith("@") || member === "" || link?.deprecated === true) return [];
  return [{ name, label: { text: member, href: link?.href, title: coordinate } }];
}

function toNeighbours(edges: readonly Edge[], self: string, listHref: string, view: GraphqlView): Neighbours {
  const neighbours = new Map<string, Map<string, NeighbourLabel>>();
  for (const { name, label } of edges) {
    if (name === self) continue;
    const labels = neighbours.get(name);
    if (labels === undefined) neighbours.set(name, new Map([[label.text, label]]));
    else if (!labels.has(label.text)) labels.set(label.text, label);
  }
  return {
    neighbours: [...neighbours].map(([name, labels]): Neighbour => ({
      name,
      href: view.typeHref(name),
      noun: nounOf(name, view),
      labels: [...labels.values()],
    })),
    listHref,
  };
}

function nounOf(name: string, view: GraphqlView): NounKind | undefined {
  const operation: OperationKind | undefined = view.findRoot(name)?.operation;
  return operation ?? view.kindOf(name);
}

function isDeprecated({ deprecated }: { readonly deprecated?: GraphqlDeprecation | undefined }): boolean {
  return deprecated !== undefined;
}
