/** Keywords for what JSON Schema has none for, in schemas that are made of code. */
export const schemaExtras = {
  /** A default that only running the code would tell, as the code has it. */
  expression: "x-default-expression",
  /** What is said of something deprecated. */
  deprecation: "x-deprecation-reason",
  /** Names under which a value is taken as well, since it had them before. */
  formerNames: "x-former-names",
  /** Names under which a value is taken just as well. */
  otherNames: "x-other-names",
  /** What keeps a property out of lists: `hidden` or `removed`. */
  standing: "x-standing",
  /** The name of a type that only what lies outside of the input could tell more of. */
  outside: "x-outside-type",
} as const;
