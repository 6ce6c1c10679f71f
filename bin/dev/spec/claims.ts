import { platformClaims } from "./platform-claims.ts";
import { membersOf, pageAt, textBelow, textOn, type Claim } from "./claim.ts";

/*
 * The specification of the bundled site, statement by statement. Each row names what a reader must
 * find and where; `spec-check.test.ts` looks for it in the pages that were written.
 */

const entityNames = [
  "dataPlatform",
  "dataset",
  "dataJob",
  "dataFlow",
  "dataProcess",
  "dataProcessInstance",
  "chart",
  "dashboard",
  "notebook",
  "corpuser",
  "corpGroup",
  "domain",
  "container",
  "tag",
  "glossaryTerm",
  "glossaryNode",
  "assertion",
  "mlModel",
  "mlModelGroup",
  "mlModelDeployment",
  "mlFeatureTable",
  "mlFeature",
  "mlPrimaryKey",
  "test",
  "inviteToken",
  "schemaField",
  "dataHubRole",
  "post",
  "dataHubStepState",
  "dataHubView",
  "query",
  "dataProduct",
  "ownershipType",
  "dataHubPolicy",
  "dataHubIngestionSource",
  "dataHubSecret",
  "dataHubExecutionRequest",
  "dataHubRetention",
  "dataPlatformInstance",
  "telemetry",
  "dataHubAccessToken",
  "dataHubUpgrade",
  "globalSettings",
];

const exampleAspects = [
  "ownership",
  "status",
  "globalTags",
  "glossaryTerms",
  "institutionalMemory",
  "browsePaths",
  "domains",
  "deprecation",
  "subTypes",
  "schemaMetadata",
  "editableSchemaMetadata",
  "datasetProperties",
  "datasetProfile",
  "datasetUsageStatistics",
  "upstreamLineage",
  "dataPlatformInstance",
];

const aspectRoute = (name: string): string => `generated/metamodel/aspects/${name}`;
const typeRoute = (name: string): string => `generated/metamodel/types/com.linkedin.${name}`;

/** Where the fields of a record are shown, and which they are. */
const records: readonly (readonly [name: string, route: string, fields: string])[] = [
  [
    "ChartInfo",
    aspectRoute("chartInfo"),
    "title description lastModified customProperties externalUrl chartUrl inputs inputEdges type access lastRefreshed",
  ],
  ["CorpGroupInfo", aspectRoute("corpGroupInfo"), "admins members groups displayName email description slack created"],
  [
    "CorpUserEditableInfo",
    aspectRoute("corpUserEditableInfo"),
    "aboutMe teams skills pictureLink displayName title slack phone email",
  ],
  ["CorpUserStatus", aspectRoute("corpUserStatus"), "status lastModified"],
  [
    "DataHubPolicyInfo",
    aspectRoute("dataHubPolicyInfo"),
    "displayName description type state privileges actors resources editable lastUpdatedTimestamp",
  ],
  [
    "DataHubActorFilter",
    typeRoute("policy.DataHubActorFilter"),
    "users groups resourceOwners allUsers allGroups roles",
  ],
  ["DataHubResourceFilter", typeRoute("policy.DataHubResourceFilter"), "type resources allResources filter"],
  ["IngestionSourceInfo", aspectRoute("dataHubIngestionSourceInfo"), "name type config platform schedule"],
  [
    "the config of IngestionSourceInfo",
    typeRoute("ingestion.DataHubIngestionSourceConfig"),
    "recipe version executorId debugMode",
  ],
  ["the schedule of IngestionSourceInfo", typeRoute("ingestion.DataHubIngestionSourceSchedule"), "interval timezone"],
  ["SecretValue", aspectRoute("dataHubSecretValue"), "name value description created"],
  ["DataHubViewInfo", aspectRoute("dataHubViewInfo"), "name type definition created lastModified description"],
  ["Criterion", typeRoute("metadata.query.filter.Criterion"), "field value values condition negated"],
  ["DatasetDeprecation", aspectRoute("datasetDeprecation"), "deprecated note decommissionTime actor"],
  [
    "DatasetProperties",
    aspectRoute("datasetProperties"),
    "customProperties externalUrl name qualifiedName description uri created lastModified tags",
  ],
  [
    "DatasetAssertionInfo",
    typeRoute("assertion.DatasetAssertionInfo"),
    "dataset scope operator fields aggregation parameters nativeType nativeParameters logic",
  ],
];

