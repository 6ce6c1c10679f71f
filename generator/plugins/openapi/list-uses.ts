import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { PlainLink } from "../plugin.ts";
import { asObject, asText, listComponents, nameOfSchema, nameRequest } from "./api-document.ts";
import type { NamedApi } from "./name-apis.ts";

/** By name of a schema, the operations and schemas that refer to it, each once. */
export function listUses(api: NamedApi): ReadonlyMap<string, readonly PlainLink[]> {
  const uses = new Map<string, PlainLink[]>();
  const note = (found: ReadonlySet<string>, link: PlainLink): void => {
    for (const name of found) {
      const links = uses.get(name) ?? [];
      uses.set(name, links);
      links.push(link);
    }
  };
  for (const operation of api.operations) {
    const found = new Set<string>();
    for (const part of [operation.node, ...operation.parameters]) gather(part, found, nameOfSchema);
    const label = asText(operation.node["operationId"]) ?? nameRequest(operation);
    note(found, {
      label,
      to: `page:${api.operationPath(operation)}`,
      note: operation.isWebhook ? "webhook" : "operation",
    });
  }
  for (const [name, node] of listComponents(api.document, "schemas")) {
    const found = new Set<string>();
    gather(node, found, nameOfSchema);
    note(found, { label: api.schemaLabel(name), to: `page:${api.schemaPath(name)}` });
  }
  return uses;
}

/** The schemas that a part of the description refers to by itself, of those that references name in one way. */
export function gather(value: JsonValue, found: Set<string>, toName: (reference: string) => string | undefined): void {
  if (isJsonArray(value)) {
    for (const item of value) gather(item, found, toName);
    return;
  }
  for (const [key, part] of Object.entries(asObject(value) ?? {})) {
    const reference = key === "$ref" ? asText(part) : undefined;
    const name = reference === undefined ? undefined : toName(reference);
    if (name !== undefined) found.add(name);
    else if (key !== "example" && key !== "examples") gather(part, found, toName);
  }
}
