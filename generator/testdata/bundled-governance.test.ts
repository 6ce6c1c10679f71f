import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Aspect, Entity } from "../catalogue/metamodel.ts";
import type { EnumSchema, RecordSchema } from "../catalogue/schema.ts";
import { loadBundledModel } from "./load-bundled-model.ts";

/*
 * People, governance and the platform's own entities in the bundled model: what carries which
 * aspects, which fields they have, and the rules that only their docs can state.
 */

let catalogue: Catalogue;

beforeAll(async () => {
  ({ catalogue } = await loadBundledModel());
});

test.each([
  [
    "corpuser",
    "urn:li:corpuser:<username>",
    "corpUserInfo corpUserEditableInfo corpUserStatus corpUserCredentials corpUserSettings groupMembership nativeGroupMembership roleMembership origin globalTags status",
  ],
  ["corpGroup", "urn:li:corpGroup:<name>", "corpGroupInfo corpGroupEditableInfo ownership globalTags origin status"],
  ["domain", "urn:li:domain:<id>", "domainProperties ownership institutionalMemory"],
  [
    "glossaryTerm",
    "urn:li:glossaryTerm:<name>",
    "glossaryTermInfo glossaryRelatedTerms ownership institutionalMemory schemaMetadata deprecation domains browsePaths status",
  ],
  ["glossaryNode", "urn:li:glossaryNode:<name>", "glossaryNodeInfo ownership institutionalMemory status"],
  ["assertion", "urn:li:assertion:<assertionId>", "assertionInfo assertionRunEvent dataPlatformInstance status"],
  ["test", "urn:li:test:<id>", "testInfo"],
  ["inviteToken", "urn:li:inviteToken:<id>", "inviteToken"],
  ["dataHubRole", "urn:li:dataHubRole:<id>", "dataHubRoleInfo"],
  ["post", "urn:li:post:<id>", "postInfo"],
  ["dataHubStepState", "urn:li:dataHubStepState:<id>", "dataHubStepStateProperties"],
  ["dataHubView", "urn:li:dataHubView:<id>", "dataHubViewInfo"],
  [
    "dataProduct",
    "urn:li:dataProduct:<id>",
    "dataProductProperties ownership domains glossaryTerms globalTags institutionalMemory status",
  ],
  ["ownershipType", "urn:li:ownershipType:<id>", "ownershipTypeInfo status"],
  ["dataHubPolicy", "urn:li:dataHubPolicy:<id>", "dataHubPolicyInfo"],
  ["dataHubIngestionSource", "urn:li:dataHubIngestionSource:<id>", "dataHubIngestionSourceInfo"],
  ["dataHubSecret", "urn:li:dataHubSecret:<id>", "dataHubSecretValue"],
  [
    "dataHubExecutionRequest",
    "urn:li:dataHubExecutionRequest:<id>",
    "dataHubExecutionRequestInput dataHubExecutionRequestSignal dataHubExecutionRequestResult",
  ],
  ["dataHubRetention", "urn:li:dataHubRetention:(<entityName>,<aspectName>)", "dataHubRetentionConfig"],
  ["telemetry", "urn:li:telemetry:<name>", "telemetryClientId"],
  ["dataHubAccessToken", "urn:li:dataHubAccessToken:<id>", "dataHubAccessTokenInfo"],
  ["dataHubUpgrade", "urn:li:dataHubUpgrade:<id>", "dataHubUpgradeRequest dataHubUpgradeResult"],
  ["globalSettings", "urn:li:globalSettings:<id>", "globalSettingsInfo"],
])("%s is %s and carries its aspects", (name, urn, aspects) => {
  const entity = getEntity(name);
  expect(entity.urn?.text).toBe(urn);
  expect(entity.aspects.map(({ aspect }) => aspect)).toEqual(aspects.split(" "));
});

