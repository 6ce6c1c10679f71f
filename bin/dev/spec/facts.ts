import type { BuiltPage, BuiltSite } from "./built-site.ts";

/** Something that several pages say, and that all of them have to say alike. */
export interface Fact {
  readonly says: string;
  /** What stands against it, a line for each page; empty when all pages agree. */
  disagreements(site: BuiltSite): readonly string[];
}

/** What the pattern finds on each page, in whichever of its groups, is the value; commas in numbers don't count. */
function oneValue(says: string, value: string, pattern: RegExp, routes: readonly string[]): Fact {
  const find = ({ text }: BuiltPage): readonly string[] =>
    [...text.matchAll(new RegExp(pattern, "g"))].map((match) => {
      const found = match.slice(1).find((group) => group !== undefined) ?? "";
      return found.replaceAll(",", "");
    });
  return {
    says: `${says}: ${value}`,
    disagreements: (site) =>
      listOnPages(site, routes, (page) => {
        const found = find(page);
        if (found.length === 0) return ["says nothing of it"];
        return found.filter((each) => each !== value).map((each) => `says ${each}`);
      }),
  };
}

/** Each page has all of the names. */
function sameNames(says: string, names: string, routes: readonly string[]): Fact {
  const expected = names.split(" ");
  return {
    says: `${says}: ${expected.join(", ")}`,
    disagreements: (site) =>
      listOnPages(site, routes, ({ text }) =>
        expected
          .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text))
          .map((name) => `lacks ${name}`),
      ),
  };
}

/** The page of the enum has these symbols and no others, and the other pages have all of them. */
function sameSymbols(says: string, symbols: string, enumRoute: string, routes: readonly string[]): Fact {
  const named = sameNames(says, symbols, [enumRoute, ...routes]);
  const isSymbol = (anchor: string): boolean => /^(?:\w+\.)?[A-Z][A-Z_]+$/.test(anchor);
  return {
    says: named.says,
    disagreements: (site) => [
      ...named.disagreements(site),
      ...listOnPages(site, [enumRoute], ({ anchors }) =>
        [...anchors]
          .filter(isSymbol)
          .map((anchor) => anchor.split(".").at(-1) ?? "")
          .filter((symbol) => !symbols.split(" ").includes(symbol))
          .map((symbol) => `adds ${symbol}`),
      ),
    ],
  };
}

function listOnPages(
  site: BuiltSite,
  routes: readonly string[],
  list: (page: BuiltPage) => readonly string[],
): readonly string[] {
  return routes.flatMap((route) => {
    const page = site.page(route);
    return page === undefined ? [`${route}: no page`] : list(page).map((line) => `${route}: ${line}`);
  });
}

const types = "generated/metamodel/types/com.linkedin";
const constants = "reference/constants";
const enumerations = "reference/enumerations";
const clients = "python-sdk/clients";
const confluent = "deploy/confluent-cloud";
const kafkaSink = "metadata-ingestion/sink_docs/datahub";
const actions = ["actions/actions/executor", "actions/actions/hello_world", "actions/actions/slack"];

