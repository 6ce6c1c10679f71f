import type { JsonValue } from "../../catalogue/json.ts";

const dataset = "urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)";
const onlyProd = { or: [{ and: [{ field: "origin", condition: "EQUAL", value: "PROD" }] }] };
const snapshot = {
  value: { "com.linkedin.metadata.snapshot.DatasetSnapshot": { urn: dataset, aspects: [statusOf(false)] } },
};
const usage = { bucket: 1700000000000, duration: "DAY", resource: dataset, metrics: { totalSqlQueries: 12 } };
const event = {
  header: { timestampMillis: 1700000000000 },
  name: "entityChangeEvent",
  payload: { value: printChange(), contentType: "application/json" },
};

/*
 * What to ask the platform for can't be told from names and types alone: which aspects are timeseries, which way lineage
 * has, what a registry is called. And calls that delete are shown without doing so where they can.
 */
const platformArguments: Readonly<Record<string, Readonly<Record<string, JsonValue>>>> = {
  "entities.autocomplete": { query: "ord" },
  "entities.batchGetTotalEntityCount": { entities: ["dataset", "chart"] },
  "entities.batchIngest": { entities: [snapshot] },
  "entities.browse": { path: "/prod/hive" },
  "entities.deleteAll": { registryId: "mycompany-dq-model:0.0.1", dryRun: true },
  "entities.deleteReferences": { dryRun: true },
  "entities.filter": { filter: onlyProd },
  "relationships.getLineage": { direction: "UPSTREAM" },
  "aspects.getTimeseriesAspectValues": { aspect: "datasetProfile", limit: 10 },
  "analytics.getTimeseriesStats": {
    entityName: "dataset",
    aspectName: "datasetUsageStatistics",
    metrics: [{ fieldPath: "totalSqlQueries", aggregationType: "SUM" }],
  },
  "entities.ingest": { entity: snapshot },
  "platform.producePlatformEvent": { name: "entityChangeEvent", event },
  "operations.getEsTaskStatus": { nodeId: "k3JxV0aQTd2mWz8uPf5hLg", taskId: 12345 },
  "operations.truncateTimeseriesAspect": { aspect: "datasetProfile", dryRun: true },
  "runs.list": { pageOffset: 0, pageSize: 10 },
  "usageStats.batchIngest": { buckets: [usage] },
  "usageStats.query": { resource: dataset, duration: "DAY" },
  "usageStats.queryRange": { resource: dataset, duration: "DAY", rangeFromEnd: "WEEK" },
  "aspects.restoreIndices": { urnLike: "urn:li:dataset:%", start: 0, batchSize: 100 },
  "runs.rollback": { dryRun: true },
  "entities.scrollAcrossEntities": { entities: ["dataset"], keepAlive: "5m" },
  "entities.scrollAcrossLineage": { direction: "UPSTREAM", keepAlive: "5m" },
  "entities.searchAcrossLineage": { direction: "UPSTREAM" },
  "entities.setWritable": { value: true },
};

/** Values that show how a call of the platform is used, for some of its parameters; empty for any other call. */
export function findPlatformArguments(resource: string, call: string): ReadonlyMap<string, JsonValue> {
  const name = `${resource}.${call}`;
  return new Map(Object.hasOwn(platformArguments, name) ? Object.entries(platformArguments[name] ?? {}) : []);
}

function statusOf(removed: boolean): JsonValue {
  return { "com.linkedin.common.Status": { removed } };
}

/** A platform event carries its payload as text. */
function printChange(): string {
  return JSON.stringify({
    entityType: "dataset",
    entityUrn: dataset,
    category: "TAG",
    operation: "ADD",
    modifier: "urn:li:tag:pii",
    auditStamp: { time: 1700000000000, actor: "urn:li:corpuser:datahub" },
    version: 0,
  });
}
