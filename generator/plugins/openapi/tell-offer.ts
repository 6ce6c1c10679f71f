import type { EndpointAnswer, EndpointBody, EndpointInput } from "../../catalogue/endpoints.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Offer } from "../plugin.ts";
import {
  type ApiOperation,
  asObject,
  asText,
  findPointer,
  listComponents,
  nameOfSchema,
  nameRequest,
  resolve,
} from "./api-document.ts";
import { addHeirs } from "./add-heirs.ts";
import { ignoresBeside } from "./ignores-beside.ts";
import { toProofs } from "./describe-security.ts";
import type { NamedApi } from "./name-apis.ts";
import { listAddresses } from "./list-addresses.ts";
import { listCallbacks } from "./list-callbacks.ts";
import { sunsetOf } from "./sunset-of.ts";
import { tellWriting } from "./tell-writing.ts";
import { toPlainSchema } from "./to-plain-schema.ts";

/** What the APIs let others call. Names that several of them have begin with the title of theirs. */
export function tellOffer(apis: readonly NamedApi[]): Offer {
  const calls = countNames(apis, ({ operations }) => operations.map(nameCall));
  const schemas = countNames(apis, ({ document }) => listComponents(document, "schemas").map(([name]) => name));
  const parts = apis.map((api): Required<Offer> => {
    const qualify = (name: string, isShared: boolean): string => (isShared ? `${api.name}: ${name}` : name);
    const { clean, listInner } = openSchemas(api, (name) =>
      qualify(name, name.startsWith("#") ? apis.length > 1 : (schemas.get(name) ?? 0) > 1),
    );
    const endpoints = api.operations.flatMap((operation) => {
      const name = qualify(nameCall(operation), (calls.get(nameCall(operation)) ?? 0) > 1);
      const endpoint = { name, ...toEndpoint(operation, api, clean) };
      return [endpoint, ...toCallbacks(operation, endpoint, api, clean)];
    });
    const payloads = listComponents(api.document, "schemas").map(([name, node]) => ({
      name: qualify(name, (schemas.get(name) ?? 0) > 1),
      page: api.schemaPath(name),
      ...toOffered(node, api.spans[`schema ${name}`]),
      schema: clean(node),
    }));
    return { endpoints, payloads: addHeirs([...payloads, ...listInner()]) };
  });
  return {
    endpoints: parts.flatMap(({ endpoints }) => endpoints),
    payloads: parts.flatMap(({ payloads }) => payloads ?? []),
  };
}

interface OpenSchemas {
  readonly clean: (schema: JsonValue | undefined) => JsonObject;
  /** What references lead to that has no name but the way there. */
  readonly listInner: () => NonNullable<Offer["payloads"]>;
}

function openSchemas({ document }: NamedApi, qualify: (name: string) => string): OpenSchemas {
  const inner = new Map<string, JsonObject>();
  const toName = (reference: string): string | undefined => {
    const name = nameOfSchema(reference);
    if (name !== undefined) return qualify(name);
    const node = inner.get(reference) ?? findPointer(document, reference);
    if (node === undefined) return undefined;
    inner.set(reference, node);
    return qualify(reference);
  };
  const context = { toName, ignoresBeside: ignoresBeside(document) };
  const clean = (schema: JsonValue | undefined): JsonObject => toPlainSchema(schema, context);
  // What is found in one of them is gone through behind it.
  const listInner: OpenSchemas["listInner"] = () => {
    const payloads: NonNullable<Offer["payloads"]>[number][] = [];
    for (const [reference, node] of inner) payloads.push({ name: qualify(reference), schema: clean(node) });
    return payloads;
  };
  return { clean, listInner };
}

