import type { ServerSettings } from "./server-settings.ts";

/** A stretch of a text, and what stands there instead. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What stands in examples for the reader's own: see `print-request.ts`, `restli-request.ts` and `restli-address.ts` of the generator. */
const placeholders =
  /os\.environ\["GRAPHQL_URL"\]|\$GRAPHQL_URL\b|\{os\.environ\['GRAPHQL_TOKEN'\]\}|\$GRAPHQL_TOKEN\b|https:\/\/datahub\.example\.com(?![\w.-])|\$RESTLI_URL\b|\$RESTLI_TOKEN\b/g;

/** Where an example has something for the reader to fill in, with what the reader has set. Nothing for what isn't set. */
export function findEdits(text: string, { address, token }: ServerSettings, path: string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { 0: found, index } of text.matchAll(placeholders)) {
    const value = found.includes("TOKEN") ? token : found.includes("GRAPHQL") ? toEndpoint(address, path) : address;
    if (value === "") continue;
    edits.push({ start: index, end: index + found.length, text: found.endsWith('"]') ? JSON.stringify(value) : value });
  }
  return edits;
}

/** Where GraphQL is answered: at the address itself if it has a path, else at the path that it usually has. */
export function toEndpoint(address: string, path: string): string {
  if (address === "") return "";
  return new URL(address).pathname === "/" ? `${address}${path}` : address;
}

/** Where GraphiQL is: the platform has it beside its endpoint, others at it. What stands in it is the example's, never the token. */
export function toGraphiql(endpoint: string, query: string, variables: string | undefined): string {
  const url = new URL(endpoint.replace(/\/api\/graphql$/, "/api/graphiql"));
  url.searchParams.set("query", query);
  if (variables !== undefined) url.searchParams.set("variables", variables);
  return url.href;
}
