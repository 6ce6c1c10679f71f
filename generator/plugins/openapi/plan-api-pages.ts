import type { JsonObject } from "../../catalogue/json.ts";
import { formatCount } from "../../catalogue/nouns.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { PlainFact, PlainPage, PlainSection, Words } from "../plugin.ts";
import {
  asList,
  asObject,
  asText,
  type ApiOperation,
  listComponents,
  nameRequest,
  onlyObjects,
} from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import { listSchemes } from "./describe-security.ts";
import { findPathGroups } from "./find-path-groups.ts";
import { findServer } from "./find-server.ts";
import type { NamedApi } from "./name-apis.ts";
import { planOperationPage } from "./plan-operation-page.ts";
import { planSchemaPage } from "./plan-schema-page.ts";
import { listMore, toWebAddress } from "./list-more.ts";
import { listUses } from "./list-uses.ts";
import { tellDoc } from "./tell-doc.ts";
import { tellSummary } from "./tell-summary.ts";
import { tellVersion } from "./tell-version.ts";
import { listWords } from "../../catalogue/list-words.ts";
import { sayValue } from "../../catalogue/say-value.ts";
import { joinWords } from "./join-words.ts";
import { titleOperations } from "./title-operations.ts";
import { toWords } from "./to-words.ts";

/** Of a server that everybody finds, with nothing left to be filled in. */
const isAddress = /^https?:\/\/[^\s{}]+$/i;

/** Operations without a tag. */
const untagged = "Operations";
const webhooks = "Webhooks";

/** The pages of an API: what it is, its operations by their first tag, or by their paths where none has one, and its schemas. */
export function planApiPages(api: NamedApi, server: string | undefined): readonly PlainPage[] {
  const address = server ?? findServer(api.document);
  const groups = groupByTag(api);
  const titles = titleOperations([...groups].map(([tag, operations]) => [toTagTitle(tag, api), operations]));
  const uses = listUses(api);
  const schemas = listComponents(api.document, "schemas");
  return [
    planOverview(api, groups, address),
    ...[...groups].flatMap(([tag, operations]) =>
      operations.map((operation) =>
        planOperationPage(operation, api, {
          ...(titles.get(operation) ?? { title: operation.id, label: operation.id }),
          group: [...api.group, ...(api.tags.get(tag)?.above ?? []), toTagTitle(tag, api)],
          server: server ?? (operation.node["servers"] === undefined ? address : findServer(operation.node)),
        }),
      ),
    ),
    ...schemas.map(([name, node]) =>
      planSchemaPage({ name, node, uses: uses.get(name) ?? [] }, api, [...api.group, "Schemas"]),
    ),
  ];
}

function groupByTag({ operations, tags }: NamedApi): ReadonlyMap<string, readonly ApiOperation[]> {
  const groups = new Map<string, ApiOperation[]>([...tags.keys()].map((tag) => [tag, []]));
  const calls = operations.filter(({ isWebhook }) => !isWebhook);
  const isTagged = calls.some((operation) => findPlace(operation, tags) !== undefined);
  const places = isTagged ? new Map<ApiOperation, string>() : findPathGroups(calls);
  for (const operation of operations) {
    const tag = operation.isWebhook ? webhooks : (findPlace(operation, tags) ?? places.get(operation) ?? untagged);
    const group = groups.get(tag) ?? [];
    groups.set(tag, group);
    group.push(operation);
  }
  const rest = places.size === 0 ? undefined : groups.get(untagged);
  if (rest !== undefined) {
    // What is of nothing comes behind what is of something.
    groups.delete(untagged);
    groups.set(untagged, rest);
  }
  const named = new Set(operations.flatMap(({ node }) => listWords(node["tags"])));
  const isText = (tag: string): boolean => !named.has(tag) && isTold(tag, tags);
  return new Map([...groups].filter(([tag, group]) => group.length > 0 || isText(tag)));
}

/** Whether there is more to a tag than its name: some that no operation has are there for what they say, or for those in them. */
function isTold(tag: string, tags: NamedApi["tags"]): boolean {
  return asDoc(tags.get(tag)?.node["description"]) !== undefined && isPlace(tag, tags);
}

