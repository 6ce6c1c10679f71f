import type { JsonValue } from "../../catalogue/json.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import type { RestliCall, RestliResource } from "../../catalogue/restli.ts";
import { printJson } from "../../print/print-json.ts";
import type { RestliAddress } from "./restli-address.ts";
import { writeCompoundKeys } from "./write-compound-keys.ts";

/** Name of what requests take from the reader's environment where nothing tells their address. */
export const serverVariable = "RESTLI_URL";

/** Name of the token that requests to the platform take from there, as those of GraphQL do. */
const tokenVariable = "RESTLI_TOKEN";

/** The header by which the platform knows who asks; it stands in double quotes, where a shell fills it in. */
export const tokenHeader = `Authorization: Bearer $${tokenVariable}`;

/** What a call looks like on the wire. */
export interface RestliRequest {
  readonly verb: "GET" | "POST" | "PUT" | "DELETE";
  /** Path and query with names in braces for what the caller fills in. */
  readonly path: string;
  readonly headers: readonly string[];
  readonly body?: JsonValue | undefined;
}

interface MethodShape {
  readonly verb: RestliRequest["verb"];
  /** Whether it is about one entity, a list of them, or the resource as a whole. */
  readonly about: "entity" | "ids" | "resource";
  /** The header that tells it from others with the same verb. */
  readonly header?: true | undefined;
}

const methodShapes: ReadonlyMap<string, MethodShape> = new Map<string, MethodShape>([
  ["get", { verb: "GET", about: "entity" }],
  ["batch_get", { verb: "GET", about: "ids", header: true }],
  ["get_all", { verb: "GET", about: "resource", header: true }],
  ["create", { verb: "POST", about: "resource", header: true }],
  ["batch_create", { verb: "POST", about: "resource", header: true }],
  ["update", { verb: "PUT", about: "entity" }],
  ["batch_update", { verb: "PUT", about: "ids", header: true }],
  ["partial_update", { verb: "POST", about: "entity", header: true }],
  ["batch_partial_update", { verb: "POST", about: "ids", header: true }],
  ["delete", { verb: "DELETE", about: "entity" }],
  ["batch_delete", { verb: "DELETE", about: "ids", header: true }],
]);

const protocolHeader = "X-RestLi-Protocol-Version: 2.0.0";

/** The request that makes a call, without its parameters; undefined for a method that the protocol has not. */
export function toRequest(resource: RestliResource, call: RestliCall): RestliRequest | undefined {
  const path = writeCompoundKeys(resource.path);
  const entityPath = writeCompoundKeys(resource.entityPath ?? resource.path);
  const name = encodePart(call.name);
  switch (call.kind) {
    case "action":
      return { verb: "POST", path: `${path}?action=${name}`, headers: [protocolHeader] };
    case "entityAction":
      return { verb: "POST", path: `${entityPath}?action=${name}`, headers: [protocolHeader] };
    case "finder":
      return { verb: "GET", path: `${path}${toPartOfKey(call)}?q=${name}`, headers: [protocolHeader] };
    case "batchFinder":
      return { verb: "GET", path: `${path}${toPartOfKey(call)}?bq=${name}`, headers: [protocolHeader] };
    case "method":
      return toMethodRequest(call.name, path, entityPath);
  }
}

/** Finders of an association may have some of its keys in the path, where others have all of them. */
function toPartOfKey({ assocKeys }: RestliCall): string {
  return assocKeys.length === 0 ? "" : `/(${assocKeys.map((key) => `${encodePart(key)}:{${key}}`).join(",")})`;
}

function toMethodRequest(name: string, path: string, entityPath: string): RestliRequest | undefined {
  const shape = methodShapes.get(name.toLowerCase());
  if (shape === undefined) return undefined;
  const { verb, about, header } = shape;
  const address = about === "entity" ? entityPath : about === "ids" ? `${path}?ids=List({ids})` : path;
  const headers = header === true ? [protocolHeader, `X-RestLi-Method: ${name.toLowerCase()}`] : [protocolHeader];
  return { verb, path: address, headers };
}

/** The line that names a request: `POST /gms/aspects?action=restoreIndices`. */
export function toRequestLine({ verb, path }: RestliRequest, { prefix }: RestliAddress): string {
  return `${verb} ${prefix}${path}`;
}

/** The request as a command. */
export function printRequest({ verb, path, headers, body }: RestliRequest, address: RestliAddress): string {
  const { server, prefix, isPlatform } = address;
  const url = `'${quote(`${server ?? ""}${prefix}${path}`)}'`;
  const all = body === undefined ? headers : [...headers, "Content-Type: application/json"];
  const lines = [
    // Braces and brackets stand for themselves.
    `curl --globoff${verb === "GET" ? "" : ` --request ${verb}`} ${server === undefined ? `"$${serverVariable}"` : ""}${url}`,
    ...(isPlatform ? [`  --header "${tokenHeader}"`] : []),
    ...all.map((header) => `  --header '${header}'`),
    ...(body === undefined ? [] : [`  --data '${quote(printJson(body))}'`]),
  ];
  return lines.join(" \\\n");
}

/** Inside single quotes a shell leaves everything alone but these. */
function quote(text: string): string {
  return text.replaceAll("'", `'\\''`);
}
