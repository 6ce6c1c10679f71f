import type { Catalogue } from "./catalogue.ts";

/** A part of the site that is made from the model, and of which this model has nothing. */
interface MissingArea {
  /** What its pages are about, for a sentence. */
  readonly subject: string;
  /** What it is read from. */
  readonly madeOf: string;
  /** Routes that its pages would have. */
  readonly routes: RegExp;
}

interface Area extends MissingArea {
  /** Guides below it may be what is meant by a route. */
  readonly folder: string;
  isMissing(catalogue: Catalogue): boolean;
}

/** What comes first says why nothing is at a route. */
const areas: readonly Area[] = [
  {
    subject: "the metadata model",
    madeOf: "the folder of its schemas and entity registry",
    routes: /^generated\/metamodel(?:\/|$)/i,
    folder: "generated/metamodel/",
    isMissing: ({ entities, aspects, schemas, registries }) =>
      entities.size + aspects.size + schemas.size === 0 && isWhole(registries),
  },
  {
    subject: "entities",
    madeOf: "the folder of the entity registry",
    routes: /^generated\/metamodel\/entities(?:\/|$)/i,
    folder: "generated/metamodel/",
    isMissing: ({ entities, registries }) => entities.size === 0 && isWhole(registries),
  },
  {
    subject: "ingestion sources",
    madeOf: "the package of the sources",
    routes: /^generated\/ingestion\/sources(?:\/|$)/i,
    folder: "generated/ingestion/",
    isMissing: ({ ingestion }) => ingestion.platforms.size === 0 && ingestion.incomplete !== true,
  },
  {
    subject: "the GraphQL API",
    madeOf: "the folder of its `.graphql` files",
    routes:
      /^graphql(?:\/(?:queries|mutations|subscriptions|objects|inputObjects|interfaces|unions|enums|scalars)(?:\/|$)|$)/i,
    folder: "graphql/",
    isMissing: ({ graphql: { operations, types, incomplete } }) =>
      operations.length + types.length === 0 && incomplete !== true,
  },
  {
    subject: "the client library",
    madeOf: "its Python package",
    routes: /^python-sdk(?:\/|$)/i,
    folder: "python-sdk/",
    isMissing: ({ sdk }) => sdk.pages.length === 0 && sdk.models === undefined,
  },
  {
    subject: "the client library",
    madeOf: "its Python package",
    // Classes of the model's types are made of its schemas, whether or not the library is read.
    routes: /^python-sdk\/(?!models(?:\/|$))./i,
    folder: "python-sdk/",
    isMissing: ({ sdk }) => sdk.pages.length === 0,
  },
  {
    subject: "Rest.li resources",
    madeOf: "the folder of their `.restspec.json` files",
    routes: /^restli(?:\/|$)/i,
    folder: "restli/",
    isMissing: ({ restli }) => restli.resources.length === 0,
  },
];

/** What can't be read of registries has been told. */
function isWhole(registries: Catalogue["registries"]): boolean {
  return !registries.some(({ incomplete }) => incomplete);
}

/**
 * The parts of the site that this model has nothing of and that some of the routes are in, as when guides alone are read. Where guides
 * have pages in the folder of one themselves, one more that isn't there is a slip. Of other parts nobody looks at what they have.
 */
export function findMissingAreas(catalogue: Catalogue, wanted: readonly string[]): readonly MissingArea[] {
  const missing = areas.filter(
    ({ routes, isMissing }) => wanted.some((route) => routes.test(route)) && isMissing(catalogue),
  );
  const slugs = missing.length === 0 ? [] : [...catalogue.prose.pages.values()].map(({ slug }) => slug.toLowerCase());
  return missing.filter(({ folder }) => !slugs.some((slug) => slug.startsWith(folder)));
}