describe("records have the fields that the platform gives them, and no others", () => {
  test.each([
    ["identity.CorpGroupInfo", "displayName email admins members groups description slack created"],
    ["identity.CorpUserEditableInfo", "aboutMe teams skills pictureLink displayName title slack phone email"],
    ["identity.CorpUserStatus", "status lastModified"],
    [
      "policy.DataHubPolicyInfo",
      "displayName description type state resources privileges actors editable lastUpdatedTimestamp",
    ],
    ["policy.DataHubActorFilter", "users groups resourceOwners allUsers allGroups roles"],
    ["policy.DataHubResourceFilter", "type resources allResources filter"],
    ["ingestion.DataHubIngestionSourceInfo", "name type platform schedule config"],
    ["ingestion.DataHubIngestionSourceConfig", "recipe version executorId debugMode"],
    ["ingestion.DataHubIngestionSourceSchedule", "interval timezone"],
    ["secret.DataHubSecretValue", "name value description created"],
    ["view.DataHubViewInfo", "name description type definition created lastModified"],
    ["metadata.query.filter.Criterion", "field value values condition negated"],
    ["dataset.DatasetDeprecation", "deprecated decommissionTime note actor"],
    [
      "assertion.DatasetAssertionInfo",
      "dataset scope fields aggregation operator parameters nativeType nativeParameters logic",
    ],
    ["common.Owner", "owner type typeUrn source"],
    ["common.ChangeAuditStamps", "created lastModified deleted"],
    [
      "mxe.MetadataChangeProposal",
      "auditHeader entityType entityUrn entityKeyAspect changeType aspectName aspect systemMetadata",
    ],
    ["mxe.SystemMetadata", "lastObserved runId registryName registryVersion properties"],
  ])("%s", (name, fields) => {
    expect(getRecord(name).fields.map((field) => field.name)).toEqual(fields.split(" "));
  });
});

test.each([
  ["assertion.AssertionType", "DATASET"],
  ["assertion.AssertionRunStatus", "COMPLETE"],
  ["assertion.AssertionResultType", "SUCCESS FAILURE"],
  ["assertion.DatasetAssertionScope", "DATASET_COLUMN DATASET_ROWS DATASET_SCHEMA UNKNOWN"],
  ["assertion.AssertionStdParameterType", "STRING NUMBER LIST SET UNKNOWN"],
  ["common.OriginType", "NATIVE EXTERNAL"],
  ["events.metadata.ChangeType", "UPSERT CREATE UPDATE DELETE PATCH RESTATE"],
  [
    "metadata.query.filter.Condition",
    "CONTAIN END_WITH EQUAL IS_NULL EXISTS GREATER_THAN GREATER_THAN_OR_EQUAL_TO IN LESS_THAN LESS_THAN_OR_EQUAL_TO START_WITH",
  ],
  ["policy.PolicyMatchCondition", "EQUALS"],
  ["post.PostType", "HOME_PAGE_ANNOUNCEMENT"],
  ["post.PostContentType", "TEXT LINK"],
  ["test.TestResultType", "SUCCESS FAILURE"],
  ["view.DataHubViewType", "PERSONAL GLOBAL"],
])("%s has the symbols of the platform", (name, symbols) => {
  expect(getEnum(name).symbols.map((symbol) => symbol.name)).toEqual(symbols.split(" "));
});

describe("rules stand where readers look for them", () => {
  test.each([
    ["BETWEEN", ["`minValue`", "`maxValue`"]],
    ["LESS_THAN", ["`value`"]],
    ["LESS_THAN_OR_EQUAL_TO", ["`value`"]],
    ["GREATER_THAN", ["`value`"]],
    ["GREATER_THAN_OR_EQUAL_TO", ["`value`"]],
    ["EQUAL_TO", ["`value`"]],
    ["NOT_NULL", []],
    ["CONTAIN", ["`value`"]],
    ["END_WITH", ["`value`"]],
    ["START_WITH", ["`value`"]],
    ["REGEX_MATCH", ["`value`"]],
    ["IN", ["`value`"]],
    ["NOT_IN", ["`value`"]],
  ])("the operator %s says which parameters it needs: %j", (name, parameters) => {
    const doc = getEnum("assertion.AssertionStdOperator").symbols.find((symbol) => symbol.name === name)?.doc ?? "";
    expect(doc).toContain(parameters.length === 0 ? "Needs no parameter" : `Needs ${parameters.join(" and ")}`);
    const known = getRecord("assertion.AssertionStdParameters").fields.map((field) => `\`${field.name}\``);
    expect(known).toEqual(expect.arrayContaining(parameters));
  });

  test.each([
    ["common.ChangeAuditStamps", "deleted", ["must be later than the creation"]],
    ["common.Status", "removed", ["NOT_SOFT_DELETED", "ONLY_SOFT_DELETED", "ALL"]],
    ["identity.CorpUserStatus", "status", ["PROVISIONED", "ACTIVE", "SUSPENDED"]],
    ["policy.DataHubPolicyInfo", "state", ["ACTIVE", "INACTIVE"]],
    ["policy.DataHubPolicyInfo", "type", ["METADATA", "PLATFORM"]],
    ["common.EntityRelationships", "total", ["10,000"]],
  ])("%s.%s", (record, name, words) => {
    const doc = getRecord(record).fields.find((field) => field.name === name)?.doc ?? "";
    for (const word of words) expect(doc).toContain(word);
  });

  test("a proposal says how large it may be", () => {
    expect(getRecord("mxe.MetadataChangeProposal").doc?.replaceAll(/\s+/g, " ")).toContain("below 1 MB");
  });
});

