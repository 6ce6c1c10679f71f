import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Endpoint, EndpointAnswer, EndpointBody, EndpointInput } from "../../catalogue/endpoints.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { compareAddresses } from "./compare-addresses.ts";
import { comparePayloads } from "./compare-payloads.ts";
import { compareSunsets } from "./compare-sunsets.ts";
import { compareValues } from "./compare-values.ts";
import type { ValueContext } from "./value-context.ts";
import { withoutNames } from "./list-places.ts";
import { pairEndpoints } from "./pair-endpoints.ts";
import { sideOfOffered } from "./side-of-offered.ts";
import { deprecationCodes } from "./deprecation-codes.ts";
import { findTurned } from "./find-turned.ts";
import { type Way, waysOf } from "./find-ways.ts";
import { sayType } from "./compare-ranges.ts";
import { withoutNull } from "./without-null.ts";
import { findRepeated } from "./find-repeated.ts";
import { takesAnyText } from "./takes-any-text.ts";
import { tellValue } from "./tell-value.ts";
import { peelSchema, shapeValue } from "./value-shape.ts";

/** What became of what others call, and of the named things that requests and answers are made of. */
export function compareEndpoints(before: Catalogue, after: Catalogue): readonly Change[] {
  const toSchemas = ({ payloads = [] }: Catalogue): ReadonlyMap<string, JsonObject> =>
    new Map(payloads.map(({ name, schema }) => [name, schema]));
  const [earlier, later] = [toSchemas(before), toSchemas(after)];
  const isCalled = (before.endpoints ?? []).length > 0;
  const turned = isCalled ? findTurned(earlier, later) : new Set<string>();
  const context = { earlier, later, seen: new Set<string>(), turned };
  const pairs = pairEndpoints(before.endpoints ?? [], after.endpoints ?? []);
  return [
    ...pairs.flatMap(({ before: was, after: is }) => compareEndpoint(was, is, context)),
    ...compareAddresses(pairs),
    ...comparePayloads(before, after, context),
  ];
}

const inBraces = /\{([^{}]*)\}/g;

type Compared = Pick<ValueContext, "earlier" | "later" | "seen" | "turned">;

function compareEndpoint(was: Endpoint | undefined, is: Endpoint | undefined, compared: Compared): readonly Change[] {
  const name = (is ?? was)?.name ?? "";
  const site: Site = { area: "endpoints", thing: name, coordinate: name };
  if (was === undefined) return [makeChange({ ...site, code: "safe/endpoint-added", after: { span: is?.span } })];
  if (is === undefined) {
    const announced = was.deprecated === undefined ? undefined : true;
    return [makeChange({ ...site, code: "breaking/endpoint-removed", before: sideOfOffered(was), announced })];
  }
  const spans = { before: was.span, after: is.span };
  const [there, back] = waysOf(was);
  const open = (way: Way): ValueContext => ({ ...compared, ways: [way], spans });
  const names = toSides(spans, was.name, is.name);
  return [
    ...(withoutNames(was.name) === withoutNames(is.name)
      ? []
      : [makeChange({ ...site, code: "safe/endpoint-respelled", kind: "renamed", ...names })]),
    ...(was.id === undefined || was.id === is.id
      ? []
      : [makeChange({ ...site, code: "risky/endpoint-id-changed", ...toSides(spans, was.id, is.id ?? "nothing") })]),
    ...compareAccess(was, is, site),
    ...(is.isOutgoing === true
      ? compareOutgoing(was, is, site, open(there))
      : [
          ...compareInputs(...withPlaces(was, is), site, open(there)),
          ...compareBodies(was.body, is.body, site, open(there)),
        ]),
    ...compareAnswers(was.answers, is.answers, site, open(back)),
    ...compareWords(site, was, is, deprecationCodes),
    ...compareSunsets(site, was, is),
  ];
}