/** Every fact that is held. */
export const facts: readonly Fact[] = [
  oneValue("gigabytes of memory for a quickstart", "8", /(\d+) GB of memory/, [
    "quickstart",
    "docker",
    "troubleshooting/quickstart",
  ]),
  oneValue("gigabytes of swap for a quickstart", "2", /(\d+) GB of swap/, [
    "quickstart",
    "docker",
    "troubleshooting/quickstart",
  ]),
  oneValue("processors for a quickstart", "2", /(\d+) CPUs/, ["quickstart", "docker"]),
  oneValue("version of Java", "11", /Gradle on Java (\d+)|Java (\d+) for Gradle|Java (\d+) is required/, [
    "troubleshooting/build",
    "metadata-ingestion/developing",
    "how/updating-datahub",
  ]),
  oneValue("oldest version of Python", "3.7", /Python (3\.\d+) or/, ["metadata-ingestion/developing", "cli"]),
  oneValue("results that a search reaches by paging", "10000", /(?:first|ends at) ([\d,]+) results/, [
    "how/search",
    "api/graphql/getting-started",
  ]),
  oneValue("URNs that a filter fetches at a time", "10000", /fetch(?:ing URNs|ed at a time) by (?:a )?filter (\d+)/, [
    constants,
    clients,
  ]),
  oneValue("cardinality that is high", "10000", /(?:roughly|about) ([\d,]+)/, [
    constants,
    clients,
    "advanced/high-cardinality",
    "metadata-modeling/extending-the-metadata-model",
  ]),
  oneValue("megabytes of a message", "1", /(\d+) ?MB/, [constants, clients, "advanced/high-cardinality", kafkaSink]),
  oneValue("protocol of the HTTP interface", "2.0.0", /X-RestLi-Protocol-Version: ([\d.]+)/, [
    "restli",
    "restli/entities",
    "api/restli/restli-overview",
    "metadata-modeling/metadata-model",
  ]),
  oneValue(
    "rows that a call of restoreIndices works off",
    "10",
    /batchSize number (\d+)|works off; (\d+) when left out/,
    ["api/restli/restore-indices", "restli/aspects"],
  ),
  oneValue("row at which restoreIndices starts", "0", /start number (\d+)|each other; (\d+) when left out/, [
    "api/restli/restore-indices",
    "restli/aspects",
  ]),
  oneValue("version of an aspect that is the latest", "0", /Aspect version (\d)|(?:Version|read:) (\d) is the latest/, [
    constants,
    "restli/aspects",
    "api/restli/restli-overview",
  ]),
  ...Object.entries({
    MetadataChangeProposal_v1: ["architecture/metadata-ingestion", confluent, kafkaSink, "troubleshooting/quickstart"],
    MetadataChangeLog_Versioned_v1: ["architecture/metadata-serving", confluent, "actions/sources/kafka-event-source"],
    MetadataChangeLog_Timeseries_v1: [
      "architecture/metadata-serving",
      confluent,
      "actions/events/metadata-change-log-event",
    ],
    PlatformEvent_v1: ["architecture/metadata-serving", "actions/quickstart", "actions/sources/kafka-event-source"],
    MetadataChangeEvent_v4: [confluent, kafkaSink, `${clients}/KafkaEmitterConfig`],
  }).map(([topic, routes]) =>
    oneValue("topic", topic, new RegExp(`(?<!Failed)(${topic.replace(/\d$/, "\\d")})`), routes),
  ),
  oneValue("port of Kafka", "9092", /bootstrap: \S*localhost:(\d+)/, actions),
  oneValue("port of the schema registry", "8081", /schema_registry_url: \S*localhost:(\d+)/, actions),
  oneValue("port of the metadata service", "8080", /server: "?http:\/\/localhost:(\d+)/, [
    kafkaSink,
    "metadata-ingestion/recipe_overview",
  ]),
  oneValue("port of the web application", "9002", /http:\/\/localhost:(9\d+)/, [
    "quickstart",
    "authentication/guides/sso/configure-oidc-react",
  ]),
  oneValue(
    "type of ownership where none is given",
    "DATAOWNER",
    /ownership_type string ([A-Z]+)|write ([A-Z]+) where/,
    ["metadata-ingestion/docs/transformer/dataset_transformer", "ownership/ownership-types"],
  ),
  oneValue("artifact of the Java client", "io.acryl:datahub-client", /(io\.acryl:[a-z-]+)/, [
    "api/datahub-apis",
    "metadata-integration/java/as-a-library",
  ]),
  sameNames("statuses after which a request is repeated", "429 502 503 504", [
    constants,
    `${clients}/DatahubRestEmitter`,
  ]),
  sameNames("change types", "UPSERT CREATE DELETE", [
    enumerations,
    "api/restli/restli-overview",
    "actions/events/metadata-change-log-event",
    `${types}.events.metadata.ChangeType`,
  ]),
  sameNames("statuses by which the graph client filters", "NOT_SOFT_DELETED ALL ONLY_SOFT_DELETED", [
    enumerations,
    `${clients}/datahub.ingestion.graph.client`,
  ]),
  sameNames("maturity of sources", "Certified Incubating Testing", [
    enumerations,
    "metadata-ingestion",
    "generated/ingestion/sources",
  ]),
  sameNames("roles", "Admin Editor Reader", ["authorization", "authorization/roles"]),
  sameNames("emitters of the Python library", "DatahubRestEmitter DatahubKafkaEmitter", [
    clients,
    "metadata-ingestion/as-a-library",
  ]),
  sameSymbols(
    "types of ownership",
    "CUSTOM TECHNICAL_OWNER BUSINESS_OWNER DATA_STEWARD NONE DEVELOPER DATAOWNER DELEGATE PRODUCER CONSUMER STAKEHOLDER",
    `${types}.common.OwnershipType`,
    ["ownership/ownership-types", "graphql/enums/OwnershipType", "python-sdk/models/OwnershipTypeClass"],
  ),
  sameSymbols(
    "time windows",
    "SECOND MINUTE HOUR DAY WEEK MONTH QUARTER YEAR",
    `${types}.timeseries.CalendarInterval`,
    [constants, enumerations, clients, "python-sdk/models/CalendarIntervalClass"],
  ),
  sameSymbols("fabrics", "PROD NON_PROD DEV TEST QA UAT EI PRE STG CORP", `${types}.common.FabricType`, [
    constants,
    enumerations,
    clients,
    "graphql/enums/FabricType",
  ]),
  sameSymbols("process types", "BATCH_SCHEDULED BATCH_ADHOC STREAMING", `${types}.dataprocess.DataProcessType`, [
    constants,
    enumerations,
    clients,
  ]),
  sameSymbols("results of a run", "SUCCESS FAILURE SKIPPED UP_FOR_RETRY", `${types}.dataprocess.RunResultType`, [
    enumerations,
  ]),
  sameSymbols("policy states", "DRAFT ACTIVE INACTIVE", "graphql/enums/PolicyState", [enumerations]),
  sameSymbols("user statuses", "PROVISIONED ACTIVE SUSPENDED", "graphql/enums/CorpUserStatus", [enumerations]),
  sameSymbols(
    "operators of assertions",
    "BETWEEN LESS_THAN LESS_THAN_OR_EQUAL_TO GREATER_THAN GREATER_THAN_OR_EQUAL_TO EQUAL_TO CONTAIN START_WITH END_WITH " +
      "REGEX_MATCH IN NOT_IN NOT_NULL",
    `${types}.assertion.AssertionStdOperator`,
    ["reference/validation-rules"],
  ),
  sameSymbols(
    "conditions of filters",
    "CONTAIN END_WITH EQUAL IS_NULL EXISTS GREATER_THAN GREATER_THAN_OR_EQUAL_TO IN LESS_THAN LESS_THAN_OR_EQUAL_TO START_WITH",
    `${types}.metadata.query.filter.Condition`,
    ["reference/enumerations"],
  ),
];
