import type { JsonObject } from "../../catalogue/json.ts";
import type { PlainRow } from "../plugin.ts";
import { asList, asObject, asText } from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import { listWords } from "../../catalogue/list-words.ts";
import { listSecuritySchemes } from "./list-security-schemes.ts";

/** How callers may say who they are, e.g. `key and basic, or oauth (read)`; undefined where nobody asks. */
export function describeSecurity(node: JsonObject, document: JsonObject): string | undefined {
  const ways = asList(node["security"] ?? document["security"]).map((each) => {
    const schemes = Object.entries(asObject(each) ?? {}).map(([name, scopes]) => {
      const words = listWords(scopes).join(", ");
      return words === "" ? name : `${name} (${words})`;
    });
    return schemes.join(" and ");
  });
  const asked = [...new Set(ways.filter((way) => way !== ""))];
  if (asked.length === 0) return undefined;
  const text = asked.join(asked.some((way) => way.includes(" and ")) ? ", or " : " or ");
  return asked.length < new Set(ways).size ? `${text}; may be left out` : text;
}

/** The same for programs: each way by what it asks for, whatever that is called. */
export function toProofs(node: JsonObject, document: JsonObject): readonly (readonly string[])[] | undefined {
  const ways = asList(node["security"] ?? document["security"]).map((each) => Object.entries(asObject(each) ?? {}));
  if (ways.every((way) => way.length === 0)) return undefined;
  const schemes = new Map(listSecuritySchemes(document));
  return ways.flatMap((way) =>
    way.reduce<readonly (readonly string[])[]>(
      (known, [name, scopes]) => {
        const scheme = schemes.get(name);
        const proof = (scheme === undefined ? "" : toProof(scheme)) || name;
        const asked = listWords(scopes).map((scope) => `${proof} for ${scope}`);
        const origins = scheme === undefined ? [] : listOrigins(scheme);
        // Any one of its flows will do, and nobody offers more than a few.
        const each = origins.length === 0 ? [proof] : origins.slice(0, mostFlows).map((origin) => `${proof} ${origin}`);
        return known.flatMap((proofs) => each.map((own) => [...proofs, own, ...asked])).slice(0, mostWays);
      },
      [[]],
    ),
  );
}

const mostFlows = 4;
const mostWays = 16;

/** Where a token is from, in each way that there is to get one: who knows how to get one in one way doesn't know another. */
function listOrigins(scheme: JsonObject): readonly string[] {
  const connect = asText(scheme["openIdConnectUrl"]);
  if (connect !== undefined) return [`from ${connect}`];
  return Object.entries(asObject(scheme["flows"]) ?? {}).flatMap(([flow, node]) => {
    const { authorizationUrl, tokenUrl } = asObject(node) ?? {};
    const places = [authorizationUrl, tokenUrl].flatMap((url) => asText(url) ?? []);
    return places.length === 0 ? [] : [`by ${flow} from ${[...new Set(places)].join(" and ")}`];
  });
}

/** A row for each scheme by which callers say who they are: its name, what it is and what is said of it. */
export function listSchemes(document: JsonObject): readonly PlainRow[] {
  return listSecuritySchemes(document).map(([name, node]) => {
    const doc = [asDoc(node["description"]), ...listFlows(node)].filter((text) => text !== undefined).join("\n\n");
    return { name, type: describeScheme(node), ...(doc !== "" && { doc }) };
  });
}

function describeScheme(node: JsonObject): string {
  const type = asText(node["type"]) ?? "";
  if (type === "http") {
    const format = asText(node["bearerFormat"]);
    return `HTTP ${asText(node["scheme"]) ?? ""}${format === undefined ? "" : ` (${format})`}`.trim();
  }
  if (type === "apiKey") return `key in ${asText(node["in"]) ?? "a header"} ${asText(node["name"]) ?? ""}`.trim();
  return schemeWords.get(type) ?? type;
}

/** What is asked for, without a hint at how it is written, and in one case where case is nothing. */
function toProof({ bearerFormat: _hint, ...node }: JsonObject): string {
  const [scheme, name] = [asText(node["scheme"])?.toLowerCase(), asText(node["name"])];
  return describeScheme({
    ...node,
    ...(scheme !== undefined && { scheme }),
    ...(name !== undefined && node["in"] === "header" && { name: name.toLowerCase() }),
  });
}

const schemeWords: ReadonlyMap<string, string> = new Map([
  ["oauth2", "OAuth 2"],
  ["openIdConnect", "OpenID Connect"],
  ["mutualTLS", "certificate of the caller (mutual TLS)"],
]);

/** Where tokens come from by each flow, and what they may be asked to allow, each told once. */
function listFlows(node: JsonObject): readonly string[] {
  const flows = Object.entries(asObject(node["flows"]) ?? {}).flatMap(([name, value]) => {
    const flow = asObject(value);
    return flow === undefined ? [] : [{ name, flow }];
  });
  const origins = flows.flatMap(({ name, flow }) => {
    const places = [flow["authorizationUrl"], flow["deviceAuthorizationUrl"], flow["tokenUrl"]].flatMap(
      (address) => asText(address) ?? [],
    );
    return places.length === 0 ? [] : [`Tokens by ${flowWords.get(name) ?? name}: ${[...new Set(places)].join(", ")}.`];
  });
  const scopes = new Map(flows.flatMap(({ flow }) => Object.entries(asObject(flow["scopes"]) ?? {})));
  const told = [...scopes].map(([scope, words]) => {
    const doc = asDoc(words)?.replace(/\s+/g, " ");
    return `- \`${scope}\`${doc === undefined || doc === scope ? "" : `: ${doc}`}`;
  });
  const discovery = asText(node["openIdConnectUrl"]);
  return [
    ...origins,
    ...(discovery === undefined ? [] : [`Discovery: ${discovery}.`]),
    ...(told.length === 0 ? [] : [`Scopes:\n\n${told.join("\n")}`]),
  ];
}

/** Flows of OAuth 2, as people call them. */
const flowWords: ReadonlyMap<string, string> = new Map([
  ["authorizationCode", "authorization code"],
  ["clientCredentials", "client credentials"],
  ["deviceAuthorization", "device authorization"],
]);