function toSides(spans: ValueContext["spans"], before: string, after: string): Pick<Change, "before" | "after"> {
  return { before: { text: before, span: spans.before }, after: { text: after, span: spans.after } };
}

/** The inputs of the earlier one, those in its name called as they are now. */
function renameInputs(was: Endpoint, is: Endpoint): readonly EndpointInput[] {
  if (was.name === is.name) return was.inputs;
  const [old, now] = [was, is].map(({ name }) => [...name.matchAll(inBraces)].map(([, inner = ""]) => inner));
  const names = new Map(old?.map((name, index) => [`path ${name}`, `path ${now?.[index] ?? name}`]));
  return was.inputs.map((input) => ({ ...input, name: names.get(input.name) ?? input.name }));
}

/** The inputs of both without values of the path of which one of the two says nothing: whoever calls it has to give them all the same. */
function withPlaces(was: Endpoint, is: Endpoint): readonly [readonly EndpointInput[], readonly EndpointInput[]] {
  const old = renameInputs(was, is);
  const places = new Set([...is.name.matchAll(inBraces)].map(([, inner = ""]) => `path ${inner}`));
  const tellable = (inputs: readonly EndpointInput[], others: readonly EndpointInput[]): readonly EndpointInput[] =>
    inputs.filter(({ name }) => !places.has(name) || others.some((other) => other.name === name));
  return [tellable(old, is.inputs), tellable(is.inputs, old)];
}

/** Whoever got in still has to. */
function compareAccess(was: Endpoint, is: Endpoint, site: Site): readonly Change[] {
  const toText = ({ access }: Endpoint): string =>
    access === undefined ? "nothing" : [...new Set(access.map((way) => sayWay(way) || "nothing"))].join(", or ");
  const [before, after] = [toText(was), toText(is)];
  // In another order they are the same ways in, and so are several that ask for as much.
  if (sortAccess(was) === sortAccess(is)) return [];
  const [old, now] = [was.access ?? [[]], is.access ?? [[]]];
  const isOpen = old.every((way) => now.some((other) => other.every((proof) => way.includes(proof))));
  const code = isOpen ? "safe/endpoint-access-widened" : "breaking/endpoint-access-narrowed";
  const at = { ...site, coordinate: coordinates.part(site.coordinate, "access") };
  return [makeChange({ ...at, code, ...toSides({ before: was.span, after: is.span }, before, after) })];
}

/** What lets in by one way; a proof that is asked for with rights says itself that it is one. */
function sayWay(way: readonly string[]): string {
  return way.filter((proof) => !way.some((other) => other.startsWith(`${proof} for `))).join(" and ");
}

function sortAccess({ access = [[]] }: Endpoint): string {
  return JSON.stringify([...new Set(access.map((way) => JSON.stringify(way.toSorted())))].sort());
}

/** What others are called with is to them what an answer is to callers: more of it, and more surely, breaks nobody. */
function compareOutgoing(was: Endpoint, is: Endpoint, site: Site, context: ValueContext): readonly Change[] {
  const at = (name: string): Site => ({
    ...site,
    coordinate: coordinates.parameter(site.coordinate, name),
    name,
  });
  const toNamed = ({ body }: Endpoint) => (body === undefined ? [] : [{ name: "body", isRequired: body.isRequired }]);
  return [
    ...compareGiven(renameInputs(was, is), is.inputs, { at, noun: "an input", context }),
    ...compareGiven(toNamed(was), toNamed(is), { at, noun: "a body", context }),
    ...(was.body === undefined || is.body === undefined
      ? []
      : compareMedia(was.body.media, is.body.media, { site: at("body"), codes: ofResponses, context })),
  ];
}

