import { formatCount } from "../../catalogue/nouns.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { PlainPage, PlainSection, Words } from "../plugin.ts";
import { asList, asObject, asText, type ApiOperation, listComponents } from "./api-document.ts";
import type { NamedApi } from "./name-apis.ts";
import { planOperationPage } from "./plan-operation-page.ts";
import { planSchemaPage } from "./plan-schema-page.ts";
import { serverVariable } from "./print-curl.ts";
import { listUses } from "./list-uses.ts";

/** Operations without a tag. */
const untagged = "Operations";

/** The pages of an API: what it is, its operations by their first tag, and its schemas. */
export function planApiPages(api: NamedApi, server: string | undefined): readonly PlainPage[] {
  const address = server ?? findServer(api);
  const groups = groupByTag(api);
  const uses = listUses(api);
  const schemas = listComponents(api.document, "schemas");
  return [
    planOverview(api, groups, address),
    ...[...groups].flatMap(([tag, operations]) =>
      operations.map((operation) => planOperationPage(operation, api, { group: [...api.group, tag], server: address })),
    ),
    ...schemas.map(([name, node]) =>
      planSchemaPage({ name, node, uses: uses.get(name) ?? [] }, api, [...api.group, "Schemas"]),
    ),
  ];
}

function groupByTag({ operations, document }: NamedApi): ReadonlyMap<string, readonly ApiOperation[]> {
  const tags = asList(document["tags"]).flatMap((tag) => asText(asObject(tag)?.["name"]) ?? []);
  const groups = new Map<string, ApiOperation[]>(tags.map((tag) => [tag, []]));
  for (const operation of operations) {
    const tag = asText(asList(operation.node["tags"])[0]) ?? untagged;
    const group = groups.get(tag) ?? [];
    groups.set(tag, group);
    group.push(operation);
  }
  return new Map([...groups].filter(([, group]) => group.length > 0));
}

/** The first server's address, with the defaults of its variables. */
function findServer({ document }: NamedApi): string {
  const first = asObject(asList(document["servers"])[0]);
  const url = (first && asText(first["url"])) ?? "/";
  const variables = asObject(first?.["variables"]) ?? {};
  const filled = url.replace(/\{([^{}]*)\}/g, (written, name: string) => {
    return asText(asObject(variables[name])?.["default"]) ?? written;
  });
  const address = filled.replace(/\/+$/, "");
  return /^https?:\/\//.test(address) ? address : `${serverVariable}${address}`;
}

function planOverview(api: NamedApi, groups: ReadonlyMap<string, readonly ApiOperation[]>, server: string): PlainPage {
  const { document, file, title, path, group } = api;
  const info = asObject(document["info"]) ?? {};
  const version = asText(info["version"]);
  const doc = asText(info["description"]);
  const schemas = listComponents(document, "schemas");
  const docs = new Map(
    asList(document["tags"]).map((tag) => [asText(asObject(tag)?.["name"]), asText(asObject(tag)?.["description"])]),
  );
  return {
    path,
    title,
    ...(group.length > 0 && { label: "Overview" }),
    group,
    ...(doc !== undefined && { doc }),
    description: `${countOf(api.operations.length, "operation")} and ${countOf(schemas.length, "schema")}.`,
    facts: [
      ...(version === undefined ? [] : [{ label: "Version", value: version }]),
      { label: "Server", value: [{ text: server, code: true }] },
      { label: "Operations", value: formatCount(api.operations.length) },
      { label: "Schemas", value: formatCount(schemas.length) },
    ],
    sections: [
      ...[...groups].map(([tag, operations], index) =>
        toTagSection({ tag, index, doc: docs.get(tag) }, operations, api),
      ),
      ...toSchemes(api),
    ],
    span: startOfFile(file),
  };
}

function toTagSection(
  { tag, index, doc }: { readonly tag: string; readonly index: number; readonly doc: string | undefined },
  operations: readonly ApiOperation[],
  api: NamedApi,
): PlainSection {
  const rows = operations.map((operation): readonly Words[] => [
    [
      {
        text: `${operation.method.toUpperCase()} ${operation.path}`,
        code: true,
        to: `page:${api.operationPath(operation)}`,
      },
    ],
    asText(operation.node["summary"]) ?? "",
  ]);
  return {
    id: `tag-${index + 1}`,
    title: tag,
    parts: [
      ...(doc === undefined ? [] : [{ kind: "text", markdown: doc } as const]),
      { kind: "table", columns: ["Request", "What it does"], rows },
    ],
  };
}

/** How callers say who they are. */
function toSchemes({ document }: NamedApi): readonly PlainSection[] {
  const schemes = listComponents(document, "securitySchemes");
  if (schemes.length === 0) return [];
  const rows = schemes.map(([name, node]): readonly Words[] => [
    [{ text: name, code: true }],
    describeScheme(asText(node["type"]) ?? "", [asText(node["scheme"]), asText(node["in"]), asText(node["name"])]),
    asText(node["description"]) ?? "",
  ]);
  return [
    { id: "security", title: "Security", parts: [{ kind: "table", columns: ["Scheme", "Kind", "About"], rows }] },
  ];
}

function describeScheme(type: string, [scheme, place, name]: readonly (string | undefined)[]): string {
  if (type === "http") return `HTTP ${scheme ?? ""}`.trim();
  return type === "apiKey" ? `key in ${place ?? "a header"} ${name ?? ""}`.trim() : type;
}

function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}
