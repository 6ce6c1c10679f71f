/** Contents of the GraphQL pages. */
export type GraphqlPageContent = never;
