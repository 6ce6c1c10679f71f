import type { JsonObject } from "../../catalogue/json.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import { asList, asObject, asText, type ApiOperation } from "./api-document.ts";
import { listSecuritySchemes } from "./list-security-schemes.ts";

/** What a call by curl says of who calls. */
export interface Credentials {
  /** Options, each on a line of its own. */
  readonly options: readonly string[];
  /** Names of what stands in the address, before a key. */
  readonly query: readonly string[];
}

/** What the first of the ways asks for in which callers may say who they are; nothing where nobody asks. */
export function listCredentials({ node }: ApiOperation, document: JsonObject): Credentials {
  const ways = asList(node["security"] ?? document["security"]).map((each) => Object.keys(asObject(each) ?? {}));
  const schemes = new Map(listSecuritySchemes(document));
  const options = new Set<string>();
  const query: string[] = [];
  for (const name of ways.find((names) => names.length > 0) ?? []) {
    const scheme = schemes.get(name) ?? {};
    const key = scheme["type"] === "apiKey" ? asText(scheme["name"]) : undefined;
    if (key !== undefined && scheme["in"] === "query") query.push(encodePart(key));
    else options.add(toOption(scheme, key));
  }
  return { options: [...options], query };
}

function toOption(scheme: JsonObject, key: string | undefined): string {
  const place = scheme["in"];
  // What is no name of a header or cookie could end the text.
  if (key !== undefined && /^[\w.-]+$/.test(key))
    return place === "cookie" ? `-b "${key}=$API_KEY"` : `-H "${key}: $API_KEY"`;
  const isBasic = scheme["type"] === "http" && asText(scheme["scheme"])?.toLowerCase() === "basic";
  return isBasic ? '-u "$API_USER:$API_PASSWORD"' : '-H "Authorization: Bearer $API_TOKEN"';
}
