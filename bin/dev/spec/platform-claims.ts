import type { BuiltPage, BuiltSite } from "./built-site.ts";
import { membersOf, pageAt, textOn, type Claim } from "./claim.ts";

/*
 * What the platform's users rely on besides the specification: that the bundled site is whole, in numbers and by name,
 * and that nothing in it is made up.
 */

const sources = "generated/ingestion/sources";
const access = "generated/access";

/** The document has each of these pieces, markup included. */
function markupOn(section: string, says: string, route: string, pieces: readonly string[]): Claim {
  return {
    section,
    says,
    missing: (site) => {
      const page = site.page(route);
      return page === undefined ? [`page ${route}`] : pieces.filter((piece) => !page.html.includes(piece));
    },
  };
}

/** The site has at least so many pages below the route, and each of them is as it should be. */
function everyPage(
  says: string,
  { route, atLeast, isRight }: { route: string; atLeast: number; isRight(page: BuiltPage): boolean },
): Claim {
  return {
    section: "platform",
    says,
    missing: (site) => {
      const pages = site.pagesBelow(route).filter((page) => page.route !== route);
      const wrong = pages.filter((page) => !isRight(page)).map((page) => page.route);
      return pages.length < atLeast ? [`${atLeast} pages, found ${pages.length}`, ...wrong] : wrong;
    },
  };
}

/** There is an overview, and it lists no such thing. */
function nothingCalled(says: string, overview: string, routes: readonly string[]): Claim {
  return {
    section: "platform",
    says,
    missing: (site) =>
      site.page(overview) === undefined
        ? [`page ${overview}`]
        : routes.filter((route) => site.page(route) !== undefined).map((route) => `no page ${route}`),
  };
}

/** The file has each of these texts, white space aside. */
function textIn(section: string, says: string, path: string, texts: readonly string[]): Claim {
  return {
    section,
    says,
    missing: (site) => {
      const content = site.file(path).replace(/\s+/g, "");
      return texts.filter((text) => !content.includes(text.replace(/\s+/g, "")));
    },
  };
}

const transformers =
  "mark_dataset_status simple_add_dataset_ownership pattern_add_dataset_ownership add_dataset_ownership " +
  "simple_remove_dataset_ownership simple_add_dataset_tags pattern_add_dataset_tags add_dataset_tags " +
  "pattern_add_dataset_schema_tags pattern_add_dataset_schema_terms simple_add_dataset_terms " +
  "pattern_add_dataset_terms add_dataset_terms simple_add_dataset_properties add_dataset_properties " +
  "simple_add_dataset_domain pattern_add_dataset_domain add_dataset_domain set_dataset_browse_path";

/** Those that stand for a kind of privilege each, and those whose constants are unlike the others. */
const privileges =
  "MANAGE_POLICIES MANAGE_USERS_AND_GROUPS MANAGE_INGESTION MANAGE_SECRETS GENERATE_PERSONAL_ACCESS_TOKENS " +
  "VIEW_ENTITY_PAGE EDIT_ENTITY_TAGS EDIT_ENTITY EDIT_DOMAINS_PRIVILEGE EDIT_DEPRECATION_PRIVILEGE DELETE_ENTITY " +
  "EDIT_LINEAGE RESTORE_INDICES_PRIVILEGE GET_ENTITY_PRIVILEGE";

/** What readers look for most, of systems that most have. */
const mostUsed =
  "athena azure-ad bigquery dbt glue hive iceberg kafka kafka-connect looker mongodb mssql mysql okta oracle postgres " +
  "powerbi redshift s3 snowflake tableau trino databricks";

const figures = ["architecture/architecture", "deploy/aws", "deploy/gcp", "deploy/kubernetes"];

function countFigures(site: BuiltSite): number {
  const areas = ["architecture", "deploy", "metadata-ingestion", "actions", "authorization", "authentication", "how"];
  const others = ["lineage", "advanced", "what", "api", "features", "metadata-modeling"];
  const pages = [...areas, ...others].flatMap((route) => site.pagesBelow(route));
  return pages.reduce((sum, { html }) => sum + (html.match(/<figure class="diagram"/g)?.length ?? 0), 0);
}