const enumerations: readonly (readonly [says: string, route: string, symbols: string])[] = [
  ["assertion run status", typeRoute("assertion.AssertionRunStatus"), "COMPLETE"],
  ["data process run result", typeRoute("dataprocess.RunResultType"), "SUCCESS FAILURE SKIPPED UP_FOR_RETRY"],
  ["change types", typeRoute("events.metadata.ChangeType"), "CREATE UPSERT DELETE"],
  ["time window sizes", typeRoute("timeseries.CalendarInterval"), "SECOND MINUTE HOUR DAY WEEK MONTH QUARTER YEAR"],
  ["fabric types", typeRoute("common.FabricType"), "CORP DEV EI NON_PROD PRE PROD QA STG TEST UAT"],
];

const quickGuides = ["bigquery", "redshift", "snowflake", "tableau", "powerbi"];

const routes: readonly (readonly [route: string, title?: string])[] = [
  ["features"],
  ["quickstart"],
  ["saas", "Managed DataHub"],
  ["what-is-datahub/datahub-concepts", "DataHub Concepts"],
  ["metadata-ingestion"],
  ...quickGuides.flatMap((source) =>
    ["overview", "setup", "configuration"].map((step) => [`quick-ingestion-guides/${source}/${step}`] as const),
  ),
  ...["Console", "DataHub", "File"].map(
    (sink) => [`metadata-ingestion/sink_docs/${sink.toLowerCase()}`, sink] as const,
  ),
  ["metadata-ingestion/docs/transformer/intro", "Transformers"],
  ["metadata-ingestion/docs/transformer/dataset_transformer", "Dataset Transformers"],
  ["metadata-ingestion/schedule_docs/intro", "Introduction to Scheduling Metadata Ingestion"],
  ...["cron", "airflow", "kubernetes"].map((page) => [`metadata-ingestion/schedule_docs/${page}`] as const),
  ...["aws", "gcp", "kubernetes", "environment-vars", "telemetry", "confluent-cloud"].map(
    (page) => [`deploy/${page}`] as const,
  ),
  ["authentication"],
  ["authentication/personal-access-tokens"],
  ["authorization"],
  ...["roles", "policies", "groups", "access-policies-guide"].map((page) => [`authorization/${page}`] as const),
  ["api/datahub-apis", "Which DataHub API is for me?"],
  ["api/graphql/overview"],
  ["api/openapi/openapi-usage-guide"],
  ["api/restli/restli-overview"],
  ["cli"],
  ...["queries", "mutations", "objects", "inputObjects", "interfaces", "unions", "enums", "scalars"].map(
    (kind) => [`graphql/${kind}`] as const,
  ),
  ["actions"],
  ["actions/quickstart"],
  ["actions/concepts"],
  ["architecture/architecture"],
  ["managed-datahub/managed-datahub-overview", "Managed DataHub Overview"],
  ["managed-datahub/release-notes/v_0_2_8", "v0.2.8"],
  ["releases", "Releases"],
  ["all-pages", "All Pages"],
  ["metadata-integration/java/as-a-library", "Java Client"],
  ["slack"],
  ["townhalls"],
  ["contributing"],
  ["introduction", "Introduction"],
  ["python-sdk/clients", "Client"],
  ["python-sdk/models", "Models"],
  ["python-sdk/builder", "Builder"],
];

/** An entity as the SDK's documentation calls it, and its name in the registry. */
const sdkEntityTypes: Readonly<Record<string, string>> = {
  dataset: "dataset",
  chart: "chart",
  dashboard: "dashboard",
  "data flow": "dataFlow",
  "data job": "dataJob",
  "data platform": "dataPlatform",
  "data platform instance": "dataPlatformInstance",
  "data process instance": "dataProcessInstance",
  "data product": "dataProduct",
  domain: "domain",
  container: "container",
  corpuser: "corpuser",
  corpGroup: "corpGroup",
  tag: "tag",
  "glossary term": "glossaryTerm",
  "glossary node": "glossaryNode",
  "ML model": "mlModel",
  "ML model group": "mlModelGroup",
  "ML model deployment": "mlModelDeployment",
  "ML feature": "mlFeature",
  "ML feature table": "mlFeatureTable",
  "ML primary key": "mlPrimaryKey",
  notebook: "notebook",
  assertion: "assertion",
  policy: "dataHubPolicy",
  role: "dataHubRole",
  "ingestion source": "dataHubIngestionSource",
  secret: "dataHubSecret",
  view: "dataHubView",
  "access token": "dataHubAccessToken",
  "invite token": "inviteToken",
  "execution request": "dataHubExecutionRequest",
};

