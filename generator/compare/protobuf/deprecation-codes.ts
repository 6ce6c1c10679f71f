/** What is told of the mark that something should no longer be used. */
export const deprecationCodes = {
  set: "safe/deprecated",
  lifted: "safe/deprecation-lifted",
  reworded: "docs/deprecation-reworded",
} as const;