test.each([
  ["ownership", "domain", "OwnedBy", "corpuser corpGroup"],
  ["ownership", "domain", "ownershipType", "ownershipType"],
  ["groupMembership", "corpuser", "IsMemberOfGroup", "corpGroup"],
  ["nativeGroupMembership", "corpuser", "IsMemberOfNativeGroup", "corpGroup"],
  ["roleMembership", "corpuser", "IsMemberOfRole", "dataHubRole"],
  ["dataHubPolicyInfo", "dataHubPolicy", "IsAssociatedWithRole", "dataHubRole"],
  ["corpGroupInfo", "corpGroup", "IsPartOf", "corpuser corpGroup"],
  ["glossaryTerms", "dataset", "TermedWith", "glossaryTerm"],
  ["glossaryTerms", "dataProduct", "TermedWith", "glossaryTerm"],
  ["schemaMetadata", "dataset", "SchemaFieldWithGlossaryTerm", "glossaryTerm"],
  ["editableSchemaMetadata", "dataset", "EditableSchemaFieldWithGlossaryTerm", "glossaryTerm"],
  ["glossaryTermInfo", "glossaryTerm", "IsPartOf", "glossaryNode"],
  ["glossaryNodeInfo", "glossaryNode", "IsPartOf", "glossaryNode"],
  ["glossaryRelatedTerms", "glossaryTerm", "IsA", "glossaryTerm"],
  ["glossaryRelatedTerms", "glossaryTerm", "HasA", "glossaryTerm"],
  ["glossaryRelatedTerms", "glossaryTerm", "HasValue", "glossaryTerm"],
  ["glossaryRelatedTerms", "glossaryTerm", "IsRelatedTo", "glossaryTerm"],
  ["assertionInfo", "assertion", "Asserts", "dataset schemaField"],
  ["testResults", "dataset", "IsFailing", "test"],
  ["testResults", "dataset", "IsPassing", "test"],
  ["dataHubExecutionRequestInput", "dataHubExecutionRequest", "ingestionSource", "dataHubIngestionSource"],
  [
    "dataProductProperties",
    "dataProduct",
    "DataProductContains",
    "dataset dataJob dataFlow chart dashboard notebook container mlModel mlModelGroup mlFeatureTable mlFeature mlPrimaryKey",
  ],
])("%s of %s draws %s to %s", (aspect, from, name, targets) => {
  const edges = catalogue.relationships.filter((edge) => edge.aspect === aspect && edge.from === from);
  const ends = edges.filter((edge) => edge.name === name).map(({ to }) => to);
  expect(ends.toSorted()).toEqual(targets.split(" ").toSorted());
});

test("the history of assertions is a timeseries, everything else here is versioned", () => {
  const storageOf = (name: string): Aspect["storage"] | undefined => catalogue.aspects.get(name)?.storage;
  expect(storageOf("assertionRunEvent")).toBe("timeseries");
  for (const name of ["assertionInfo", "testResults", "dataHubPolicyInfo", "dataHubExecutionRequestResult"]) {
    expect(storageOf(name), name).toBe("versioned");
  }
});

