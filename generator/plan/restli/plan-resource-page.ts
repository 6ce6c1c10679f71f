import { countNoun, nounTitle } from "../../catalogue/nouns.ts";
import { restliCallKinds, type RestliCallKind, type RestliKey, type RestliResource } from "../../catalogue/restli.ts";
import type { TocEntry } from "../../page-model/page.ts";
import type { Fact, LinkItem, RichText } from "../../page-model/parts.ts";
import {
  restliSections,
  type RestliCallGroup,
  type RestliCallLine,
  type RestliResourceContent,
} from "../../page-model/restli.ts";
import { createNameClaims } from "../../places/claim-names.ts";
import { toCallAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { asCode, joinTexts, toDeprecationView, toTypeText } from "../parts/parts.ts";
import type { PlannedRestliPage } from "./planned-restli-page.ts";
import type { RestliAddress } from "./restli-address.ts";
import { listToldGuards, toAnnotationFacts, toErrorFacts, toGuardFacts } from "./restli-facts.ts";
import type { RestliView } from "./restli-view.ts";
import { toCallView } from "./to-call-view.ts";
import { writeCompoundKeys } from "./write-compound-keys.ts";

/** Fewer calls than this are seen at once. */
const fewCalls = 4;

/** A resource with all that can be asked of it. */
export function planResourcePage(resource: RestliResource, view: RestliView): PlannedRestliPage {
  const { context } = view;
  const groups = toGroups(resource, view);
  const isDeprecated = resource.deprecated !== undefined;
  const content: RestliResourceContent = {
    kind: "restliResource",
    deprecated: toDeprecationView(resource.deprecated, context),
    doc: context.doc(resource.doc),
    source: resource.doc === undefined ? context.source(resource.span) : undefined,
    facts: toFacts(resource, view.addressOf(resource), context),
    calls: resource.calls.length < fewCalls ? [] : toLines(groups, context.links.restliResource(resource.id) ?? ""),
    groups,
    undescribed: listUndescribed(resource),
    subresources: resource.subresources.flatMap((id) => toResourceLink(id, context)),
  };
  return {
    route: context.routes.restliResources.get(resource.id) ?? "",
    title: resource.id,
    noun: "resource",
    description:
      context.summary(resource.doc) ||
      `Rest.li resource ${resource.path}, ${countNoun(resource.calls.length, "call")}.`,
    toc: toToc(content),
    badges: isDeprecated ? [{ label: "deprecated", tone: "warning" }] : [],
    source: context.source(resource.span),
    content,
  };
}

const kindWords: Readonly<Record<RestliResource["kind"], string>> = {
  collection: "collection: entities, each with a key",
  simple: "simple resource: a single entity",
  association: "association: entities with several keys",
  actionsSet: "set of actions",
};

/** Whether anything can be asked of one entity; of many collections only actions of the whole can. */
function answersForOne({ supports, calls, subresources }: RestliResource): boolean {
  const methods = [...supports, ...calls.flatMap(({ kind, name }) => (kind === "method" ? name : []))];
  return (
    subresources.length > 0 ||
    methods.some((name) => methodsOfOne.has(name)) ||
    calls.some(({ kind }) => kind === "entityAction")
  );
}

const methodsOfOne: ReadonlySet<string> = new Set(["get", "update", "partial_update", "delete"]);

function toFacts(resource: RestliResource, { prefix }: RestliAddress, context: PlanContext): readonly Fact[] {
  const facts: Fact[] = [
    { label: "Path", value: [{ text: `${prefix}${writeCompoundKeys(resource.path)}`, code: true }] },
    { label: "Kind", value: [{ text: kindWords[resource.kind] }] },
  ];
  const isOwnPath = resource.entityPath !== undefined && resource.entityPath !== resource.path;
  if (isOwnPath && answersForOne(resource)) {
    const path = writeCompoundKeys(resource.entityPath);
    facts.push({ label: "One entity", value: [{ text: `${prefix}${path}`, code: true }] });
  }
  facts.push(...toKeyFacts(resource.keys, resource.keys.length === 1 ? "Key" : "Keys", context));
  facts.push(...toKeyFacts(resource.alternativeKeys, "Alternative keys", context));
  if (resource.schema !== undefined) {
    facts.push({ label: "Holds", value: asCode(toTypeText(resource.schema, context)) });
  }
  if (resource.isUnstructured === true) facts.push({ label: "Holds", value: [{ text: "unstructured data" }] });
  facts.push(...toGuardFacts(resource));
  facts.push(...toErrorFacts(resource, context));
  if (resource.namespace !== "") facts.push({ label: "Namespace", value: [{ text: resource.namespace, code: true }] });
  if (resource.resourceClass !== undefined) {
    facts.push({ label: "Implemented by", value: [{ text: resource.resourceClass, code: true }] });
  }
  if (resource.parent !== undefined) {
    const href = context.links.restliResource(resource.parent);
    facts.push({ label: "Belongs to", value: [{ text: resource.parent, code: true, noun: "resource", href }] });
  }
  facts.push(...toAnnotationFacts(resource, listToldGuards(resource)));
  return facts;
}

function toKeyFacts(keys: readonly RestliKey[], label: string, context: PlanContext): readonly Fact[] {
  if (keys.length === 0) return [];
  const values = keys.map(({ name, type, params }): RichText => [
    { text: name, code: true },
    { text: ": " },
    ...asCode(toTypeText(type, context)),
    ...(params === undefined ? [] : [{ text: " with parameters " }, ...asCode(toTypeText(params, context))]),
  ]);
  return [{ label, value: joinTexts(values) }];
}

const groupIds: Readonly<Record<RestliCallKind, string>> = {
  method: restliSections.methods,
  finder: restliSections.finders,
  batchFinder: restliSections.batchFinders,
  action: restliSections.actions,
  entityAction: restliSections.entityActions,
};

function toGroups(resource: RestliResource, view: RestliView): readonly RestliCallGroup[] {
  // A resource should name a call once; if it does not, the later ones get a number.
  const claimId = createNameClaims();
  return restliCallKinds.flatMap((kind) => {
    const calls = resource.calls.filter((call) => call.kind === kind);
    if (calls.length === 0) return [];
    const views = calls.map((call) => toCallView(call, claimId(toCallAnchor(call)), { resource, view }));
    return [{ id: groupIds[kind], label: nounTitle(kind, "plural"), calls: views }];
  });
}

function toLines(groups: readonly RestliCallGroup[], page: string): readonly RestliCallLine[] {
  return groups
    .flatMap(({ calls }) => calls)
    .map(({ id, name, request = "", summary, deprecated }) => ({
      link: { label: name, href: `${page}#${id}`, deprecated: deprecated !== undefined },
      request,
      summary,
    }));
}

/** Names of methods that `supports` lists and nothing describes. */
function listUndescribed({ supports, calls }: RestliResource): readonly string[] {
  const described = new Set(calls.filter(({ kind }) => kind === "method").map(({ name }) => name));
  return supports.filter((name) => !described.has(name));
}

function toResourceLink(id: string, context: PlanContext): readonly LinkItem[] {
  const href = context.links.restliResource(id);
  return href === undefined ? [] : [{ label: id, href, noun: "resource" }];
}

function toToc({ groups, subresources }: RestliResourceContent): readonly TocEntry[] {
  const toc = groups.flatMap(({ id, label, calls }): TocEntry[] => [
    { id, label, level: 2 },
    ...calls.map((call): TocEntry => ({ id: call.id, label: call.name, level: 3 })),
  ]);
  if (subresources.length > 0) toc.push({ id: restliSections.subresources, label: "Sub-resources", level: 2 });
  return toc;
}
