import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { GraphqlField, GraphqlType } from "../catalogue/graphql.ts";
import type { EntityCategory } from "../catalogue/metamodel.ts";
import type { NamedSchema } from "../catalogue/schema.ts";
import { check } from "../check/check.ts";
import { createReport } from "../diagnostics/report.ts";
import { loadBundledModel } from "./load-bundled-model.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/*
 * The model in `schemas/` is what people see first. It has to be without any fault that our own
 * checks know, and it has to say what the platform says.
 */

let said: readonly Diagnostic[];
let catalogue: Catalogue;

beforeAll(async () => {
  const model = await loadBundledModel();
  const report = createReport();
  ({ catalogue } = model);
  check(catalogue, report);
  said = [...model.diagnostics, ...report.diagnostics];
});

test("nothing is wrong with it", () => {
  expect(said.map(({ code, message, span }) => ({ code, message, span }))).toEqual([]);
});

test("the entities are those of the platform in its order, each with a key aspect and a URN", () => {
  const core =
    "dataPlatform dataset dataJob dataFlow dataProcess dataProcessInstance chart dashboard notebook corpuser corpGroup " +
    "domain container tag glossaryTerm glossaryNode assertion mlModel mlModelGroup mlModelDeployment mlFeatureTable " +
    "mlFeature mlPrimaryKey test inviteToken schemaField dataHubRole post dataHubStepState dataHubView query " +
    "dataProduct ownershipType";
  const internal =
    "dataHubPolicy dataHubIngestionSource dataHubSecret dataHubExecutionRequest dataHubRetention dataPlatformInstance " +
    "telemetry dataHubAccessToken dataHubUpgrade globalSettings";
  expect(namesOf("core")).toBe(core);
  expect(namesOf("internal")).toBe(internal);
  for (const { keyAspect, urn } of catalogue.entities.values()) expect(keyAspect && urn?.text).toBeTruthy();
});

test.each([
  ["dataPlatform", "urn:li:dataPlatform:<platformName>"],
  ["dataset", "urn:li:dataset:(<platform>,<name>,<origin>)"],
  ["dataJob", "urn:li:dataJob:(<flow>,<jobId>)"],
  ["dataFlow", "urn:li:dataFlow:(<orchestrator>,<flowId>,<cluster>)"],
  ["dataProcess", "urn:li:dataProcess:(<name>,<orchestrator>,<origin>)"],
  ["dataProcessInstance", "urn:li:dataProcessInstance:<id>"],
  ["chart", "urn:li:chart:(<dashboardTool>,<chartId>)"],
  ["dashboard", "urn:li:dashboard:(<dashboardTool>,<dashboardId>)"],
  ["notebook", "urn:li:notebook:(<notebookTool>,<notebookId>)"],
  ["corpuser", "urn:li:corpuser:<username>"],
  ["container", "urn:li:container:<guid>"],
  ["tag", "urn:li:tag:<name>"],
  ["mlModel", "urn:li:mlModel:(<platform>,<name>,<origin>)"],
  ["mlModelGroup", "urn:li:mlModelGroup:(<platform>,<name>,<origin>)"],
  ["mlModelDeployment", "urn:li:mlModelDeployment:(<platform>,<name>,<origin>)"],
  ["mlFeatureTable", "urn:li:mlFeatureTable:(<platform>,<name>)"],
  ["mlFeature", "urn:li:mlFeature:(<featureNamespace>,<name>)"],
  ["mlPrimaryKey", "urn:li:mlPrimaryKey:(<featureNamespace>,<name>)"],
  ["schemaField", "urn:li:schemaField:(<parent>,<fieldPath>)"],
  ["query", "urn:li:query:<id>"],
  ["dataPlatformInstance", "urn:li:dataPlatformInstance:(<platform>,<instance>)"],
])("%s has the URN %s, whose parts the typed URN agrees with", (name, text) => {
  expect(catalogue.entities.get(name)?.urn?.text).toBe(text);
});

test("every entity has an introduction whose first sentence stands alone", () => {
  for (const { name, doc } of catalogue.entities.values()) {
    const sentences = (doc ?? "").match(/[^.!?]+[.!?](?=\s|$)/g) ?? [];
    expect(sentences.length, name).toBeGreaterThanOrEqual(2);
    expect(sentences.length, name).toBeLessThanOrEqual(6);
    expect(sentences[0]?.length, name).toBeLessThanOrEqual(160);
    expect(sentences[0], name).not.toMatch(/^(?:It|This|They|These)\b/);
  }
});

