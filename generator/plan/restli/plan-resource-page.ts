import type { JsonValue } from "../../catalogue/json.ts";
import { countNoun, nounTitle } from "../../catalogue/nouns.ts";
import {
  restliCallKinds,
  type RestliCall,
  type RestliCallKind,
  type RestliKey,
  type RestliParameter,
  type RestliResource,
  type RestliServiceError,
} from "../../catalogue/restli.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import type { TocEntry } from "../../page-model/page.ts";
import type { Badge, CodeTab, Fact, FieldRow, LinkItem, RichText, TextRun } from "../../page-model/parts.ts";
import {
  restliSections,
  type RestliCallGroup,
  type RestliCallLine,
  type RestliCallView,
  type RestliResourceContent,
} from "../../page-model/restli.ts";
import { createNameClaims } from "../../places/claim-names.ts";
import type { Sampler } from "../../print/sample-payload.ts";
import { toAnchor, toCallAnchor } from "../addresses/addresses.ts";
import { asCode, describeAnnotation, joinTexts, toDeprecationView, toTypeText } from "../parts/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { fillPath } from "./fill-path.ts";
import type { RestliAddress } from "./restli-address.ts";
import { printRequest, toRequest, toRequestLine, type RestliRequest } from "./restli-request.ts";
import type { PlannedRestliPage } from "./planned-restli-page.ts";
import { findPlatformArguments } from "./platform-arguments.ts";
import { createParameterSampler, toQueryValue } from "./sample-parameter.ts";

/** What the pages of all resources share. */
export interface RestliView {
  readonly context: PlanContext;
  readonly sampler: Sampler;
  addressOf(resource: RestliResource): RestliAddress;
}

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
    { label: "Path", value: [{ text: `${prefix}${resource.path}`, code: true }] },
    { label: "Kind", value: [{ text: kindWords[resource.kind] }] },
  ];
  const isOwnPath = resource.entityPath !== undefined && resource.entityPath !== resource.path;
  if (isOwnPath && answersForOne(resource))
    facts.push({ label: "One entity", value: [{ text: `${prefix}${resource.entityPath}`, code: true }] });
  facts.push(...toKeyFacts(resource.keys, resource.keys.length === 1 ? "Key" : "Keys", context));
  facts.push(...toKeyFacts(resource.alternativeKeys, "Alternative keys", context));
  if (resource.schema !== undefined) {
    facts.push({ label: "Holds", value: asCode(toTypeText(resource.schema, context)) });
  }
  facts.push(...toErrorFacts(resource, context));
  if (resource.namespace !== "") facts.push({ label: "Namespace", value: [{ text: resource.namespace, code: true }] });
  if (resource.resourceClass !== undefined) {
    facts.push({ label: "Implemented by", value: [{ text: resource.resourceClass, code: true }] });
  }
  if (resource.parent !== undefined) {
    const href = context.links.restliResource(resource.parent);
    facts.push({ label: "Belongs to", value: [{ text: resource.parent, code: true, noun: "resource", href }] });
  }
  facts.push(...toAnnotationFacts(resource));
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