function compareInputs(
  was: readonly EndpointInput[],
  is: readonly EndpointInput[],
  site: Site,
  context: ValueContext,
): readonly Change[] {
  return pairUp(byCall(was), byCall(is)).flatMap(({ before, after }): readonly Change[] => {
    const { name = "" } = after ?? before ?? {};
    const at = { ...site, coordinate: coordinates.parameter(site.coordinate, name), name };
    const presence = comparePresence(before, after, at, context);
    if (before === undefined || after === undefined) return presence;
    return [
      ...presence,
      ...compareInput(withoutNull(before), withoutNull(after), at, context),
      ...compareWriting(before, after, at, context),
      ...compareWords(at, before, after, deprecationCodes),
      ...compareSunsets(at, ...withSpans(before, after, context)),
    ];
  });
}

/** Inputs with where the endpoints stand that they are of: they have no place of their own. */
function withSpans<Input extends EndpointInput>(was: Input, is: Input, { spans }: ValueContext) {
  return [
    { ...was, span: spans.before },
    { ...is, span: spans.after },
  ] as const;
}

/** By what they are called with; names of headers may be in letters of either case. */
function byCall(inputs: readonly EndpointInput[]): ReadonlyMap<string, EndpointInput> {
  return new Map(
    inputs.map((input) => [input.name.startsWith("header ") ? input.name.toLowerCase() : input.name, input]),
  );
}

function compareInput(was: EndpointInput, is: EndpointInput, site: Site, context: ValueContext): readonly Change[] {
  const [before, after] = [was.schema ?? {}, is.schema ?? {}];
  const repeated = findRepeated(was, is, context);
  if (repeated !== undefined) {
    const changes = compareInput(was, repeated.each, site, context);
    return changes.length > 0 ? changes : tellRepeated(was, is, site, { ...context, maySplit: repeated.maySplit });
  }
  if (!takesAnyText(was, is, context)) return compareValues(before, after, site, context);
  const text = sayType(shapeValue(peelSchema(before), context.earlier));
  return tellValue("widened", site, context.ways, toSides(context.spans, text, "string"));
}

/** To be given several times is no more than what callers may do from now on, unless what they give looks like several already. */
function tellRepeated(
  was: EndpointInput,
  is: EndpointInput,
  site: Site,
  context: ValueContext & { readonly maySplit: boolean },
): readonly Change[] {
  const [before, after] = [
    shapeValue(peelSchema(was.schema ?? {}), context.earlier),
    shapeValue(peelSchema(is.schema ?? {}), context.later),
  ];
  const [old, now] = [sayType(before), sayType(after)];
  if (!context.maySplit) return tellValue("widened", site, context.ways, toSides(context.spans, old, now));
  return tellValue("othersChanged", site, context.ways, toSides(context.spans, old, `${now} (${is.writing ?? ""})`));
}

/** A value that was none that has a writing of its own has become another, which is told as that. */
function compareWriting(
  { writing: was }: EndpointInput,
  { writing: is }: EndpointInput,
  site: Site,
  { spans }: ValueContext,
): readonly Change[] {
  if (was === is) return [];
  // Of what becomes a list, or was one, its type tells. Other values of a path are written in the style that has no marks.
  const isMarked = (writing: string | undefined): boolean => writing === "label" || writing === "matrix";
  if ((was === undefined || is === undefined) && !isMarked(was ?? is)) return [];
  const code = "breaking/input-writing-changed";
  return [makeChange({ ...site, code, ...toSides(spans, was ?? "simple", is ?? "simple") })];
}

type Need = Pick<EndpointInput, "isRequired">;

/** Whether something is given with a request. */
function comparePresence(
  was: Need | undefined,
  is: Need | undefined,
  site: Site,
  { spans }: ValueContext,
): readonly Change[] {
  const say = (code: ChangeCode, sides: Pick<Change, "before" | "after">): readonly Change[] => [
    makeChange({ ...site, code, ...sides }),
  ];
  if (was === undefined || is === undefined) {
    if (is === undefined)
      return was === undefined ? [] : say("risky/input-removed", { before: { span: spans.before } });
    return say(is.isRequired ? "breaking/required-input-added" : "safe/input-added", { after: { span: spans.after } });
  }
  if (was.isRequired === is.isRequired) return [];
  const toText = ({ isRequired }: Need): string => (isRequired ? "required" : "optional");
  const code = is.isRequired ? "breaking/input-made-required" : "safe/input-made-optional";
  return say(code, toSides(spans, toText(was), toText(is)));
}

