import type { GraphqlType, OperationKind } from "../../catalogue/graphql.ts";

/** The kinds of GraphQL things, each of which has an index page with its things' pages below. */
export type GraphqlFamilyKind = OperationKind | GraphqlType["kind"] | "directive";

/** A kind of GraphQL things with its index page. */
export interface GraphqlFamily {
  readonly kind: GraphqlFamilyKind;
  readonly route: string;
  /** What the family is, for the overview. */
  readonly text: string;
}

/** In the order of navigation. */
export const graphqlFamilies: readonly GraphqlFamily[] = [
  { kind: "query", route: "graphql/queries", text: "Operations that read." },
  { kind: "mutation", route: "graphql/mutations", text: "Operations that write." },
  { kind: "subscription", route: "graphql/subscriptions", text: "Operations that keep on answering." },
  { kind: "object", route: "graphql/objects", text: "Types with fields, which operations return." },
  { kind: "input", route: "graphql/inputObjects", text: "Types with fields, which arguments take." },
  { kind: "interface", route: "graphql/interfaces", text: "Fields that several types have in common." },
  { kind: "union", route: "graphql/unions", text: "Types that are one of several." },
  { kind: "enum", route: "graphql/enums", text: "Types with a fixed set of values." },
  { kind: "scalar", route: "graphql/scalars", text: "Types of single values." },
  { kind: "directive", route: "graphql/directives", text: "Marks on parts of the schema." },
];