describe("aspects have the fields that the platform gives them", () => {
  const expected: Readonly<Record<string, string>> = {
    chartInfo:
      "access chartUrl customProperties description externalUrl inputEdges inputs lastModified lastRefreshed title type",
    corpUserEditableInfo: "aboutMe displayName email phone pictureLink skills slack teams title",
    corpUserStatus: "lastModified status",
    datasetDeprecation: "actor decommissionTime deprecated note",
    datasetProperties: "created customProperties description externalUrl lastModified name qualifiedName tags uri",
  };

  test.each(Object.keys(expected))("%s", (name) => {
    const schema = catalogue.schemas.get(catalogue.aspects.get(name)?.schema ?? "");
    const fields = schema?.kind === "record" ? schema.fields.map((field) => field.name) : [];
    expect([...fields].sort().join(" ")).toBe(expected[name]);
  });
});

test.each([
  ["com.linkedin.common.FabricType", "CORP DEV EI NON_PROD PRE PROD QA STG TEST UAT"],
  ["com.linkedin.timeseries.CalendarInterval", "SECOND MINUTE HOUR DAY WEEK MONTH QUARTER YEAR"],
  ["com.linkedin.dataprocess.DataProcessType", "BATCH_SCHEDULED BATCH_ADHOC STREAMING"],
  ["com.linkedin.dataprocess.DataProcessRunStatus", "STARTED COMPLETE"],
  ["com.linkedin.dataprocess.RunResultType", "SUCCESS FAILURE SKIPPED UP_FOR_RETRY"],
  ["com.linkedin.notebook.NotebookCellType", "TEXT_CELL QUERY_CELL CHART_CELL"],
])("%s has the symbols of the platform", (name, symbols) => {
  const schema = catalogue.schemas.get(name);
  expect(schema?.kind === "enum" && schema.symbols.map((symbol) => symbol.name).join(" ")).toBe(symbols);
});