/** Those that have no words of their own elsewhere on the page. */
function toAnnotationFacts({ annotations }: Pick<RestliResource, "annotations">): readonly Fact[] {
  const others = Object.entries(annotations).filter(([name]) => !/^deprecated$/i.test(name));
  if (others.length === 0) return [];
  return [{ label: "Annotations", value: joinTexts(others.map(([name, value]) => describeAnnotation(name, value))) }];
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

interface CallPlace {
  readonly resource: RestliResource;
  readonly view: RestliView;
}

function toCallView(call: RestliCall, id: string, { resource, view }: CallPlace): RestliCallView {
  const { context } = view;
  const request = toRequest(resource, call);
  const isDeprecated = call.deprecated !== undefined;
  const badges: Badge[] = isDeprecated ? [{ label: "deprecated", tone: "warning" }] : [];
  return {
    id,
    name: call.name,
    badges,
    deprecated: toDeprecationView(call.deprecated, context),
    doc: context.doc(call.doc),
    summary: context.summary(call.doc),
    request: request && toRequestLine(request, view.addressOf(resource)),
    parameters: toRows(call, id, context),
    facts: toCallFacts(call, resource, context),
    example: request && toExample(call, request, { resource, view }),
  };
}

function toRows({ parameters, batchParameter }: RestliCall, owner: string, context: PlanContext): readonly FieldRow[] {
  const claimId = createNameClaims();
  return parameters.map((parameter) => ({
    id: claimId(`${owner}.${toAnchor(parameter.name)}`),
    name: parameter.name,
    type: toTypeText(parameter.type, context),
    presence: isRequired(parameter) ? "required" : "optional",
    default: parameter.default,
    doc: context.inlineDoc(parameter.doc),
    facts: toAnnotationFacts(parameter).map(({ value }) => value),
    badges: parameter.name === batchParameter ? [{ label: "list of criteria", tone: "neutral" }] : [],
    deprecated: toDeprecationView(parameter.deprecated, context),
  }));
}

function isRequired({ optional, default: preset }: RestliParameter): boolean {
  return !optional && preset === undefined;
}

function toCallFacts(call: RestliCall, resource: RestliResource, context: PlanContext): readonly Fact[] {
  const facts: Fact[] = [];
  const returned = toReturned(call, resource, context);
  if (returned !== undefined) facts.push({ label: "Returns", value: returned });
  if (call.metadata !== undefined) {
    facts.push({ label: "Metadata", value: asCode(toTypeText(call.metadata, context)) });
  }
  if (call.assocKeys.length > 0) {
    facts.push({ label: "Keys", value: [{ text: call.assocKeys.join(", "), code: true }] });
  }
  if (call.paging) {
    const value: RichText = [{ text: "start", code: true }, { text: " and " }, { text: "count", code: true }];
    facts.push({ label: "Pages by", value });
  }
  if (call.batchFinder !== undefined) {
    const batch = resource.calls.find(({ kind, name }) => kind === "batchFinder" && name === call.batchFinder);
    const href = batch && `${context.links.restliResource(resource.id) ?? ""}#${toCallAnchor(batch)}`;
    facts.push({ label: "In a batch", value: [{ text: call.batchFinder, code: true, href }] });
  }
  if (call.batch !== undefined) {
    const rest = call.batch.isEnforced ? "; more are refused" : "";
    facts.push({ label: "At once", value: [{ text: `at most ${call.batch.most}${rest}` }] });
  }
  if (call.readOnly === true) facts.push({ label: "Changes", value: [{ text: "nothing" }] });
  if (call.success !== undefined && call.success.length > 0) {
    facts.push({ label: "Success", value: [{ text: call.success.join(", "), code: true }] });
  }
  return [...facts, ...toErrorFacts(call, context), ...toAnnotationFacts(call)];
}

/** What may come instead of a result: errors by the code that they carry, and by the class that the server throws. */
function toErrorFacts(
  { errors = [], throws = [] }: { readonly errors?: RestliCall["errors"]; readonly throws?: readonly string[] },
  context: PlanContext,
): readonly Fact[] {
  const values = [
    ...errors.map((error) => describeError(error, context)),
    ...throws.map((text): RichText => [{ text, code: true }]),
  ];
  return values.length === 0 ? [] : [{ label: "Errors", value: joinTexts(values) }];
}

/** E.g. `ALBUM_CLOSED` 403 of `albumId`, “The album is closed.”, with `AlbumError`. */
function describeError(
  { code, status, message, detail, parameters }: RestliServiceError,
  context: PlanContext,
): RichText {
  const words: TextRun[] = [{ text: code, code: true }];
  if (status !== undefined) words.push({ text: ` ${status}` });
  if (parameters !== undefined) words.push({ text: " of " }, { text: parameters.join(", "), code: true });
  if (message !== undefined) words.push({ text: `, “${message}”` });
  if (detail !== undefined) words.push({ text: ", with " }, ...asCode(toTypeText(detail, context)));
  return words;
}

/** What comes back, as far as the specification and the protocol tell. */
function toReturned(call: RestliCall, { schema }: RestliResource, context: PlanContext): RichText | undefined {
  if (isAction(call)) {
    return call.returns === undefined ? [{ text: "nothing" }] : asCode(toTypeText(call.returns, context));
  }
  if (schema === undefined) return undefined;
  const type = asCode(toTypeText(schema, context));
  if (call.kind === "finder") return [{ text: "a list of " }, ...type];
  if (call.kind === "batchFinder") return [{ text: "a list of " }, ...type, { text: " for each criterion" }];
  switch (call.name.toLowerCase()) {
    case "get":
      return type;
    case "get_all":
      return [{ text: "a list of " }, ...type];
    case "batch_get":
      return [...type, { text: " by key" }];
    default:
      return undefined;
  }
}

function isAction({ kind }: RestliCall): boolean {
  return kind === "action" || kind === "entityAction";
}

/** Where nothing is required, the entity says most about a call. What has a default needs no value. */
function chooseOne(parameters: readonly RestliParameter[]): readonly RestliParameter[] {
  const open = parameters.filter(({ default: preset }) => preset === undefined);
  return [open.find(({ name }) => name === "urn") ?? open[0]].filter((each) => each !== undefined);
}

/** The call with every required parameter and those that show its use, or with one that says much about it. */
function toExample(call: RestliCall, template: RestliRequest, { resource, view }: CallPlace): CodeTab {
  const { context, sampler } = view;
  const address = view.addressOf(resource);
  const sample = createParameterSampler(sampler, address.isPlatform);
  const path = fillPath(template.path, resource, context.catalogue.restli, (key) => sample.key(key));
  const request = { ...template, path };
  const known = address.isPlatform ? findPlatformArguments(resource.id, call.name) : new Map<string, JsonValue>();
  const telling = call.parameters.filter((parameter) => isRequired(parameter) || known.has(parameter.name));
  const shown = telling.length > 0 ? telling : chooseOne(call.parameters);
  const values = shown.map(({ name, type }): [string, JsonValue] => [
    name,
    known.get(name) ?? sample.parameter(name, type),
  ]);
  const code = isAction(call)
    ? printRequest({ ...request, body: toObject(values) }, address)
    : printRequest({ ...request, path: withQuery(path, values) }, address);
  return { id: `${toCallAnchor(call)}-example`, label: `Calling ${call.name}`, language: "shell", code };
}

function toObject(values: readonly (readonly [string, JsonValue])[]): JsonValue {
  const object: Record<string, JsonValue> = Object.create(null);
  for (const [name, value] of values) object[name] = value;
  return object;
}

function withQuery(path: string, values: readonly (readonly [string, JsonValue])[]): string {
  const query = values.map(([name, value]) => `${encodePart(name)}=${toQueryValue(value)}`).join("&");
  if (query === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
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
