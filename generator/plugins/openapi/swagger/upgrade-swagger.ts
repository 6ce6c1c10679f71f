import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import { listWords } from "../../../catalogue/list-words.ts";
import { asList, asObject, asText, methods, onlyObjects, resolve } from "../api-document.ts";
import { upgradeSchema, upgradeValue } from "./upgrade-schema.ts";
import { moveReference } from "./move-reference.ts";

/** What an operation sends and takes where it says nothing itself. */
interface Swagger {
  readonly document: JsonObject;
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
}

const json = ["application/json"];

/** A description by Swagger 2 as OpenAPI 3 has the same, so that nothing else needs to know of it. */
export function upgradeSwagger(document: JsonObject): JsonObject {
  const swagger: Swagger = {
    document,
    consumes: listTypes(document, "consumes"),
    produces: listTypes(document, "produces"),
  };
  const { paths, definitions, parameters, responses, securityDefinitions } = document;
  const isPlain = (parameter: JsonObject): boolean => parameter["in"] !== "body" && parameter["in"] !== "formData";
  return {
    openapi: "3.0.3",
    ...leaveOut(document, movedKeys),
    servers: listServers(document),
    paths: mapObjects(paths, (item) => upgradePath(item, swagger)),
    components: {
      schemas: mapObjects(definitions, upgradeSchema),
      parameters: mapObjects(parameters, (each) => (isPlain(each) ? upgradeParameter(each) : {})),
      responses: mapObjects(responses, (each) => upgradeResponse(each, swagger.produces)),
      securitySchemes: mapObjects(securityDefinitions, upgradeScheme),
    },
  };
}

/** What is said elsewhere now. */
const movedKeys = new Set([
  ...["swagger", "host", "basePath", "schemes", "consumes", "produces"],
  ...["definitions", "parameters", "responses", "securityDefinitions"],
]);
const movedInOperations = new Set(["parameters", "consumes", "produces", "schemes"]);

function leaveOut(node: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !keys.has(key)));
}

function listTypes(node: JsonObject, key: "consumes" | "produces"): readonly string[] {
  return asList(node[key]).flatMap((type) => asText(type) ?? []);
}

function mapObjects(value: JsonValue | undefined, upgrade: (node: JsonObject) => JsonValue): JsonObject {
  const entries = Object.entries(asObject(value) ?? {});
  return Object.fromEntries(entries.map(([key, each]) => [key, upgrade(asObject(each) ?? {})]));
}

/** By each scheme, the safe ones first; where none is told, the one by which a description itself would come today. */
function listServers({ host, basePath, schemes }: JsonObject): JsonValue {
  const path = asText(basePath) ?? "/";
  const name = asText(host);
  if (name === undefined) return [{ url: path }];
  const told = listWords(schemes);
  const sorted = told.length === 0 ? ["https"] : told.toSorted((one, other) => toRank(one) - toRank(other));
  return sorted.map((scheme) => ({ url: `${scheme}://${name}${path}` }));
}

function toRank(scheme: string): number {
  return scheme === "https" ? 0 : 1;
}

function upgradePath(item: JsonObject, swagger: Swagger): JsonObject {
  const { $ref: reference, parameters, ...others } = item;
  const shared = asList(parameters);
  const entries = Object.entries(others).map(([key, value]): readonly [string, JsonValue] => {
    const node = asObject(value);
    const isOperation = node !== undefined && methods.some((method) => method === key);
    return [key, isOperation ? upgradeOperation(node, shared, swagger) : value];
  });
  return {
    ...(typeof reference === "string" && { $ref: moveReference(reference) }),
    ...(shared.length > 0 && { parameters: splitParameters(shared, swagger).plain }),
    ...Object.fromEntries(entries),
  };
}

function upgradeOperation(operation: JsonObject, shared: readonly JsonValue[], swagger: Swagger): JsonObject {
  const { parameters, consumes, produces, responses } = operation;
  const own = splitParameters(asList(parameters), swagger);
  const all = splitParameters([...shared, ...asList(parameters)], swagger);
  const takes = consumes === undefined ? swagger.consumes : listTypes(operation, "consumes");
  const gives = produces === undefined ? swagger.produces : listTypes(operation, "produces");
  const body = all.body === undefined ? toForm(all.form, takes) : toBody(all.body, takes);
  return {
    ...leaveOut(operation, movedInOperations),
    ...(own.plain.length > 0 && { parameters: own.plain }),
    ...(body !== undefined && { requestBody: body }),
    responses: mapObjects(responses, (each) => upgradeResponse(each, gives)),
  };
}

/** Bodies and forms were parameters. */
interface SplitParameters {
  readonly plain: readonly JsonValue[];
  readonly body: JsonObject | undefined;
  readonly form: readonly JsonObject[];
}

function splitParameters(parameters: readonly JsonValue[], { document }: Swagger): SplitParameters {
  const known = onlyObjects(parameters).map((written) => ({ written, node: resolve(document, written) ?? written }));
  const plain = known.filter(({ node }) => node["in"] !== "body" && node["in"] !== "formData");
  return {
    plain: plain.map(({ written }) =>
      written["$ref"] === undefined ? upgradeParameter(written) : upgradeValue(written),
    ),
    body: known.findLast(({ node }) => node["in"] === "body")?.node,
    form: known.flatMap(({ node }) => (node["in"] === "formData" ? [node] : [])),
  };
}