function countNames(
  apis: readonly NamedApi[],
  list: (api: NamedApi) => readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const api of apis) for (const name of new Set(list(api))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Webhooks of one name may have several methods. */
function nameCall(operation: ApiOperation): string {
  return operation.isWebhook ? `webhook ${operation.method.toUpperCase()} ${operation.path}` : nameRequest(operation);
}

function toOffered(node: JsonObject, span: NamedApi["spans"][string] | undefined) {
  return { ...(span !== undefined && { span }), ...(node["deprecated"] === true && { deprecated: {} }) };
}

type Clean = (schema: JsonValue | undefined) => JsonObject;

function toEndpoint(operation: ApiOperation, api: NamedApi, clean: Clean): Omit<Offer["endpoints"][number], "name"> {
  const { node, method, path, isWebhook, parameters } = operation;
  const { document, spans } = api;
  const id = asText(node["operationId"]);
  const access = toProofs(node, document);
  const sunset = sunsetOf(node);
  const addresses = isWebhook ? undefined : listAddresses(node, document);
  return {
    page: api.operationPath(operation),
    ...toOffered(node, spans[`${isWebhook ? "webhook " : ""}${method} ${path}`]),
    ...(id !== undefined && { id }),
    ...(isWebhook && { isOutgoing: true as const }),
    ...(sunset !== undefined && { sunset }),
    ...(addresses !== undefined && { addresses }),
    ...toExchange({ node, parameters }, document, clean),
    ...(access !== undefined && { access }),
  };
}

/** What the API calls itself, after it has been called. Their words stand on the page of the call, which is about that. */
function toCallbacks(
  { node }: ApiOperation,
  { name: call, span }: Offer["endpoints"][number],
  { document }: NamedApi,
  clean: Clean,
): Offer["endpoints"] {
  return listCallbacks(node, document).map(({ name, address, index, method, node, parameters }) => ({
    name: `callback ${method.toUpperCase()} ${name}${index === 0 ? "" : ` at ${address}`} of ${call}`,
    ...toOffered(node, span),
    isOutgoing: true as const,
    ...toExchange({ node, parameters }, document, clean),
  }));
}

/** What is given, and what may come back. */
function toExchange(
  { node, parameters }: Pick<ApiOperation, "node" | "parameters">,
  document: JsonObject,
  clean: Clean,
): Pick<Offer["endpoints"][number], "inputs" | "body" | "answers"> {
  const body = toBody(resolve(document, node["requestBody"]), clean);
  return {
    inputs: parameters.map((parameter) => {
      const name = `${asText(parameter["in"]) ?? "query"} ${asText(parameter["name"]) ?? ""}`;
      const writing = tellWriting(parameter, document);
      return { ...toInput(name, parameter, clean), ...(writing !== undefined && { writing }) };
    }),
    ...(body !== undefined && { body }),
    answers: Object.entries(asObject(node["responses"]) ?? {}).map(([status, written]) =>
      toAnswer(
        status.toUpperCase() === "DEFAULT" ? "default" : status.toUpperCase(),
        resolve(document, written) ?? {},
        document,
        clean,
      ),
    ),
  };
}

function toInput(name: string, node: JsonObject, clean: Clean): EndpointInput {
  const schema = node["schema"] ?? asObject(Object.values(asObject(node["content"]) ?? {})[0])?.["schema"];
  const sunset = sunsetOf(node);
  return {
    name,
    isRequired: node["required"] === true,
    ...(node["deprecated"] === true && { deprecated: {} }),
    ...(sunset !== undefined && { sunset }),
    ...(schema !== undefined && { schema: { ...clean(schema), ...listAllowed(node) } }),
  };
}

/** What else the value of a parameter may be, as it stands in the address. */
function listAllowed(node: JsonObject): JsonObject {
  const marks = ["allowEmptyValue", "allowReserved"] as const;
  return Object.fromEntries(marks.filter((mark) => node[mark] === true).map((mark) => [mark, true]));
}

function toBody(node: JsonObject | undefined, clean: Clean): EndpointBody | undefined {
  if (node === undefined) return undefined;
  return { isRequired: node["required"] === true, media: toMedia(node, clean) };
}

/** By media type, whose letters may be of either case. */
function toMedia({ content }: JsonObject, clean: Clean): EndpointBody["media"] {
  const media = Object.entries(asObject(content) ?? {});
  return Object.fromEntries(
    media.map(([type, written]) => {
      const node = asObject(written);
      const schema = node?.["schema"] ?? node?.["itemSchema"];
      const value = clean(schema === undefined && ofBytes.test(type) ? bytes : schema);
      const encoding = ofParts.test(type) ? tellEncodings(node) : {};
      return [type.toLowerCase(), Object.keys(encoding).length === 0 ? value : { ...value, encoding }];
    }),
  );
}

/** How properties are written that aren't as all are where nothing is said of it. */
function tellEncodings(medium: JsonObject | undefined): JsonObject {
  const written = Object.entries(asObject(medium?.["encoding"]) ?? {});
  return Object.fromEntries(
    written.filter(([, each]) => {
      const { style = "form", explode = true, ...others } = asObject(each) ?? {};
      return style !== "form" || explode !== true || Object.keys(others).length > 0;
    }),
  );
}

/** Types of which each property is written by itself, as `encoding` says. */
const ofParts = /^(?:multipart\/.*|application\/x-www-form-urlencoded\b.*)$/i;

/** Types of bytes, which OpenAPI says no more of from 3.1 on. */
const ofBytes = /^(?:application\/(?:octet-stream|pdf|zip)|(?:image|audio|video)\/.*)$/i;
const bytes: JsonObject = { type: "string", format: "binary" };

function toAnswer(status: string, node: JsonObject, document: JsonObject, clean: Clean): EndpointAnswer {
  const headers = Object.entries(asObject(node["headers"]) ?? {});
  return {
    status,
    media: toMedia(node, clean),
    headers: headers.map(([name, header]) => toInput(name, resolve(document, header) ?? {}, clean)),
  };
}
