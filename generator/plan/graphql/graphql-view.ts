import type {
  GraphqlDeprecation,
  GraphqlEnumValue,
  GraphqlField,
  GraphqlModel,
  GraphqlRoot,
  GraphqlType,
  OperationKind,
} from "../../catalogue/graphql.ts";
import type { DeprecationView, LinkItem, NounKind } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { GraphqlExamples } from "./examples/create-examples.ts";
import { graphqlFamilies } from "./graphql-families.ts";

/** The GraphQL model as its pages need it; made once, every answer is a look-up. */
export interface GraphqlView {
  readonly context: PlanContext;
  readonly graphql: GraphqlModel;
  findType(name: string): GraphqlType | undefined;
  findRoot(name: string): GraphqlRoot | undefined;
  /** Page of a type; the index of its operations for a root type. */
  typeHref(name: string): string | undefined;
  /** A link to any type, or to the operations of a root type. */
  typeLink(name: string): LinkItem | undefined;
  /** What stands at a coordinate, as a link; undefined for what has no place of its own. */
  memberLink(coordinate: string): LinkItem | undefined;
  /** How much used the owner of a coordinate is; operations come before everything else. */
  rank(coordinate: string): number;
  /** Examples by the coordinates of their operations. */
  readonly examples: GraphqlExamples;
  deprecation(deprecated: GraphqlDeprecation | undefined): DeprecationView | undefined;
}

/** Goes over the model once. */
export function createGraphqlView(context: PlanContext, examples: GraphqlExamples = new Map()): GraphqlView {
  const { graphql } = context.catalogue;
  const types = new Map(graphql.types.map((type) => [type.name, type]));
  const roots = new Map(graphql.roots.map((root) => [root.name, root]));
  const members = indexMembers(graphql);
  const view: GraphqlView = {
    context,
    graphql,
    findType: (name) => types.get(name),
    findRoot: (name) => roots.get(name),
    typeHref: (name) => {
      const root = roots.get(name);
      return root === undefined ? context.links.graphqlType(name) : context.links.route(rootRoutes[root.operation]);
    },
    typeLink: (name) => {
      const href = view.typeHref(name);
      if (href === undefined) return undefined;
      return { label: name, href, noun: types.get(name)?.kind ?? "object" };
    },
    memberLink: (coordinate) => {
      const member = members.get(coordinate);
      const href = context.links.coordinate(coordinate) ?? view.typeHref(coordinate);
      if (href === undefined) return undefined;
      const label = member?.label ?? coordinate;
      return { label, href, noun: member?.noun ?? types.get(coordinate)?.kind, deprecated: member?.deprecated };
    },
    rank: (coordinate) => {
      const owner = coordinate.slice(0, coordinate.search(/[.(]|$/));
      return roots.has(owner) ? Number.MAX_SAFE_INTEGER : (types.get(owner)?.uses.length ?? 0);
    },
    examples,
    deprecation: (deprecated) =>
      deprecated === undefined ? undefined : { reason: context.inlineDoc(deprecated.reason) },
  };
  return view;
}

const rootRoutes = Object.fromEntries(graphqlFamilies.map(({ kind, route }) => [kind, route])) as Record<
  OperationKind,
  string
>;

interface Member {
  /** The coordinate; for operations without the root type's name, which says nothing. */
  readonly label: string;
  readonly noun: NounKind | undefined;
  readonly deprecated: boolean | undefined;
}

function indexMembers(graphql: GraphqlModel): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const { operation, name, coordinate, deprecated, arguments: args } of graphql.operations) {
    members.set(coordinate, { label: name, noun: operation, deprecated: isDeprecated(deprecated) });
    for (const arg of args) {
      members.set(arg.coordinate, {
        label: `${name}(${arg.name}:)`,
        noun: operation,
        deprecated: isDeprecated(arg.deprecated),
      });
    }
  }
  for (const type of graphql.types) {
    for (const member of membersOf(type)) {
      members.set(member.coordinate, toMember(member));
      for (const arg of member.arguments ?? []) members.set(arg.coordinate, toMember(arg));
    }
  }
  return members;
}

type AnyMember = Omit<GraphqlEnumValue, "span"> & Partial<Pick<GraphqlField, "arguments">>;

function membersOf(type: GraphqlType): readonly AnyMember[] {
  if (type.kind === "enum") return type.values;
  return type.kind === "union" || type.kind === "scalar" ? [] : type.fields;
}

function toMember(member: {
  readonly coordinate: string;
  readonly deprecated?: GraphqlDeprecation | undefined;
}): Member {
  return { label: member.coordinate, noun: undefined, deprecated: isDeprecated(member.deprecated) };
}

function isDeprecated(deprecated: GraphqlDeprecation | undefined): true | undefined {
  return deprecated === undefined ? undefined : true;
}