test("every kind of thing is in it, so that every kind of page is seen", () => {
  const kinds = new Set([...catalogue.schemas.values()].map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(["enum", "fixed", "record", "typeref"]);
  const languages = new Set(catalogue.sources.map(({ kind }) => kind));
  expect([...languages]).toEqual(expect.arrayContaining(["avsc", "graphql", "pdl", "registry"]));
  const graphqlKinds = new Set(catalogue.graphql.types.map(({ kind }) => kind));
  expect([...graphqlKinds].sort()).toEqual(["enum", "input", "interface", "object", "scalar", "union"]);
  expect(catalogue.events.size).toBeGreaterThan(0);
  expect([...catalogue.aspects.values()].some(({ storage }) => storage === "timeseries")).toBe(true);
  expect([...catalogue.aspects.values()].some(({ deprecated }) => deprecated?.reason)).toBe(true);
  expect(catalogue.relationships.some(({ isLineage }) => isLineage)).toBe(true);
  expect(catalogue.relationships.every(({ unresolved }) => unresolved === undefined)).toBe(true);
});

describe("lineage leads through assets, jobs and models, each edge in its direction", () => {
  test.each([
    ["dataset", "DownstreamOf", "dataset", "upstream"],
    ["dataJob", "Consumes", "dataset", "upstream"],
    ["dataJob", "Produces", "dataset", "downstream"],
    ["dataJob", "DownstreamOf", "dataJob", "upstream"],
    ["dataProcess", "Consumes", "dataset", "upstream"],
    ["dataProcess", "Produces", "dataset", "downstream"],
    ["chart", "Consumes", "dataset", "upstream"],
    ["dashboard", "Contains", "chart", "upstream"],
    ["dashboard", "Consumes", "dataset", "upstream"],
    ["mlFeature", "DerivedFrom", "dataset", "upstream"],
    ["mlPrimaryKey", "DerivedFrom", "dataset", "upstream"],
    ["mlModel", "Consumes", "mlFeature", "upstream"],
    ["mlModel", "TrainedBy", "dataJob", "upstream"],
    ["mlModel", "UsedBy", "dataJob", "downstream"],
    ["mlModel", "MemberOf", "mlModelGroup", "downstream"],
  ])("%s %s %s: %s", (from, name, to, direction) => {
    const edges = catalogue.relationships.filter((edge) => edge.isLineage && edge.from === from && edge.to === to);
    const directions = edges.filter((edge) => edge.name === name).map(({ isUpstream }) => isUpstream);
    expect([...new Set(directions)]).toEqual([direction === "upstream"]);
  });
});

test.each([
  ["dataJobKey", "dataJob", "IsPartOf", "dataFlow"],
  ["container", "dataset", "IsPartOf", "container"],
  ["container", "container", "IsPartOf", "container"],
  ["domains", "dashboard", "AssociatedWith", "domain"],
  ["inputFields", "chart", "consumesField", "schemaField"],
  ["siblings", "dataset", "SiblingOf", "dataset"],
  ["schemaMetadata", "dataset", "ForeignKeyTo", "schemaField"],
  ["ownership", "mlModel", "OwnedBy", "corpGroup"],
  ["glossaryTerms", "dataFlow", "TermedWith", "glossaryTerm"],
  ["dataProcessInstanceRelationships", "dataProcessInstance", "InstanceOf", "dataJob"],
  ["mlFeatureTableProperties", "mlFeatureTable", "KeyedBy", "mlPrimaryKey"],
  ["mlModelProperties", "mlModel", "DeployedTo", "mlModelDeployment"],
  ["querySubjects", "query", "IsAssociatedWith", "schemaField"],
])("%s of %s draws %s to %s", (aspect, from, name, to) => {
  const edges = catalogue.relationships.filter((edge) => edge.aspect === aspect && edge.from === from);
  expect(edges.filter((edge) => edge.name === name).map((edge) => edge.to)).toContain(to);
});

test.each([
  ["DASHBOARD", "Dashboard", "dashboard"],
  ["NOTEBOOK", "Notebook", "notebook"],
  ["DATA_FLOW", "DataFlow", "dataFlow"],
  ["DATA_JOB", "DataJob", "dataJob"],
  ["CONTAINER", "Container", "container"],
  ["MLMODEL", "MLModel", "mlModel"],
  ["MLMODEL_GROUP", "MLModelGroup", "mlModelGroup"],
  ["MLFEATURE_TABLE", "MLFeatureTable", "mlFeatureTable"],
  ["MLFEATURE", "MLFeature", "mlFeature"],
  ["MLPRIMARY_KEY", "MLPrimaryKey", "mlPrimaryKey"],
  ["DATA_PROCESS_INSTANCE", "DataProcessInstance", undefined],
  ["SCHEMA_FIELD", "SchemaFieldEntity", undefined],
  ["QUERY", "QueryEntity", undefined],
  ["DATA_PLATFORM_INSTANCE", "DataPlatformInstance", undefined],
])("the API knows %s as %s", (value, object, query) => {
  const { operations, types } = catalogue.graphql;
  const entityType = types.find(({ name }) => name === "EntityType");
  expect(entityType?.kind === "enum" && entityType.values.map(({ name }) => name)).toContain(value);
  const type = types.find(({ name }) => name === object);
  expect(type?.kind === "object" && type.interfaces).toContain("Entity");
  if (query === undefined) return;
  expect(operations.filter(({ operation }) => operation === "query").map(({ name }) => name)).toContain(query);
});

test("nothing in it is undocumented", () => {
  expect([...catalogue.schemas.values()].flatMap(findUndocumented)).toEqual([]);
  const { operations, types } = catalogue.graphql;
  expect([...operations.flatMap(findUndocumentedField), ...types.flatMap(findUndocumentedType)]).toEqual([]);
});

function namesOf(category: EntityCategory): string {
  const entities = [...catalogue.entities.values()].filter((entity) => entity.category === category);
  return entities.map(({ name }) => name).join(" ");
}

function findUndocumented(schema: NamedSchema): readonly string[] {
  const parts = schema.kind === "record" ? schema.fields : schema.kind === "enum" ? schema.symbols : [];
  const silent = parts.filter(({ doc }) => !doc).map(({ name }) => `${schema.fullName}.${name}`);
  return schema.doc ? silent : [schema.fullName, ...silent];
}

function findUndocumentedType(type: GraphqlType): readonly string[] {
  const fields = type.kind === "object" || type.kind === "interface" ? type.fields.flatMap(findUndocumentedField) : [];
  const values = type.kind === "enum" ? type.values : type.kind === "input" ? type.fields : [];
  const silent = values.filter(({ description }) => !description).map(({ coordinate }) => coordinate);
  return [...(type.description ? [] : [type.name]), ...fields, ...silent];
}

function findUndocumentedField(field: GraphqlField): readonly string[] {
  const silent = field.arguments.filter(({ description }) => !description).map(({ coordinate }) => coordinate);
  return field.description ? silent : [field.coordinate, ...silent];
}

test("the field that ARCHITECTURE follows is what it says of it", () => {
  const owner = catalogue.schemas.get("com.linkedin.common.Owner");
  const field = owner?.kind === "record" ? owner.fields.find(({ name }) => name === "owner") : undefined;
  expect(field).toMatchObject({
    type: { kind: "reference", name: "com.linkedin.common.Urn" },
    optional: false,
    nullable: false,
    default: undefined,
    span: { file: "pdl/com/linkedin/common/Owner.pdl", startLine: 8, endLine: 23 },
  });
  const edges = catalogue.relationships.filter(({ name, from }) => name === "OwnedBy" && from === "dataset");
  expect(edges.map(({ aspect, fieldPath, to }) => [aspect, fieldPath, to])).toEqual([
    ["ownership", "owners.owner", "corpGroup"],
    ["ownership", "owners.owner", "corpuser"],
  ]);
  const indexed = catalogue.aspects
    .get("ownership")
    ?.searchable.map(({ fieldPath, indexName }) => [fieldPath, indexName]);
  expect(indexed).toContainEqual(["owners.owner", "owners"]);
});
