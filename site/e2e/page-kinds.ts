/** A kind of page, and where one of it stands. */
export interface PageKind {
  readonly kind: string;
  /** Below the base, with a final slash; empty for the home page. */
  readonly route: string;
  /** One of those that Lighthouse measures even where it doesn't measure all. */
  readonly isMain?: true;
}

/** One page of each kind in the site of the bundled model. A real model has most of them at the same places. */
export const pageKinds: readonly PageKind[] = [
  { kind: "home", route: "", isMain: true },
  { kind: "metamodel overview", route: "generated/metamodel/" },
  { kind: "entity index", route: "generated/metamodel/entities/" },
  { kind: "entity", route: "generated/metamodel/entities/dataset/", isMain: true },
  { kind: "aspect index", route: "generated/metamodel/aspects/" },
  { kind: "aspect", route: "generated/metamodel/aspects/ownership/", isMain: true },
  { kind: "timeseries aspect", route: "generated/metamodel/aspects/datasetProfile/" },
  { kind: "type index", route: "generated/metamodel/types/" },
  { kind: "record", route: "generated/metamodel/types/com.linkedin.common.Owner/" },
  { kind: "enum", route: "generated/metamodel/types/com.linkedin.common.FabricType/" },
  { kind: "typeref", route: "generated/metamodel/types/com.linkedin.common.DatasetUrn/" },
  { kind: "event", route: "generated/metamodel/events/entityChangeEvent/" },
  { kind: "aspect matrix", route: "generated/metamodel/matrix/", isMain: true },
  { kind: "relationships", route: "generated/metamodel/relationships/" },
  { kind: "coverage", route: "generated/coverage/" },
  { kind: "GraphQL overview", route: "graphql/" },
  { kind: "GraphQL index", route: "graphql/queries/" },
  { kind: "GraphQL operation", route: "graphql/queries/search/", isMain: true },
  { kind: "GraphQL object", route: "graphql/objects/Dataset/" },
  { kind: "GraphQL input", route: "graphql/inputObjects/SearchInput/" },
  { kind: "GraphQL interface", route: "graphql/interfaces/Entity/" },
  { kind: "GraphQL union", route: "graphql/unions/OwnerType/" },
  { kind: "GraphQL enum", route: "graphql/enums/EntityType/" },
  { kind: "GraphQL scalar", route: "graphql/scalars/Long/" },
  { kind: "GraphQL directive", route: "graphql/directives/deprecated/" },
  { kind: "guide", route: "introduction/" },
  { kind: "guide with tabs", route: "api/tutorials/datasets/", isMain: true },
  { kind: "short guide", route: "saas/" },
  { kind: "constants", route: "reference/constants/" },
  { kind: "ingestion index", route: "generated/ingestion/sources/" },
  { kind: "ingestion source", route: "generated/ingestion/sources/bigquery/", isMain: true },
  { kind: "ingestion components", route: "generated/ingestion/transformers/" },
  { kind: "ingestion component", route: "generated/ingestion/sinks/datahub-rest/" },
  { kind: "ingestion matrix", route: "generated/ingestion/capabilities/" },
  { kind: "privileges", route: "generated/access/privileges/" },
  { kind: "role matrix", route: "generated/access/roles/" },
  { kind: "policies", route: "generated/access/policies/" },
  { kind: "starting data", route: "generated/access/starting-data/" },
  { kind: "SDK overview", route: "python-sdk/" },
  { kind: "SDK page", route: "python-sdk/clients/" },
  { kind: "SDK class", route: "python-sdk/clients/DataHubGraph/", isMain: true },
  { kind: "SDK module", route: "python-sdk/builder/datahub.emitter.mce_builder/" },
  { kind: "SDK models", route: "python-sdk/models/" },
  { kind: "SDK model class", route: "python-sdk/models/OwnershipClass/" },
  { kind: "program", route: "generated/cli/" },
  { kind: "command", route: "generated/cli/delete/" },
  { kind: "environment variables", route: "generated/environment/" },
  { kind: "Rest.li overview", route: "restli/" },
  { kind: "Rest.li resource", route: "restli/aspects/" },
  { kind: "releases", route: "releases/" },
  { kind: "missing address", route: "no/such/page/" },
];
