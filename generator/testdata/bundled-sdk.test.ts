import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SdkClass, SdkFunction, SdkModule } from "../catalogue/sdk.ts";
import { loadBundledModel } from "./load-bundled-model.ts";

/*
 * What the bundled manifests and specifications have to say of the clients and calls of the platform.
 */

let catalogue: Catalogue;
let modules: readonly SdkModule[];
let complaints: readonly string[];

beforeAll(async () => {
  const model = await loadBundledModel();
  catalogue = model.catalogue;
  modules = catalogue.sdk.pages.flatMap((page) => page.modules);
  complaints = model.diagnostics
    .filter(({ code }) => /^(?:sdk|restli)\//.test(code))
    .map(({ code, message }) => `${code} ${message}`);
});

function findClass(name: string): SdkClass | undefined {
  return modules.flatMap((module) => module.classes).find((each) => each.name === name);
}

function findMethod(owner: string, name: string): SdkFunction | undefined {
  return findClass(owner)?.methods.find((method) => method.name === name);
}

/** `name`, or `name=default` with `~effective` behind it. */
function signatureOf({ parameters = [] }: Partial<Pick<SdkFunction, "parameters">>): string {
  return parameters
    .map(({ name, default: preset, effectiveDefault }) => {
      const effective = effectiveDefault === undefined ? "" : `~${effectiveDefault}`;
      return preset === undefined ? name : `${name}=${preset}${effective}`;
    })
    .join(" ");
}

test("nothing is wrong with them, and nothing is left without a word", () => {
  expect(complaints).toEqual([]);
  const silent = modules.flatMap((module) => [
    ...(module.doc ? [] : [module.name]),
    ...[...module.constants, ...module.enums.flatMap((each) => each.values), ...module.enums]
      .filter(({ doc }) => !doc)
      .map(({ name }) => `${module.name}.${name}`),
    ...module.classes.flatMap((each) => [
      ...(each.doc ? [] : [each.name]),
      ...[...(each.parameters ?? []), ...each.attributes]
        .filter(({ doc }) => !doc)
        .map(({ name }) => `${each.name}.${name}`),
      ...each.methods.flatMap((method) => listSilent(method).map((name) => `${each.name}.${name}`)),
    ]),
    ...module.functions.flatMap(listSilent),
  ]);
  expect(silent).toEqual([]);
  const calls = catalogue.restli.resources.flatMap((resource) => [resource, ...resource.calls]);
  const parameters = catalogue.restli.resources.flatMap(({ calls: each }) => each.flatMap((call) => call.parameters));
  expect([...calls, ...parameters].filter(({ doc }) => !doc).map(({ name }) => name)).toEqual([]);
});

function listSilent({ name, doc, parameters }: SdkFunction): readonly string[] {
  const silent = parameters.filter((parameter) => !parameter.doc).map((parameter) => `${name}(${parameter.name})`);
  return doc ? silent : [name, ...silent];
}

test("the pages have their names and titles", () => {
  expect(catalogue.sdk.pages.map(({ name, title }) => `${name}: ${title}`)).toEqual([
    "builder: Builder",
    "clients: Client",
  ]);
  expect(catalogue.sdk.models?.module).toBe("datahub.metadata.schema_classes");
});

test("the REST emitter has its ten options with what they come to", () => {
  const emitter = findClass("DatahubRestEmitter");
  expect(signatureOf({ parameters: emitter?.parameters ?? [] })).toBe(
    "gms_server token=None connect_timeout_sec=None~30 read_timeout_sec=None~30 " +
      "retry_status_codes=None~[429, 502, 503, 504] " +
      'retry_methods=None~["HEAD", "GET", "POST", "PUT", "DELETE", "OPTIONS", "TRACE"] retry_max_times=None~3 ' +
      "extra_headers=None~{} ca_certificate_path=None disable_ssl_verification=False",
  );
  expect(emitter?.methods.map(({ name }) => name).join(" ")).toBe(
    "test_connection emit emit_mce emit_mcp emit_usage flush close",
  );
});

test("the Kafka emitter routes topics and takes a callback", () => {
  const topics = findClass("KafkaEmitterConfig")?.parameters?.find(({ name }) => name === "topic_routes");
  expect(topics?.default).toContain("MetadataChangeProposal_v1");
  expect(signatureOf(findMethod("DatahubKafkaEmitter", "emit") ?? {})).toContain("item callback=None");
});

describe("the graph client", () => {
  test.each([
    ["get_aspect", "entity_urn aspect_type version=0"],
    ["get_entity_raw", "entity_urn aspects=None~all aspects"],
    ["get_search_results", 'start=0 count=1 entity="dataset"'],
    ["get_aspect_counts", "aspect urn_like=None"],
    ["execute_graphql", "query variables=None"],
    [
      "get_urns_by_filter",
      'entity_types=None~every type platform=None env=None query=None~"*" ' +
        "status=RemovedStatusFilter.NOT_SOFT_DELETED batch_size=10000",
    ],
    ["get_related_entities", "entity_urn relationship_types direction"],
    ["soft_delete_entity", 'urn run_id="__datahub-graph-client" deletion_timestamp=None~now'],
    ["hard_delete_entity", "urn"],
    ["delete_entity", "urn hard=False"],
    ["hard_delete_timeseries_aspect", "urn aspect_name start_time end_time"],
    ["delete_references_to_urn", "urn dry_run=False"],
  ])("has %s(%s)", (name, signature) => {
    expect(signatureOf(findMethod("DataHubGraph", name) ?? {})).toBe(signature);
  });

  test.each([
    ["get_aspect", "TypeError", "timeseries"],
    ["get_aspect", "requests.HTTPError", "neither 200 nor 404"],
    ["get_entity_raw", "requests.HTTPError", "not 200"],
    ["execute_graphql", "GraphError", "errors"],
    ["get_urns_by_filter", "ValueError", "empty"],
  ])("%s raises %s: %s", (name, type, when) => {
    const errors = findMethod("DataHubGraph", name)?.raises.filter((error) => error.type.text === type) ?? [];
    expect(errors.map((error) => error.when).join(" ")).toContain(when);
  });

  test("knows three answers to whether soft deleted entities count", () => {
    const filter = modules.flatMap((module) => module.enums).find(({ name }) => name === "RemovedStatusFilter");
    expect(filter?.values.map(({ name }) => name)).toEqual(["NOT_SOFT_DELETED", "ALL", "ONLY_SOFT_DELETED"]);
  });
});

test("the builder has the functions and keys of the platform", () => {
  const builder = catalogue.sdk.pages.find(({ name }) => name === "builder");
  expect(builder?.modules.reduce((sum, module) => sum + module.functions.length, 0)).toBe(56);
  expect(findClass("MetadataChangeProposalWrapper")?.methods.map(({ name }) => name)).toContain("construct_many");
});

test("restoring indices takes what it takes", () => {
  const aspects = catalogue.restli.resources.find(({ path }) => path === "/aspects");
  const restore = aspects?.calls.find(({ name }) => name === "restoreIndices");
  expect(restore?.kind).toBe("action");
  expect(restore?.parameters.map(({ name }) => name)).toEqual(["aspect", "urn", "urnLike", "start", "batchSize"]);
});