const wholeModel: readonly Claim[] = [
  textOn("platform", "GraphQL has all operations and types", "graphql", [
    "Queries 72",
    "Mutations 96",
    "Objects 310",
    "Inputs 159",
    "Interfaces 5",
    "Unions 5",
    "Enums 59",
  ]),
  nothingCalled(
    "GraphQL has no types that somebody made up",
    "graphql/objects",
    ["DatasetSchema", "LineageResult", "UsageStats", "UserUsage", "InstitutionalMemoryLink", "LineageNode"].map(
      (name) => `graphql/objects/${name}`,
    ),
  ),
  membersOf("platform", "a tag is made without a colour", "graphql/inputObjects/CreateTagInput", [
    "CreateTagInput.id",
    "CreateTagInput.name",
    "CreateTagInput.description",
  ]),
  ...["FilterOperator", "OwnershipType", "TimeRange"].map((name) => pageAt("platform", `graphql/enums/${name}`, name)),
  textOn("platform", "Rest.li has all resources and calls", "restli", ["9 resources with 42 calls"]),
  pageAt("platform", "generated/metamodel/aspects/mlHyperParam", "mlHyperParam"),
  pageAt("platform", "generated/metamodel/aspects/mlMetric", "mlMetric"),
  pageAt("platform", "python-sdk/models/MetadataChangeEventClass"),
  textIn("platform", "the model has 43 entities and 161 aspects", "llms.txt", ["43 entities", "161 aspects"]),
];

const wholeAccess: readonly Claim[] = [
  pageAt("platform", `${access}/privileges`, "Privileges"),
  pageAt("platform", `${access}/roles`, "Roles and privileges"),
  pageAt("platform", `${access}/policies`, "Default policies"),
  textOn("platform", "the page of privileges has all of them", `${access}/privileges`, [
    "17 privileges on the platform, 29 on resources, 9 for APIs, 5 without effect",
    // The first page says the numbers too.
    "EDIT_DATASET_COL_TAGS",
  ]),
  ...privileges
    .split(" ")
    .map((name) => membersOf("platform", `there is the privilege ${name}`, `${access}/privileges`, [name])),
  textOn("platform", "each privilege of a resource says on which types", `${access}/privileges`, [
    "EDIT_DATASET_COL_TAGS",
    "dataset",
    "glossaryNode",
  ]),
  textOn("platform", "the matrix has each role, and privileges that none holds", `${access}/roles`, [
    "Admin 46 privileges",
    "Editor 34 privileges",
    "Reader 8 privileges",
    "CREATE_GLOBAL_ANNOUNCEMENTS",
  ]),
  textOn("platform", "the default policies say to whom they grant what", `${access}/policies`, [
    "12 policies that the platform begins with",
    "Root User - All Platform Privileges",
    "urn:li:dataHubPolicy:0",
    "Granted to",
  ]),
  textOn("platform", "queries name the privileges that they ask for", "graphql/queries/listDomains", [
    "CREATE_DOMAINS",
    "MANAGE_DOMAINS",
  ]),
  textOn("platform", "mutations name the privileges that they ask for", "graphql/mutations/addTag", [
    "EDIT_ENTITY_TAGS",
    "EDIT_DATASET_COL_TAGS",
  ]),
];

