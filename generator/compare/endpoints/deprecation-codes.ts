/** Whatever is offered to callers and should no longer be used is told alike. */
export const deprecationCodes = {
  set: "safe/endpoint-deprecated",
  lifted: "safe/endpoint-deprecation-lifted",
} as const;
