/** Routes that pages of the site itself had in sites that were published, and those that they have now. */
export const formerRoutes: readonly { readonly from: string; readonly to: string }[] = [
  // What changes of APIs are is told there, of which GraphQL is one.
  { from: "changes/graphql", to: "changes/apis" },
];