function compareBodies(
  was: EndpointBody | undefined,
  is: EndpointBody | undefined,
  site: Site,
  context: ValueContext,
): readonly Change[] {
  const at = { ...site, coordinate: coordinates.parameter(site.coordinate, "body"), name: "body" };
  const presence = comparePresence(was, is, at, context);
  if (was === undefined || is === undefined) return presence;
  return [...presence, ...compareMedia(was.media, is.media, { site: at, codes: ofRequests, context })];
}

function compareAnswers(
  was: readonly EndpointAnswer[],
  is: readonly EndpointAnswer[],
  site: Site,
  context: ValueContext,
): readonly Change[] {
  const toMap = (answers: readonly EndpointAnswer[]): ReadonlyMap<string, EndpointAnswer> =>
    new Map(answers.map((answer) => [answer.status, answer]));
  const [old, now] = [toMap(was), toMap(is)];
  return pairUp(old, now).flatMap(({ name, before: exactly, after: exactlyNow }): readonly Change[] => {
    const at = { ...site, coordinate: coordinates.parameter(site.coordinate, name), name };
    // What stands for all of a kind, as `2XX` does, says what each of them is.
    const [before, after] = [exactly ?? standIn(old, name, now), exactlyNow ?? standIn(now, name, old)];
    if (after === undefined && [...now.keys()].some((status) => toKind(status) === name)) return [];
    if (after === undefined && name === "default" && isOnly(old) && !isOnly(now)) return [];
    if (before === undefined)
      return [makeChange({ ...at, code: "safe/answer-added", after: { span: context.spans.after } })];
    if (after === undefined) {
      const code = isSuccess(name) ? "breaking/answer-removed" : "risky/error-answer-removed";
      return [makeChange({ ...at, code, before: { span: context.spans.before } })];
    }
    return [
      ...compareMedia(before.media, after.media, { site: at, codes: ofResponses, context }),
      ...compareHeaders(before.headers, after.headers, at, context),
    ];
  });
}

/** What says of an answer what it is, besides itself: what stands for its kind, or for whatever is answered where the other side tells success apart. */
function standIn(
  among: ReadonlyMap<string, EndpointAnswer>,
  status: string,
  others: ReadonlyMap<string, EndpointAnswer>,
): EndpointAnswer | undefined {
  const kind = among.get(toKind(status));
  if (kind !== undefined || !isSuccess(status) || !isOnly(among) || others.has("default")) return kind;
  return among.get("default");
}

/** Whether the answer for all others is that of success too. */
function isOnly(answers: ReadonlyMap<string, EndpointAnswer>): boolean {
  return answers.has("default") && ![...answers.keys()].some(isSuccess);
}

function isSuccess(status: string): boolean {
  return status.startsWith("2");
}

/** E.g. `2XX` of `200`. */
function toKind(status: string): string {
  return status.replace(/^(\d)\d\d$/, "$1XX");
}

interface MediaCodes {
  readonly removed: ChangeCode;
  readonly added: ChangeCode;
  /** Of a message in the place of another one: where there is no choice between types. */
  readonly replaced: ChangeCode;
}

const ofRequests: MediaCodes = {
  removed: "breaking/request-media-type-removed",
  added: "safe/request-media-type-added",
  replaced: "breaking/request-message-changed",
};

const ofResponses: MediaCodes = {
  removed: "breaking/response-media-type-removed",
  added: "safe/response-media-type-added",
  replaced: "breaking/response-message-changed",
};

interface MediaContext {
  readonly site: Site;
  readonly codes: MediaCodes;
  readonly context: ValueContext;
}

