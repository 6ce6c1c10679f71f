/** What is said of a type's category where an entity or an enum isn't what it is. */
export const categoryWords = {
  struct: "STRUCT",
  classification: "CLASSIFICATION",
  relationship: "RELATIONSHIP",
  businessMetadata: "BUSINESS_METADATA",
} as const;