const wholeIngestion: readonly Claim[] = [
  everyPage("each source says its maturity in its description, or that it has none", {
    route: sources,
    atLeast: 51,
    isRight: ({ html }) =>
      /<meta name="description" content="[^"]*(?:Certified|Incubating|Testing|No maturity is stated)/.test(html),
  }),
  everyPage("each source has a recipe, options and what it doesn't do", {
    route: sources,
    atLeast: 51,
    isRight: ({ text, anchors }) =>
      text.includes("source:") && text.includes("Limitations") && [...anchors].some((id) => /^~?options/.test(id)),
  }),
  ...mostUsed
    .split(" ")
    .map((name) =>
      textOn(
        "platform",
        `${name} says what becomes of its things, what isn't read and what to do`,
        `${sources}/${name}`,
        ["Concepts", "Prerequisites", "Limitations", "Troubleshooting", "More recipes"],
      ),
    ),
  ...transformers
    .split(" ")
    .map((name) =>
      membersOf(
        "platform",
        `there is the transformer ${name}`,
        "metadata-ingestion/docs/transformer/dataset_transformer",
        [name],
      ),
    ),
  textOn(
    "platform",
    "all tables are profiled unless a recipe says since when",
    "quick-ingestion-guides/snowflake/overview",
    ["All tables that match are profiled", "profile_if_updated_since_days"],
  ),
];

const wholeGuides: readonly Claim[] = [
  textOn("platform", "the Rest.li guide names the change types", "api/restli/restli-overview", [
    "UPSERT , CREATE and DELETE",
  ]),
  textOn("platform", "AWS has its services and permissions", "deploy/aws", ["RDS", "OpenSearch", "MSK", "Glue", "IAM"]),
  ...figures.map((route) => markupOn("platform", `${route} is drawn`, route, ['<figure class="diagram"'])),
  {
    section: "platform",
    says: "twelve figures are drawn at the least",
    missing: (site) => (countFigures(site) >= 12 ? [] : [`12 figures, found ${countFigures(site)}`]),
  },
  markupOn("platform", "figures are told in words", "deploy/aws", ['aria-label="DataHub on AWS']),
  ...["quickstart", "deploy/aws", "cli", "how/search", "authorization/policies", "actions/quickstart"].map((route) =>
    textOn("platform", `${route} says what to do next`, route, ["Where next"]),
  ),
];

const thisSite: readonly Claim[] = [
  markupOn("platform", "the bar says the version", "", ['<span class="version-name" title="Version">0.10.4</span>']),
  markupOn("platform", "titles say the platform and its version", "quickstart", [
    "<title>Quickstart · DataHub 0.10.4</title>",
  ]),
  textIn("platform", "Markdown says the version", "quickstart.md", ['version: "0.10.4"']),
  textIn("platform", "indexes for machines say it", "llms.txt", ["# DataHub 0.10.4"]),
  textOn("platform", "the home page says what the platform is and leads on", "", [
    "open-source catalogue",
    "Start",
    "The areas",
    "What do you want to do?",
  ]),
  ...["clients", "models"].map((name) =>
    markupOn("2", `python-sdk/${name} stands in the tree of overviewSidebar`, `python-sdk/${name}`, [
      '<nav class="tree-items" aria-label="Guides">',
      ">Getting Started<",
    ]),
  ),
  textIn("2", "the page README is titled Introduction", "catalogue.json", ['"docId":"README","label":"Introduction"']),
  textIn("2", "pages stand below /docs/", "404.html", ['href="/docs/"']),
  textIn("3", "there is a version of the site, the last one", "catalogue.json", [
    '"pluginId":"default","version":"0.10.4","label":"0.10.4","banner":"none","badge":false,"noIndex":false',
    '"className":"docs-version-0-10-4","isLast":true',
  ]),
  textOn("3", "items of sidebars are of five kinds", "reference/version-info", [
    "doc",
    "category",
    "link",
    "autogenerated",
    "html",
    "collapsible",
  ]),
  textOn("3", "an entity is described by its aspects", "generated/metamodel/entities/dataset", [
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
  ]),
  membersOf("6", "owners are users or groups", "graphql/enums/OwnerEntityType", [
    "OwnerEntityType.CORP_USER",
    "OwnerEntityType.CORP_GROUP",
  ]),
];

/** Every statement about the platform itself. */
export const platformClaims: readonly Claim[] = [
  ...wholeModel,
  ...wholeAccess,
  ...wholeIngestion,
  ...wholeGuides,
  ...thisSite,
];