function toTagTitle(tag: string, { tags }: NamedApi): string {
  return tags.get(tag)?.title ?? tag;
}

/** The first tag that is a place in a tree: others say for whom an operation is, or what it is like. */
function findPlace({ node }: ApiOperation, tags: NamedApi["tags"]): string | undefined {
  const named = listWords(node["tags"]);
  return named.find((tag) => isPlace(tag, tags)) ?? named[0];
}

function isPlace(tag: string, tags: NamedApi["tags"]): boolean {
  return (asText(tags.get(tag)?.node["kind"]) ?? "nav") === "nav";
}

function planOverview(api: NamedApi, groups: ReadonlyMap<string, readonly ApiOperation[]>, server: string): PlainPage {
  const { document, file, title, path, group } = api;
  const info = asObject(document["info"]) ?? {};
  const version = tellVersion(document);
  const doc = tellDoc(asText(info["summary"]), asDoc(info["description"]));
  const schemas = listComponents(document, "schemas");
  const calls = api.operations.filter(({ isWebhook }) => !isWebhook).length;
  return {
    path,
    title,
    ...(group.length > 0 && { label: "Overview" }),
    group,
    ...(doc !== undefined && { doc }),
    description: describeApi({
      ...{ calls, webhooks: api.operations.length - calls, schemas: schemas.length, server },
      // What it says of itself tells what it is about.
      groups: doc === undefined ? listLargest(groups, api) : [],
    }),
    facts: [
      ...(version === undefined ? [] : [{ label: "Version", value: version }]),
      { label: "Server", value: [{ text: server, code: true }] },
      { label: "Operations", value: formatCount(calls) },
      ...(calls === api.operations.length
        ? []
        : [{ label: "Webhooks", value: formatCount(api.operations.length - calls) }]),
      ...(schemas.length === 0 ? [] : [{ label: "Schemas", value: formatCount(schemas.length) }]),
      ...toTerms(info),
      ...listMore(document),
    ],
    sections: [
      // What every call needs to know goes before the calls, of which there may be a thousand.
      ...toServers(api),
      ...toSchemes(api),
      ...[...groups].map(([tag, operations], index) =>
        toTagSection({ id: `tag-${index + 1}`, name: tag }, operations, api),
      ),
    ],
    span: startOfFile(file),
  };
}

function toTagSection(
  { id, name }: { readonly id: string; readonly name: string },
  operations: readonly ApiOperation[],
  api: NamedApi,
): PlainSection {
  const tag = api.tags.get(name);
  const doc = asDoc(tag?.node["description"]);
  const further = listMore(tag?.node ?? {});
  const rows = operations.map((operation): readonly Words[] => [
    [
      {
        text: nameRequest(operation),
        code: true,
        to: `page:${api.operationPath(operation)}`,
      },
    ],
    tellInRow(operation.node),
  ]);
  return {
    id,
    title: toTagTitle(name, api),
    parts: [
      ...(doc === undefined ? [] : [{ kind: "text", markdown: doc } as const]),
      ...(further.length === 0 ? [] : [{ kind: "facts", facts: further } as const]),
      ...(rows.length === 0 ? [] : [{ kind: "table", columns: ["Request", "What it does"], rows } as const]),
    ],
  };
}

function tellInRow(node: JsonObject): string {
  const summary = tellSummary(node) ?? "";
  return node["deprecated"] === true ? `Deprecated. ${summary}`.trim() : summary;
}

/** How callers say who they are. */
function toSchemes({ document }: NamedApi): readonly PlainSection[] {
  const rows = listSchemes(document);
  if (rows.length === 0) return [];
  return [{ id: "security", title: "Security", parts: [{ kind: "rows", nameLabel: "Scheme", rows }] }];
}