/** What is said of a parameter itself; all else is said of its value. */
const ownKeys = new Set(["name", "in", "description", "required", "deprecated", "allowEmptyValue", "collectionFormat"]);

function upgradeParameter(parameter: JsonObject): JsonObject {
  const entries = Object.entries(parameter).filter(([key]) => key !== "collectionFormat");
  const own = entries.filter(([key]) => ownKeys.has(key) || key.startsWith("x-"));
  return { ...Object.fromEntries(own), ...readCollection(parameter), schema: toValueSchema(parameter) };
}

/** Headers and parts of forms, too, said of themselves what their values are. */
function toValueSchema(node: JsonObject): JsonObject {
  return upgradeSchema(leaveOut(node, ownKeys));
}

/** How lists are written; tabs between values have no style any more. */
function readCollection(parameter: JsonObject): JsonObject {
  if (parameter["type"] !== "array") return {};
  const isQuery = parameter["in"] === "query";
  switch (parameter["collectionFormat"] ?? "csv") {
    case "multi":
      return isQuery ? { style: "form", explode: true } : {};
    case "ssv":
      return isQuery ? { style: "spaceDelimited", explode: false } : {};
    case "pipes":
      return isQuery ? { style: "pipeDelimited", explode: false } : {};
    default:
      return isQuery ? { style: "form", explode: false } : {};
  }
}

function toBody(parameter: JsonObject, types: readonly string[]): JsonObject {
  const { description, required, schema } = parameter;
  const medium = { schema: upgradeSchema(asObject(schema) ?? {}) };
  return {
    ...(description !== undefined && { description }),
    ...(required !== undefined && { required }),
    content: Object.fromEntries((types.length === 0 ? json : types).map((type) => [type, medium])),
  };
}

function toForm(parameters: readonly JsonObject[], types: readonly string[]): JsonObject | undefined {
  if (parameters.length === 0) return undefined;
  const isFile = parameters.some(({ type }) => type === "file");
  const named = types.filter((type) => /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(type));
  const customary = isFile ? "multipart/form-data" : "application/x-www-form-urlencoded";
  const properties = parameters.map((parameter) => {
    const { description } = parameter;
    const schema = toValueSchema(parameter);
    return [asText(parameter["name"]) ?? "", { ...schema, ...(description !== undefined && { description }) }] as const;
  });
  const required = parameters.flatMap(({ name, required }) => (required === true ? (asText(name) ?? []) : []));
  const schema = {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
  const encoding = listEncodings(parameters);
  const toMedium = (type: string): JsonObject => ({
    schema,
    // Parts of several have no style in OpenAPI 3.0, whose lists they are.
    ...(/^application\//i.test(type) && Object.keys(encoding).length > 0 && { encoding }),
  });
  return {
    ...(required.length > 0 && { required: true }),
    content: Object.fromEntries((named.length === 0 ? [customary] : named).map((type) => [type, toMedium(type)])),
  };
}

/** How lists of forms are written; each value by itself is how they are where nothing is said. */
function listEncodings(parameters: readonly JsonObject[]): JsonObject {
  const lists = parameters.filter(({ type, collectionFormat }) => type === "array" && collectionFormat !== "multi");
  return Object.fromEntries(
    lists.map((parameter) => [asText(parameter["name"]) ?? "", readCollection({ ...parameter, in: "query" })]),
  );
}

function upgradeResponse(response: JsonObject, types: readonly string[]): JsonValue {
  if (response["$ref"] !== undefined) return upgradeValue(response);
  const { schema, headers, examples, ...others } = response;
  const given = asObject(examples) ?? {};
  const told = schema === undefined ? [] : types.length === 0 ? json : types;
  const all = [...new Set([...told, ...Object.keys(given)])];
  const content = all.map((type): readonly [string, JsonObject] => {
    const example = given[type];
    return [
      type,
      {
        ...(schema !== undefined && { schema: upgradeSchema(asObject(schema) ?? {}) }),
        ...(example !== undefined && { example }),
      },
    ];
  });
  const upgradeHeader = (header: JsonObject): JsonObject => {
    const { description } = header;
    return { ...(description !== undefined && { description }), schema: toValueSchema(header) };
  };
  return {
    ...others,
    ...(headers !== undefined && { headers: mapObjects(headers, upgradeHeader) }),
    ...(all.length > 0 && { content: Object.fromEntries(content) }),
  };
}

/** Names of flows by which tokens come. */
const flows: ReadonlyMap<string, string> = new Map([
  ["application", "clientCredentials"],
  ["accessCode", "authorizationCode"],
]);

function upgradeScheme(scheme: JsonObject): JsonObject {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...others } = scheme;
  if (type === "basic") return { ...others, type: "http", scheme: "basic" };
  if (type !== "oauth2") return scheme;
  const name = asText(flow) ?? "implicit";
  const upgraded = {
    ...(authorizationUrl !== undefined && { authorizationUrl }),
    ...(tokenUrl !== undefined && { tokenUrl }),
    scopes: scopes ?? {},
  };
  return { ...others, type, flows: { [flows.get(name) ?? name]: upgraded } };
}
