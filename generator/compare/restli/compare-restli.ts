import type { Catalogue } from "../../catalogue/catalogue.ts";
import type {
  RestliBatch,
  RestliCall,
  RestliKey,
  RestliModel,
  RestliParameter,
  RestliResource,
  RestliServiceError,
} from "../../catalogue/restli.ts";
import type { TypeExpression } from "../../catalogue/schema.ts";
import type { Change, ChangeSide } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, findStrangers, pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { describeType } from "../schemas/describe-type.ts";
import { compareFieldMarks } from "./compare-field-marks.ts";

const deprecationCodes = { set: "safe/call-deprecated", lifted: "safe/call-deprecation-lifted" } as const;

/** Resources that came, went, or are called otherwise. */
export function compareRestli(
  { restli: before, schemas: earlier }: Pick<Catalogue, "restli" | "schemas">,
  { restli: after, schemas: later }: Pick<Catalogue, "restli" | "schemas">,
): readonly Change[] {
  const toMap = ({ resources }: RestliModel): ReadonlyMap<string, RestliResource> =>
    new Map(resources.map((resource) => [resource.id, resource]));
  return pairUp(toMap(before), toMap(after)).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const site: Site = { area: "restli", thing: name, coordinate: name };
    if (was === undefined) return [makeChange({ ...site, code: "safe/resource-added", after: { span: is?.span } })];
    if (is === undefined) {
      const announced = was.deprecated === undefined ? undefined : true;
      return [makeChange({ ...site, code: "breaking/resource-removed", before: { span: was.span }, announced })];
    }
    return [
      ...compareResource(site, was, is),
      ...compareFieldMarks(site, [was, earlier], [is, later]),
      ...compareCalls(site, was, is),
      ...compareWords(site, was, is, deprecationCodes),
    ];
  });
}

type Tell = (code: ChangeCode, before: string | undefined, after: string | undefined) => readonly Change[];

function createTell(site: Site, was: { readonly span: ChangeSide["span"] }, is: typeof was): Tell {
  return (code, before, after) => {
    if (before === after) return [];
    const sides = { before: { text: before, span: was.span }, after: { text: after, span: is.span } };
    return [makeChange({ ...site, code, kind: "changed", ...sides })];
  };
}

function compareResource(site: Site, was: RestliResource, is: RestliResource): readonly Change[] {
  const tell = createTell(site, was, is);
  const { removed, added } = findStrangers(was.supports, is.supports);
  const toCallSite = (name: string): Site => ({ ...site, coordinate: coordinates.field(site.coordinate, name), name });
  const isCall = (name: string): boolean => [...was.calls, ...is.calls].some((call) => call.name === name);
  return [
    ...tell("breaking/resource-kind-changed", was.kind, is.kind),
    ...tell("breaking/resource-path-changed", was.path, is.path),
    ...compareEntityPaths(site, was, is),
    // Code that is read in the place of a specification may have none.
    ...(was.namespace === "" || is.namespace === ""
      ? []
      : tell("breaking/resource-namespace-changed", was.namespace, is.namespace)),
    ...tell("breaking/resource-value-changed", print(was.schema), print(is.schema)),
    ...compareKeys(site, was, is),
    ...compareAlternatives(site, was, is),
    ...compareErrors(site, [was, listCodes(was)], [is, listCodes(is)]),
    ...compareErrorsKept(site, [was, was.errors ?? []], [is, is.errors ?? []]),
    // Methods that nothing describes are but names.
    ...removed
      .filter((name) => !isCall(name))
      .map((name) => makeChange({ ...toCallSite(name), code: "breaking/call-removed", before: { span: was.span } })),
    ...added
      .filter((name) => !isCall(name))
      .map((name) => makeChange({ ...toCallSite(name), code: "safe/call-added", after: { span: is.span } })),
  ];
}

function compareAlternatives(site: Site, was: RestliResource, is: RestliResource): readonly Change[] {
  return pairUp(byName(was.alternativeKeys), byName(is.alternativeKeys)).flatMap(({ name, before, after }) => {
    const at = { ...site, coordinate: coordinates.part(site.coordinate, `alternative ${name}`), name };
    const tell = createTell(at, was, is);
    const code = before === undefined ? "safe/resource-alternative-key-added" : "breaking/resource-key-changed";
    const isKnown = before?.coercer !== undefined && after?.coercer !== undefined;
    return [
      ...tell(code, printKey(before), printKey(after)),
      ...(isKnown ? tell("risky/resource-key-coercer-changed", before.coercer, after.coercer) : []),
    ];
  });
}