/** Where it can be called, where there are several places. */
function toServers({ document }: NamedApi): readonly PlainSection[] {
  const servers = onlyObjects(asList(document["servers"]));
  const isTold = servers.some(({ description, variables }) => description !== undefined || variables !== undefined);
  if (servers.length === 0 || (servers.length === 1 && !isTold)) return [];
  const rows = servers.map((server): readonly Words[] => [
    [{ text: asText(server["url"]) ?? "/", code: true }],
    tellServer(server),
  ]);
  return [{ id: "servers", title: "Servers", parts: [{ kind: "table", columns: ["Address", "About"], rows }] }];
}

function tellServer(server: JsonObject): Words {
  const doc = asDoc(server["description"]);
  const variables = listVariables(server);
  const isSentence = variables.length === 0 || /[.!?:]$/.test(doc ?? "");
  const about = doc === undefined ? [] : [isSentence ? toWords(doc) : joinWords([toWords(doc), "."], "")];
  return joinWords([...about, ...variables], " ");
}

/** What may stand for the names in an address. */
function listVariables(server: JsonObject): readonly Words[] {
  return Object.entries(asObject(server["variables"]) ?? {}).flatMap(([name, written]) => {
    const node = asObject(written) ?? {};
    const values = asList(node["enum"]).map(sayValue);
    const preset = node["default"];
    const doc = asDoc(node["description"])?.replace(/\.$/, "");
    const about = [
      ...(values.length === 0 ? [] : [`one of ${values.join(", ")}`]),
      ...(preset === undefined ? [] : [`${preset === "" ? "empty" : sayValue(preset)} by default`]),
      ...(doc === undefined ? [] : [toWords(doc)]),
    ];
    return about.length === 0 ? [] : [joinWords([`${name}: `, joinWords(about, "; "), "."], "")];
  });
}

/** Whom to ask, and under which terms it may be used. */
function toTerms(info: JsonObject): readonly PlainFact[] {
  const license = asObject(info["license"]);
  const contact = asObject(info["contact"]);
  const terms = asText(info["termsOfService"]);
  const words = (text: string | undefined, url: string | undefined): Words | undefined => {
    const to = toWebAddress(url);
    const shown = text ?? url;
    return shown === undefined ? undefined : [{ text: shown, ...(to !== undefined && { to }) }];
  };
  return [
    { label: "License", value: license && words(asText(license["name"]), asText(license["url"])) },
    {
      label: "Contact",
      value: contact && words(asText(contact["name"]) ?? asText(contact["email"]), asText(contact["url"])),
    },
    { label: "Terms", value: words(terms, terms) },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

/** So many groups are named of an API that says nothing of itself. */
const mostNamed = 4;

/** What its calls stand by, those with the most of them first; nothing where they are all in one group, or in none. */
function listLargest(groups: ReadonlyMap<string, readonly ApiOperation[]>, api: NamedApi): readonly string[] {
  const named = [...groups].filter(([tag, operations]) => ![untagged, webhooks].includes(tag) && operations.length > 0);
  if (named.length < 2) return [];
  const largest = named.toSorted(([, one], [, other]) => other.length - one.length);
  const shown = largest
    .slice(0, named.length > mostNamed ? mostNamed - 1 : mostNamed)
    .map(([tag]) => toTagTitle(tag, api));
  const left = named.length - shown.length;
  return left === 0 ? shown : [...shown, `${formatCount(left)} more`];
}

interface ApiSize {
  readonly calls: number;
  readonly webhooks: number;
  readonly schemas: number;
  readonly server: string;
  readonly groups: readonly string[];
}

/** What an API has, which may have its schemas in files of their own, or nothing but schemas. */
function describeApi({ calls, webhooks, schemas, server, groups }: ApiSize): string {
  const about = groups.length === 0 ? "" : ` (${listInWords(groups)})`;
  const counted = [
    ...(calls > 0 || webhooks + schemas === 0 ? [`${countOf(calls, "operation")}${about}`] : []),
    ...(webhooks > 0 ? [countOf(webhooks, "webhook")] : []),
    ...(schemas > 0 ? [countOf(schemas, "schema")] : []),
  ];
  return `${listInWords(counted)}${calls > 0 && isAddress.test(server) ? ` at ${server}` : ""}.`;
}

function listInWords(words: readonly string[]): string {
  const [last = ""] = words.slice(-1);
  return words.length === 1 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}