test("what no longer should be used says what to use instead", () => {
  const deprecated = [
    "identity.CorpGroupInfo",
    "policy.DataHubResourceFilter",
    "common.Owner",
    "glossary.GlossaryTermInfo",
  ]
    .flatMap((name) => getRecord(name).fields.map((field) => ({ name: `${name}.${field.name}`, ...field.deprecated })))
    .filter(({ spelling }) => spelling !== undefined);
  expect(deprecated.map(({ name }) => name.replace(/^\w+\./, ""))).toEqual([
    "CorpGroupInfo.admins",
    "CorpGroupInfo.members",
    "CorpGroupInfo.groups",
    "DataHubResourceFilter.type",
    "DataHubResourceFilter.resources",
    "DataHubResourceFilter.allResources",
    "Owner.type",
    "GlossaryTermInfo.rawSchema",
  ]);
  for (const { name, reason } of deprecated) expect(reason, name).toBeTruthy();
});

describe("the API covers them", () => {
  test.each([
    ["CORP_GROUP", "CorpGroup", "corpGroup listGroups createGroup removeGroup addGroupMembers removeGroupMembers"],
    ["DOMAIN", "Domain", "domain listDomains createDomain deleteDomain setDomain unsetDomain batchSetDomain"],
    ["GLOSSARY_TERM", "GlossaryTerm", "glossaryTerm createGlossaryTerm addTerm addTerms removeTerm addRelatedTerms"],
    ["GLOSSARY_NODE", "GlossaryNode", "glossaryNode createGlossaryNode updateParentNode deleteGlossaryEntity"],
    ["DATA_PRODUCT", "DataProduct", "dataProduct createDataProduct updateDataProduct deleteDataProduct"],
    ["CUSTOM_OWNERSHIP_TYPE", "OwnershipTypeEntity", "listOwnershipTypes createOwnershipType deleteOwnershipType"],
    ["ASSERTION", "Assertion", "assertion deleteAssertion"],
    ["TEST", "Test", "test listTests createTest updateTest deleteTest"],
    ["DATAHUB_POLICY", "DataHubPolicy", "listPolicies createPolicy updatePolicy deletePolicy getGrantedPrivileges"],
    ["DATAHUB_ROLE", "DataHubRole", "listRoles batchAssignRole acceptRole getInviteToken createInviteToken"],
    ["INGESTION_SOURCE", "IngestionSource", "ingestionSource listIngestionSources createIngestionSource"],
    ["EXECUTION_REQUEST", "ExecutionRequest", "executionRequest createIngestionExecutionRequest"],
    ["ACCESS_TOKEN", "AccessTokenMetadata", "listAccessTokens createAccessToken revokeAccessToken"],
    ["POST", "Post", "listPosts createPost deletePost"],
    ["DATAHUB_VIEW", "DataHubView", "listMyViews listGlobalViews createView updateView deleteView"],
  ])("%s as %s, with %s", (value, object, names) => {
    const { operations, types } = catalogue.graphql;
    const entityType = types.find(({ name }) => name === "EntityType");
    expect(entityType?.kind === "enum" && entityType.values.map(({ name }) => name)).toContain(value);
    expect(types.find(({ name }) => name === object)?.kind).toBe("object");
    expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(names.split(" ")));
  });

  test("users and groups can own, by kinds that the organisation defines", () => {
    const { types } = catalogue.graphql;
    const ownerType = types.find(({ name }) => name === "OwnerType");
    expect(ownerType?.kind === "union" && ownerType.members).toEqual(["CorpUser", "CorpGroup"]);
    const owner = types.find(({ name }) => name === "Owner");
    expect(owner?.kind === "object" && owner.fields.map(({ name }) => name)).toContain("ownershipType");
  });
});

function getEntity(name: string): Entity {
  const entity = catalogue.entities.get(name);
  if (entity === undefined) throw new Error(`no entity ${name}`);
  return entity;
}

function getRecord(name: string): RecordSchema {
  const schema = catalogue.schemas.get(`com.linkedin.${name}`);
  if (schema?.kind !== "record") throw new Error(`no record ${name}`);
  return schema;
}

function getEnum(name: string): EnumSchema {
  const schema = catalogue.schemas.get(`com.linkedin.${name}`);
  if (schema?.kind !== "enum") throw new Error(`no enum ${name}`);
  return schema;
}
