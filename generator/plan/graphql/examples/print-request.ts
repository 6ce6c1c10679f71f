import { stripIgnoredCharacters } from "graphql";
import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import { printJson } from "../../../print/print-json.ts";
import type { GraphqlExample } from "./graphql-example.ts";

/** Names of what the forms take from the reader's environment. */
export const requestEnvironment = { url: "GRAPHQL_URL", token: "GRAPHQL_TOKEN" } as const;

/** A piece of a text that has a language of its own. */
export interface CodePiece {
  readonly language: "graphql" | "json" | "python" | "shell" | "text";
  readonly code: string;
}

/**
 * The request as a shell command. The body is a quoted here-document, in which the shell replaces
 * nothing, so that no value of an example can be taken for a command.
 */
export function printCurl({ query, variables }: GraphqlExample, endpoint: string | undefined): readonly CodePiece[] {
  const head = [
    `curl "${endpoint ?? `$${requestEnvironment.url}`}" \\`,
    `  --header "Authorization: Bearer $${requestEnvironment.token}" \\`,
    `  --header "Content-Type: application/json" \\`,
    `  --data @- <<'JSON'\n`,
  ];
  const body = { query: stripIgnoredCharacters(query), ...(isEmpty(variables) ? {} : { variables }) };
  return [
    { language: "shell", code: head.join("\n") },
    { language: "json", code: printJson(body) },
    { language: "shell", code: "\nJSON" },
  ];
}

/** The request in Python. */
export function printPython({ query, variables }: GraphqlExample, endpoint: string | undefined): readonly CodePiece[] {
  const url = endpoint === undefined ? `os.environ["${requestEnvironment.url}"]` : JSON.stringify(endpoint);
  const fields = isEmpty(variables) ? `{"query": query}` : `{"query": query, "variables": variables}`;
  const tail = [
    "",
    "response = requests.post(",
    `    ${url},`,
    `    headers={"Authorization": f"Bearer {os.environ['${requestEnvironment.token}']}"},`,
    `    json=${fields},`,
    "    timeout=30,",
    ")",
    "response.raise_for_status()",
    "print(response.json())",
  ];
  const given: readonly CodePiece[] = [
    { language: "python", code: "\nvariables = " },
    { language: "json", code: toPython(variables, "") },
  ];
  return [
    { language: "python", code: "import os\n\nimport requests\n\nquery = " },
    ...toPythonText(query),
    ...(isEmpty(variables) ? [] : given),
    { language: "python", code: tail.join("\n") },
  ];
}

/** Whether a request needs no variables. */
export function isEmpty(variables: JsonObject): boolean {
  return Object.keys(variables).length === 0;
}

/** Over several lines where nothing in it could end it early; else as JSON, whose strings Python reads alike. */
function toPythonText(text: string): readonly CodePiece[] {
  if (/["\\]/.test(text)) return [{ language: "json", code: JSON.stringify(text) }];
  // As a string of Python it would have no colours inside.
  const quotes: CodePiece = { language: "text", code: '"""' };
  return [quotes, { language: "graphql", code: `\n${text}\n` }, quotes];
}

function toPython(value: JsonValue, indent: string): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  const inner = `${indent}    `;
  if (Array.isArray(value)) {
    const items = (value as readonly JsonValue[]).map((item) => `${inner}${toPython(item, inner)},\n`);
    return items.length === 0 ? "[]" : `[\n${items.join("")}${indent}]`;
  }
  const entries = Object.entries(value as JsonObject).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${toPython(item, inner)},\n`,
  );
  return entries.length === 0 ? "{}" : `{\n${entries.join("")}${indent}}`;
}