function compareMedia(
  was: EndpointBody["media"],
  is: EndpointBody["media"],
  { site, codes, context }: MediaContext,
): readonly Change[] {
  const [old, now] = [byType(was), byType(is)];
  const isOnly = old.size === 1 && now.size === 1;
  const [[before = ""], [after = ""]] = [[...old.keys()], [...now.keys()]];
  // Types of media have a stroke; a message is called as it is in its language.
  if (isOnly && before !== after && !`${before}${after}`.includes("/"))
    return [makeChange({ ...site, code: codes.replaced, ...toSides(context.spans, before, after) })];
  return pairUp(old, now).flatMap(({ name, before, after }): readonly Change[] => {
    const at = { ...site, coordinate: coordinates.part(site.coordinate, name) };
    if (before === undefined)
      return [makeChange({ ...at, code: codes.added, after: { text: name, span: context.spans.after } })];
    const range = after === undefined ? findRange(name, now) : undefined;
    const kept = after ?? (range === undefined ? undefined : now.get(range));
    if (kept === undefined)
      return [makeChange({ ...at, code: codes.removed, before: { text: name, span: context.spans.before } })];
    // Most bodies have one type, which then is no part of what its values are called.
    return compareValues(before, kept, isOnly ? site : at, context);
  });
}

/** JSON is in UTF-8, whether that is said or not. */
function byType(media: EndpointBody["media"]): ReadonlyMap<string, EndpointBody["media"][string]> {
  const types = new Map<string, EndpointBody["media"][string]>();
  for (const [name, schema] of Object.entries(media)) {
    const type = /^application\/(?:[\w.-]+\+)?json\b/i.test(name) ? name.replace(inUtf8, "") : name;
    if (!types.has(type)) types.set(type, schema);
  }
  return types;
}

const inUtf8 = /;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*(?=;|$)/i;

/** The range of types that stands for one, e.g. `application/*`. */
function findRange(type: string, among: ReadonlyMap<string, unknown>): string | undefined {
  return [type.replace(/\/.*$/s, "/*"), "*/*"].find((range) => among.has(range));
}

/** Headers are to an answer what properties are to a value. */
function compareHeaders(
  was: readonly EndpointInput[],
  is: readonly EndpointInput[],
  site: Site,
  context: ValueContext,
): readonly Change[] {
  const at = (name: string): Site => ({
    ...site,
    coordinate: coordinates.part(site.coordinate, `header ${name}`),
    name: `${site.name ?? ""} header ${name}`,
  });
  return compareGiven(was, is, { at, noun: "a header", context });
}

interface GivenContext {
  readonly at: (name: string) => Site;
  readonly noun: string;
  readonly context: ValueContext;
}

/** What readers are given beside values. */
function compareGiven(
  was: readonly EndpointInput[],
  is: readonly EndpointInput[],
  { at: toSite, noun, context }: GivenContext,
): readonly Change[] {
  const toMap = (inputs: readonly EndpointInput[]): ReadonlyMap<string, EndpointInput> =>
    new Map(inputs.map((input) => [input.name.toLowerCase(), input]));
  const { ways, spans } = context;
  return pairUp(toMap(was), toMap(is)).flatMap(({ before, after }): readonly Change[] => {
    const at = toSite((after ?? before)?.name ?? "");
    if (before === undefined) return tellValue("added", at, ways, { after: { text: noun, span: spans.after } });
    if (after === undefined) {
      const gone = before.isRequired ? "requiredRemoved" : "removed";
      return tellValue(gone, at, ways, { before: { text: noun, span: spans.before } });
    }
    const difference = after.isRequired ? "madeRequired" : "madeOptional";
    const isSame = before.isRequired === after.isRequired;
    return [
      ...(isSame ? [] : tellValue(difference, at, ways, toSides(spans, noun, noun))),
      ...compareValues(before.schema ?? {}, after.schema ?? {}, at, context),
      ...compareWords(at, before, after, deprecationCodes),
      ...compareSunsets(at, ...withSpans(before, after, context)),
    ];
  });
}