/** Of a resource that is where it was, another address of its entities; what is called otherwise in it, keys tell. */
function compareEntityPaths(site: Site, was: RestliResource, is: RestliResource): readonly Change[] {
  const [before, after] = [was.entityPath, is.entityPath];
  const withoutNames = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, "{}");
  if (was.path !== is.path || before === undefined || after === undefined) return [];
  if (withoutNames(before) === withoutNames(after)) return [];
  const at = { ...site, coordinate: coordinates.part(site.coordinate, "entity") };
  return createTell(at, was, is)("breaking/resource-path-changed", before, after);
}

/** One that is called otherwise is told once, under the name that it has now. */
function compareKeys(site: Site, was: RestliResource, is: RestliResource): readonly Change[] {
  const tellAt = (name: string): Tell =>
    createTell({ ...site, coordinate: coordinates.part(site.coordinate, name), name }, was, is);
  const code = "breaking/resource-key-changed";
  const [old, now] = [byName(was.keys), byName(is.keys)];
  const { removed, added } = findStrangers(old.keys(), now.keys());
  const [gone, come] = [old.get(removed[0] ?? ""), now.get(added[0] ?? "")];
  const isRenamed = removed.length === 1 && added.length === 1;
  if (!isRenamed || gone === undefined || come === undefined) {
    return pairUp(old, now).flatMap(({ name, before, after }) => tellAt(name)(code, printKey(before), printKey(after)));
  }
  const kept = pairUp(old, now).filter(({ before, after }) => before !== undefined && after !== undefined);
  return [
    ...kept.flatMap(({ name, before, after }) => tellAt(name)(code, printKey(before), printKey(after))),
    ...tellAt(come.name)(code, `${gone.name}: ${printKey(gone)}`, `${come.name}: ${printKey(come)}`),
  ];
}

function printKey(key: RestliKey | undefined): string {
  if (key === undefined) return "nothing";
  const type = describeType(key.type);
  return key.params === undefined ? type : `${type} with ${describeType(key.params)}`;
}

function print(type: TypeExpression | undefined): string {
  return type === undefined ? "nothing" : describeType(type);
}

function compareCalls(site: Site, before: RestliResource, after: RestliResource): readonly Change[] {
  const toMap = ({ calls }: RestliResource): ReadonlyMap<string, RestliCall> =>
    new Map(calls.map((call) => [`${call.kind} ${call.name}`, call]));
  return pairUp(toMap(before), toMap(after)).flatMap(({ before: was, after: is }): readonly Change[] => {
    const name = (is ?? was)?.name ?? "";
    const at = { ...site, coordinate: coordinates.field(site.coordinate, name), name };
    if (was === undefined) return [makeChange({ ...at, code: "safe/call-added", after: { span: is?.span } })];
    if (is === undefined) {
      const announced = was.deprecated === undefined ? undefined : true;
      return [makeChange({ ...at, code: "breaking/call-removed", before: { span: was.span }, announced })];
    }
    return compareCall(
      at,
      [was, [...listErrors(was), ...listCodes(before)]],
      [is, [...listErrors(is), ...listCodes(after)]],
    );
  });
}

/** What may be answered instead of a result, with what declares it. */
type Failing<Thing> = readonly [thing: Thing, errors: readonly string[]];

function compareCall(
  site: Site,
  [was, oldErrors]: Failing<RestliCall>,
  [is, newErrors]: Failing<RestliCall>,
): readonly Change[] {
  const tell = createTell(site, was, is);
  const about = (part: string): Tell =>
    createTell(
      { ...site, coordinate: coordinates.part(site.coordinate, part), name: `${part} of ${site.name ?? ""}` },
      was,
      is,
    );
  return [
    ...pairUp(byName(was.parameters), byName(is.parameters)).flatMap(({ name, before, after }) => {
      const coordinate = coordinates.parameter(site.coordinate, name);
      return compareParameter({ ...site, coordinate, name: `${site.name ?? ""}(${name})` }, before, after);
    }),
    ...tell("breaking/call-result-changed", print(was.returns), print(is.returns)),
    ...about("metadata")(
      was.metadata === undefined ? "safe/call-metadata-added" : "breaking/call-result-changed",
      print(was.metadata),
      print(is.metadata),
    ),
    ...tell("breaking/call-keys-changed", printKeys(was), printKeys(is)),
    ...about("batch parameter")(
      "breaking/call-parameter-changed",
      was.batchParameter ?? "nothing",
      is.batchParameter ?? "nothing",
    ),
    ...(was.paging === is.paging
      ? []
      : tell(is.paging ? "safe/paging-added" : "breaking/paging-removed", String(was.paging), String(is.paging))),
    ...compareBatches(tell, was.batch, is.batch),
    ...compareErrors(site, [was, listErrors(was), oldErrors], [is, listErrors(is), newErrors]),
    ...compareErrorsKept(site, [was, was.errors ?? []], [is, is.errors ?? []]),
    ...compareWords(site, was, is, deprecationCodes),
  ];
}

