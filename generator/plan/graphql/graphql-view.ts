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
import { findEntityOfGraphqlType } from "../../link/graphql/find-graphql-type-of-entity.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { GraphqlExamples } from "./examples/create-examples.ts";
import { graphqlFamilies } from "./graphql-families.ts";
import { indexDescriptions, type DescribedArgument } from "./index-descriptions.ts";
import { noKin, type OperationKin, relateOperations } from "./related-operations.ts";

/** The GraphQL model as its pages need it; every answer is a look-up. */
export interface GraphqlView {
  readonly context: PlanContext;
  findType(name: string): GraphqlType | undefined;
  /** Of a type what sort it is, for those who ask for no more. */
  kindOf(name: string): GraphqlType["kind"] | undefined;
  findRoot(name: string): RootName | undefined;
  /** What the operations of a kind are fields of. */
  rootOf(kind: OperationKind): string | undefined;
  /** Page of a type; the index of its operations for a root type. */
  typeHref(name: string): string | undefined;
  /** Address of the specification that declares a name which the model doesn't, of a directive with its `@`. */
  originOf(name: string): string | undefined;
  /** A link to any type, or to the operations of a root type. */
  typeLink(name: string): LinkItem | undefined;
  /** What stands at a coordinate, as a link; undefined for what has no place of its own. */
  memberLink(coordinate: string): LinkItem | undefined;
  /** How much used the owner of a coordinate is; operations come before everything else. */
  rank(coordinate: string): number;
  /** The entity that a type stands for. */
  entityOf(type: string): string | undefined;
  /** The operations that belong to one by their names. */
  kinOf(operation: string): OperationKin;
  /** The arguments of operations that have a description, of a name and type. */
  describedLike(argument: string): readonly DescribedArgument[];
  /** Examples by the coordinates of their operations. */
  readonly examples: GraphqlExamples;
  deprecation(deprecated: GraphqlDeprecation | undefined): DeprecationView | undefined;
}

type RootName = Pick<GraphqlRoot, "name" | "operation"> & {
  /** Whether it has operations, and so an index of them. */
  readonly hasIndex: boolean;
};

/** What the view looks up by name, gathered in one go over the model. Plain data. */
export interface GraphqlIndex {
  readonly types: ReadonlyMap<string, GraphqlType>;
  readonly kinds: ReadonlyMap<string, GraphqlType["kind"]>;
  /** By type, how often it is used. */
  readonly uses: ReadonlyMap<string, number>;
  readonly roots: ReadonlyMap<string, RootName>;
  readonly members: ReadonlyMap<string, Member>;
  /** By name, where it is declared instead. */
  readonly origins: ReadonlyMap<string, string>;
  /** By coordinate, where it is described. */
  readonly places: ReadonlyMap<string, string>;
  /** By type, the entity that it stands for. */
  readonly entities: ReadonlyMap<string, string>;
  readonly kin: ReadonlyMap<string, OperationKin>;
  readonly described: ReadonlyMap<string, readonly DescribedArgument[]>;
}

/** Goes over the model once; what no description changes is asked of `bare`, the schema without its words. */
export function indexGraphql(context: PlanContext, bare: GraphqlModel = context.catalogue.graphql): GraphqlIndex {
  const { types, operations, linked = [] } = context.catalogue.graphql;
  const structure = context.ask({ query: "index graphql" }, { bare }, indexStructure).get();
  return {
    ...structure,
    types: new Map(types.map((type) => [type.name, type])),
    origins: new Map(linked.map(({ name, url }) => [name, url])),
    places: context.links.coordinates(),
    described: indexDescriptions(operations),
  };
}

type Structure = Omit<GraphqlIndex, "types" | "origins" | "places" | "described">;

function indexStructure({ catalogue }: PlanContext, { bare }: { readonly bare: GraphqlModel }): Structure {
  const { types, roots, operations } = bare;
  const related = relateOperations(operations);
  const model = { graphql: bare, entities: catalogue.entities };
  const entities = types.map(({ name }) => [name, findEntityOfGraphqlType(model, name)] as const);
  return {
    kinds: new Map(types.map(({ name, kind }) => [name, kind])),
    uses: new Map(types.map(({ name, uses }) => [name, uses.length])),
    roots: new Map(
      roots.map(({ name, operation }) => {
        const hasIndex = operations.some((each) => each.operation === operation);
        return [name, { name, operation, hasIndex }];
      }),
    ),
    members: indexMembers(bare),
    entities: new Map(entities.flatMap(([name, entity]) => (entity === undefined ? [] : [[name, entity]]))),
    kin: new Map(operations.map((operation) => [operation.coordinate, related.of(operation)])),
  };
}

/** The model as it is indexed, for one page or for all. */
export function createGraphqlView(
  context: PlanContext,
  index: GraphqlIndex = indexGraphql(context),
  examples: GraphqlExamples = new Map(),
): GraphqlView {
  const { types, kinds, uses, roots, members, origins, places, entities, kin, described } = index;
  const view: GraphqlView = {
    context,
    findType: (name) => types.get(name),
    kindOf: (name) => kinds.get(name),
    findRoot: (name) => roots.get(name),
    rootOf: (kind) => [...roots.values()].find(({ operation }) => operation === kind)?.name,
    typeHref: (name) => {
      const root = roots.get(name);
      if (root === undefined) return context.links.graphqlType(name);
      return context.links.route(root.hasIndex ? rootRoutes[root.operation] : fixedRoutes.graphql);
    },
    originOf: (name) => origins.get(name),
    typeLink: (name) => {
      const href = view.typeHref(name);
      return href === undefined ? undefined : { label: name, href, noun: kinds.get(name) ?? "object" };
    },
    memberLink: (coordinate) => {
      const member = members.get(coordinate);
      const href = places.get(coordinate) ?? view.typeHref(coordinate) ?? schemaHref(coordinate);
      if (href === undefined) return undefined;
      const label = member?.label ?? coordinate;
      return { label, href, noun: member?.noun ?? kinds.get(coordinate), deprecated: member?.deprecated };
    },
    rank: (coordinate) => {
      const owner = coordinate.slice(0, coordinate.search(/[.(]|$/));
      return roots.has(owner) ? Number.MAX_SAFE_INTEGER : (uses.get(owner) ?? 0);
    },
    entityOf: (type) => entities.get(type),
    kinOf: (operation) => kin.get(operation) ?? noKin,
    describedLike: (argument) => described.get(argument) ?? [],
    examples,
    deprecation: (deprecated) =>
      deprecated === undefined ? undefined : { reason: context.inlineDoc(deprecated.reason) },
  };
  return view;

  /** The `schema` block itself has no page; the section's first one tells of it. */
  function schemaHref(coordinate: string): string | undefined {
    return coordinate === "schema" ? context.links.route(fixedRoutes.graphql) : undefined;
  }
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