const modelClasses = [
  "SchemaMetadataClass",
  "SchemaFieldClass",
  "OwnershipClass",
  "GlobalTagsClass",
  "PostInfoClass",
  "QueryPropertiesClass",
  "NotebookInfoClass",
  "TestInfoClass",
  "UsageAggregationClass",
  "DataHubRetentionConfigClass",
  "UpstreamLineageClass",
  "OperationClass",
  "MetadataChangeEventClass",
  "DatasetSnapshotClass",
];

const clients = "python-sdk/clients";

const emitterOptions = [
  "gms_server",
  "token",
  "connect_timeout_sec",
  "read_timeout_sec",
  "retry_status_codes",
  "retry_methods",
  "retry_max_times",
  "extra_headers",
  "ca_certificate_path",
  "disable_ssl_verification",
];

const graphOperations = [
  "get_aspect",
  "get_entity_raw",
  "get_search_results",
  "get_aspect_counts",
  "execute_graphql",
  "get_urns_by_filter",
  "get_related_entities",
  "soft_delete_entity",
  "hard_delete_entity",
  "hard_delete_timeseries_aspect",
  "delete_references_to_urn",
];

/** The sidebar as the catalogue prints it holds each of these texts. */
function inSidebar(says: string, texts: readonly string[]): Claim {
  return {
    section: "2",
    says,
    missing: (site) => {
      const catalogue = site.file("catalogue.json");
      const start = catalogue.indexOf('"overviewSidebar"');
      return start === -1 ? ["overviewSidebar"] : texts.filter((text) => !catalogue.includes(text, start));
    },
  };
}