/** What a call takes at once. A limit that the server doesn't hold anybody to is a word of advice. */
function compareBatches(tell: Tell, was: RestliBatch | undefined, is: RestliBatch | undefined): readonly Change[] {
  const [before, after] = [was, is].map((batch) => (batch?.isEnforced === true ? batch.most : undefined));
  if (before === after) return [];
  const isSmaller = after !== undefined && (before === undefined || after < before);
  const say = (most: number | undefined): string => (most === undefined ? "any number" : `at most ${most}`);
  return tell(isSmaller ? "breaking/batch-shrunk" : "safe/batch-grown", say(before), say(after));
}

/** The keys of an association that are part of the address, in whichever order. */
function printKeys({ assocKeys }: RestliCall): string {
  return assocKeys.toSorted().join(", ") || "none";
}

/** Errors of a resource are those of all its calls, and are told once. */
function compareErrors(
  site: Site,
  [was, old, allOld = old]: readonly [{ readonly span: ChangeSide["span"] }, readonly string[], (readonly string[])?],
  [is, now, allNow = now]: readonly [{ readonly span: ChangeSide["span"] }, readonly string[], (readonly string[])?],
): readonly Change[] {
  const toSite = (name: string): Site => ({ ...site, coordinate: coordinates.member(site.coordinate, name) });
  return [
    ...findStrangers(allOld, now).added.map((text) =>
      makeChange({ ...toSite(text), code: "breaking/service-error-added", after: { text, span: is.span } }),
    ),
    ...findStrangers(old, allNow).removed.map((text) =>
      makeChange({ ...toSite(text), code: "safe/service-error-removed", before: { text, span: was.span } }),
    ),
  ];
}

type DeclaringErrors = readonly [{ readonly span: ChangeSide["span"] }, readonly RestliServiceError[]];

/** Errors that have another status, or tell of something else. Their messages are words. */
function compareErrorsKept(site: Site, [was, old]: DeclaringErrors, [is, now]: DeclaringErrors): readonly Change[] {
  return old.flatMap((error) => {
    const later = now.find(({ code }) => code === error.code);
    if (later === undefined) return [];
    const at = { ...site, coordinate: coordinates.member(site.coordinate, error.code) };
    return createTell(at, was, is)("breaking/service-error-changed", printError(error), printError(later));
  });
}

function printError({ code, status, detail }: RestliServiceError): string {
  return `${code}${status === undefined ? "" : ` (${status})`}${detail === undefined ? "" : ` with ${describeType(detail)}`}`;
}

function listCodes({ errors = [] }: Pick<RestliCall, "errors">): readonly string[] {
  return errors.map(({ code }) => code);
}

/** Errors by their codes, and by the classes that are thrown. */
function listErrors({ throws, errors = [] }: RestliCall): readonly string[] {
  return [...throws, ...errors.map(({ code }) => code)];
}

function compareParameter(
  site: Site,
  was: RestliParameter | undefined,
  is: RestliParameter | undefined,
): readonly Change[] {
  const isNeeded = ({ optional, default: value }: RestliParameter): boolean => !optional && value === undefined;
  if (was === undefined) {
    if (is === undefined) return [];
    const code = isNeeded(is) ? "breaking/required-call-parameter-added" : "safe/call-parameter-added";
    return [makeChange({ ...site, code, after: { text: describeType(is.type), span: is.span } })];
  }
  const before = { text: describeType(was.type), span: was.span };
  if (is === undefined) return [makeChange({ ...site, code: "breaking/call-parameter-removed", before })];
  const tell = createTell(site, was, is);
  const presence = isNeeded(is) ? "breaking/call-parameter-made-required" : "safe/call-parameter-made-optional";
  const sayPresence = (parameter: RestliParameter): string => (isNeeded(parameter) ? "required" : "optional");
  return [
    ...tell("breaking/call-parameter-changed", before.text, describeType(is.type)),
    ...(isNeeded(was) === isNeeded(is) ? [] : tell(presence, sayPresence(was), sayPresence(is))),
    // That a default has gone is why its parameter has to be given.
    ...(was.default === undefined || isNeeded(is)
      ? []
      : tell("risky/call-default-changed", was.default, is.default ?? "nothing")),
    ...compareWords(site, was, is, deprecationCodes),
  ];
}
