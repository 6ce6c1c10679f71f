/**
 * Anchors of a page's own parts. They begin with a tilde, which no identifier of a model can, so
 * that a field called `fields` or `content` keeps its own anchor.
 */
export const sectionIds = {
  urn: "~urn",
  keyAspect: "~key-aspect",
  aspects: "~aspects",
  versionedAspects: "~versioned-aspects",
  timeseriesAspects: "~timeseries-aspects",
  deprecatedAspects: "~deprecated-aspects",
  relationships: "~relationships",
  outgoing: "~outgoing",
  incoming: "~incoming",
  toItself: "~to-itself",
  inDepth: "~in-depth",
  use: "~use",
  read: "~read",
  write: "~write",
  remove: "~remove",
  fields: "~fields",
  symbols: "~symbols",
  members: "~members",
  definition: "~definition",
  usedBy: "~used-by",
  sharedAspects: "~shared-aspects",
  ownAspects: "~own-aspects",
  looseAspects: "~loose-aspects",
  other: "~other",
} as const;