/** Every statement. */
export const claims: readonly Claim[] = [
  ...["Certified", "Incubating", "Testing"].map((label) =>
    textOn("1", `source pages carry the maturity ${label}`, "generated/ingestion/sources", [label]),
  ),
  textBelow("1", "the SDK's builder makes events and URNs", "python-sdk/builder", [
    "make_dataset_urn",
    "make_tag_urn",
    "MetadataChangeProposalWrapper",
  ]),
  ...routes.map(([route, title]) => pageAt("2", route, title)),
  pageAt("2", "generated/ingestion/sources/snowflake"),
  inSidebar("overviewSidebar holds the API reference page", ['"api/datahub-apis"']),
  inSidebar("the Client and Models pages belong to overviewSidebar", ['"python-sdk/clients"', '"python-sdk/models"']),
  textOn("2", "the page of all pages has Client, Models and API reference in overviewSidebar", "all-pages", [
    "overviewSidebar",
    "python-sdk/clients",
    "python-sdk/models",
    "api/datahub-apis",
  ]),
  {
    section: "2",
    says: "an item for the managed service alone is rendered with its class",
    missing: (site) =>
      site.page("managed-datahub/chrome-extension")?.html.includes('<li class="saasOnly">') === true
        ? []
        : ["saasOnly"],
  },
  inSidebar("one link of the sidebar leads to a hosted demo", ['"https://demo.datahubproject.io/"']),
  inSidebar("entries for the managed service only carry a marker class", ['"saasOnly"']),
  textOn("3", "record: documentation page", "reference/version-info", ["id", "title", "description", "sidebar"]),
  textOn("3", "record: sidebar item", "reference/version-info", [
    "type",
    "category",
    "link",
    "label",
    "href",
    "docId",
    "collapsed",
    "collapsible",
    "className",
  ]),
  textOn("3", "record: version info", "reference/version-info", [
    "pluginId",
    "version",
    "label",
    "banner",
    "badge",
    "noIndex",
    "className",
    "isLast",
  ]),
  ...entityNames.map((name) => pageAt("3", `generated/metamodel/entities/${name.toLowerCase()}`, name)),
  ...Object.entries(sdkEntityTypes).map(([type, name]) =>
    textOn("3", `entity type of the SDK: ${type}`, `generated/metamodel/entities/${name.toLowerCase()}`, [
      `urn:li:${name}:`,
    ]),
  ),
  ...exampleAspects.map((name) => pageAt("3", aspectRoute(name), name)),
  ...records.flatMap(([name, route, fields]) =>
    fields.split(" ").map((field) => membersOf("3", `${name} has the field ${field}`, route, [field])),
  ),
  ...modelClasses.map((name) => textBelow("3", `model class ${name}`, "python-sdk/models", [name])),
  membersOf("4", "policy state: ACTIVE, INACTIVE", "graphql/enums/PolicyState", [
    "PolicyState.ACTIVE",
    "PolicyState.INACTIVE",
  ]),
  textOn("4", "user status: PROVISIONED, ACTIVE, SUSPENDED", "reference/enumerations", [
    "PROVISIONED",
    "ACTIVE",
    "SUSPENDED",
  ]),
  membersOf("4", "search status filter", `${clients}/datahub.ingestion.graph.client`, [
    "RemovedStatusFilter.NOT_SOFT_DELETED",
    "RemovedStatusFilter.ALL",
    "RemovedStatusFilter.ONLY_SOFT_DELETED",
  ]),
  ...enumerations.flatMap(([says, route, symbols]) =>
    symbols.split(" ").map((symbol) => membersOf("4, 9", `${says}: ${symbol}`, route, [symbol])),
  ),
  textOn("4", "docs-version flags: current, latest, categories collapsed by default", "reference/enumerations", [
    "current",
    "latest",
    "collapsed",
  ]),
  textOn("4", "source maturity: Certified, Incubating, Testing", "reference/enumerations", [
    "Certified",
    "Incubating",
    "Testing",
  ]),
  textOn("5", "some assertion operators need a value, the not-null one none", "reference/validation-rules", [
    "NOT_NULL",
    "NOTNULL",
  ]),
  textOn("5", "a deletion timestamp is later than the creation", "reference/validation-rules", ["later than"]),
  textOn("6", "policies carry an actor filter and privileges", "authorization/policies", [
    "users",
    "groups",
    "roles",
    "resource owners",
    "all users",
    "all groups",
    "privileges",
  ]),
  textOn("7", "POST /gms/aspects?action=restoreIndices with its payload", "restli/aspects", [
    "/gms/aspects?action=restoreIndices",
    "urn",
    "urnLike",
    "batchSize",
    "start",
  ]),
  textOn("7", "restoreIndices has its defaults", "restli/aspects", ["0 when left out", "10 when left out"]),
  membersOf("7", "POST /entities?action=ingest", "restli/entities", ["ingest", "batchIngest"]),
  ...[
    "analytics",
    "aspects",
    "entities",
    "entitiesV2",
    "entitiesVersionedV2",
    "platform",
    "relationships",
    "runs",
    "usageStats",
  ].map((name) => pageAt("7", `restli/${name}`, name)),
  textBelow("7", "a Rest.li documentation endpoint", "restli", ["/restli/docs"]),
  ...emitterOptions.map((option) =>
    membersOf("7", `REST emitter: option ${option}`, `${clients}/DatahubRestEmitter`, [`~constructor.${option}`]),
  ),
  ...["test_connection", "emit", "close"].map((name) =>
    membersOf("7", `REST emitter: operation ${name}`, `${clients}/DatahubRestEmitter`, [name]),
  ),
  textBelow("7", "the REST emitter emits an event, a proposal or a usage aggregation", clients, [
    "MetadataChangeEvent",
    "MetadataChangeProposal",
    "UsageAggregation",
  ]),
  textBelow("7", "the Kafka emitter emits with a callback and routes topics", clients, [
    "DatahubKafkaEmitter",
    "callback",
    "topic_routes",
  ]),
  ...graphOperations.map((name) => membersOf("7", `graph client: ${name}`, `${clients}/DataHubGraph`, [name])),
  textBelow("7", "delete references has a dry run", clients, ["dry_run"]),
  textBelow("8", "get aspect: type error for a timeseries aspect", clients, ["TypeError"]),
  textBelow("8", "get aspect and get entity: HTTP errors", clients, ["HTTPError", "200", "404"]),
  textOn("8", "error catalogue: each error of get aspect and get entity, and when", "reference/error-catalogue", [
    "get_aspect TypeError the aspect class belongs to a timeseries aspect",
    "get_aspect HTTPError the response status is neither 200 nor 404",
    "HTTPError the response status is not 200",
  ]),
  textOn("9", "default batch size for URNs by filter is 10000", "reference/constants", [
    "Batch size for fetching URNs by filter 10000",
  ]),
  textOn("9", "search starts at 0, counts 1, of dataset", "reference/constants", [
    "Search: start 0",
    "Search: count 1",
    "Search: entity dataset",
  ]),
  textOn("9", "the default version of an aspect is 0", "reference/constants", ["Aspect version 0"]),
  textOn("9", "fabric NON_PROD is found as NONPROD too", "reference/constants", ["NONPROD", "NON_PROD"]),
  ...["BATCH_ADHOC", "BATCH_SCHEDULED", "STREAMING"].map((type) =>
    textOn("9", `process type ${type}`, "reference/constants", [type]),
  ),
  textOn("9", "high cardinality begins at about 10,000", "advanced/high-cardinality", ["10,000"]),
  textOn("9", "messages over 1MB are discouraged", "advanced/high-cardinality", ["1MB"]),
  ...platformClaims,
];
