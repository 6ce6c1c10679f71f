import type { SdkAttribute, SdkClass, SdkConstant, SdkFunction, SdkModel } from "../../catalogue/sdk.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers, pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { compareParameters } from "./compare-parameters.ts";
import { findMoves } from "./find-moves.ts";
import { isSameValue } from "./is-same-value.ts";
import { listSdkNames, type SdkName } from "./list-sdk-names.ts";
import { isSameType, typeFits } from "./type-fits.ts";

const deprecationCodes = { set: "safe/sdk-deprecated", lifted: "safe/sdk-deprecation-lifted" } as const;

/** Names of the client library that came, went or moved, and what differs in how they are called. */
export function compareSdk(before: SdkModel, after: SdkModel): readonly Change[] {
  const [earlier, later] = [listSdkNames(before), listSdkNames(after)];
  const moves = findMoves(earlier, later);
  const movedFrom = new Map([...moves].map(([from, to]) => [to, from]));
  const toNow = (name: string): string => nameNow(moves, earlier.owners, name);
  const asNow = new Map([...earlier.names].map(([name, thing]) => [toNow(name), thing]));
  const owners = new Map([...earlier.owners].map(([name, owner]) => [toNow(name), toNow(owner)]));
  return pairUp(asNow, later.names).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const site = toSite(name, later.owners.get(name) ?? owners.get(name));
    if (was === undefined) {
      const owner = later.owners.get(name);
      // What came with its class is told as the class.
      if (is === undefined || (owner !== undefined && !asNow.has(owner))) return [];
      return [
        makeChange({
          ...site,
          code: owner === undefined ? "safe/sdk-name-added" : "safe/sdk-member-added",
          after: { text: is.kind, span: is.value.span },
        }),
      ];
    }
    if (is === undefined) {
      const owner = owners.get(name);
      // What another module or another name still gives can be imported as before.
      const isGiven = later.given.has(name) || (owner !== undefined && !later.names.has(owner));
      return isGiven ? [] : [tellRemoved(site, was)];
    }
    const from = movedFrom.get(name);
    const moved = from === undefined || later.given.has(from) ? [] : [tellMoved(site, from, was, is)];
    return [...moved, ...compareName(site, was, is, later.aliases)];
  });
}

function toSite(fullName: string, owner: string | undefined): Site {
  const thing = owner ?? fullName;
  const name = owner === undefined ? undefined : fullName.slice(owner.length + 1);
  return { area: "sdk", thing, coordinate: fullName, name };
}

/** What a name of the earlier version is called now, as far as it or its owner has moved. */
function nameNow(moves: ReadonlyMap<string, string>, owners: ReadonlyMap<string, string>, name: string): string {
  const owner = owners.get(name) ?? name;
  const now = moves.get(owner);
  return now === undefined ? name : `${now}${name.slice(owner.length)}`;
}

function tellRemoved(site: Site, was: SdkName): Change {
  const isExperimental = "experimental" in was.value && was.value.experimental;
  const announced = "deprecated" in was.value && was.value.deprecated !== undefined ? true : undefined;
  const usual = site.name === undefined ? "breaking/sdk-name-removed" : "breaking/sdk-member-removed";
  const code = isExperimental ? "risky/sdk-experimental-removed" : usual;
  return makeChange({ ...site, code, before: { text: was.kind, span: was.value.span }, announced });
}

function tellMoved(site: Site, from: string, was: SdkName, is: SdkName): Change {
  return makeChange({
    ...site,
    code: "breaking/sdk-name-moved",
    kind: "renamed",
    before: { text: from, span: was.value.span },
    after: { text: site.coordinate, span: is.value.span },
    evidence: [{ certainty: "moved", by: "shape", name: from }],
  });
}

function compareName(site: Site, was: SdkName, is: SdkName, aliases: ReadonlyMap<string, string>): readonly Change[] {
  const spans = [was.value.span, is.value.span] as const;
  const words = compareWords(site, was.value, is.value, deprecationCodes);
  const tell = (code: ChangeCode, before: string | undefined, after: string | undefined): readonly Change[] => {
    if (before === after) return [];
    const sides = { before: { text: before, span: spans[0] }, after: { text: after, span: spans[1] } };
    return [makeChange({ ...site, code, ...sides })];
  };
  if (was.kind !== is.kind) return [...tell("breaking/sdk-kind-changed", was.kind, is.kind), ...words];
  if (was.kind === "class" && is.kind === "class")
    return [
      ...compareClasses(site, was.value, is.value, aliases),
      ...compareErrors(site, was.value, is.value),
      ...words,
    ];
  if (isFunction(was) && isFunction(is)) {
    const { value } = was;
    const standing = compareStanding(site, value, is.value);
    return [
      ...compareFunctions(site, value, is.value, tell),
      ...compareErrors(site, value, is.value),
      ...standing,
      ...words,
    ];
  }
  if (was.kind === "enum" || is.kind === "enum" || was.kind === "class") return words;
  return [...compareValues(was.value, is.value, tell), ...words];
}

function isFunction(name: SdkName): name is SdkName & { readonly value: SdkFunction } {
  return "endpoints" in name.value;
}

type SdkValue = SdkConstant | SdkAttribute;

type Tell = (code: ChangeCode, before: string | undefined, after: string | undefined) => readonly Change[];

function compareValues(was: SdkValue, is: SdkValue, tell: Tell): readonly Change[] {
  const valueOf = (thing: SdkValue): string | undefined =>
    ("value" in thing ? thing.value : undefined) ?? ("default" in thing ? thing.default : undefined);
  const [type, typeNow] = [was.type?.text, is.type?.text];
  const [value, valueNow] = [valueOf(was), valueOf(is)];
  return [
    ...(type === undefined || typeNow === undefined || isSameType(type, typeNow)
      ? []
      : tell("risky/sdk-attribute-type-changed", type, typeNow)),
    ...(value === undefined || (valueNow !== undefined && isSameValue(value, valueNow))
      ? []
      : tell("risky/sdk-value-changed", value, valueNow ?? "nothing")),
  ];
}

function compareFunctions(site: Site, was: SdkFunction, is: SdkFunction, tell: Tell): readonly Change[] {
  const [type, typeNow] = [was.returns?.type?.text, is.returns?.type?.text];
  const [way, wayNow] = [was, is].map((one) => (one.async === true ? "async" : "not async"));
  return [
    ...tell("breaking/sdk-async-changed", way, wayNow),
    ...compareParameters(site, was.parameters, is.parameters),
    ...(type === undefined || typeNow === undefined || isSameType(type, typeNow)
      ? []
      : tell(typeFits(typeNow, type) ? "safe/sdk-result-narrowed" : "risky/sdk-result-changed", type, typeNow)),
  ];
}

/** Whether it may change or go without notice. */
function compareStanding(site: Site, was: SdkFunction, is: SdkFunction): readonly Change[] {
  if (was.experimental === is.experimental) return [];
  if (is.experimental) return [makeChange({ ...site, code: "risky/sdk-made-experimental", after: { span: is.span } })];
  return [makeChange({ ...site, code: "safe/sdk-made-stable", before: { span: was.span } })];
}

type Raising = Pick<SdkFunction, "raises" | "span">;

/** What callers are told to expect to be raised. */
function compareErrors(site: Site, was: Raising, is: Raising): readonly Change[] {
  const listTypes = ({ raises }: Raising): readonly string[] => [...new Set(raises.map(({ type }) => type.text))];
  const { removed, added } = findStrangers(listTypes(was), listTypes(is));
  const at = (text: string): string => coordinates.member(site.coordinate, text);
  return [
    ...removed.map((text) =>
      makeChange({ ...site, coordinate: at(text), code: "safe/sdk-error-removed", before: { text, span: was.span } }),
    ),
    ...added.map((text) =>
      makeChange({ ...site, coordinate: at(text), code: "risky/sdk-error-added", after: { text, span: is.span } }),
    ),
  ];
}

function compareClasses(
  site: Site,
  was: SdkClass,
  is: SdkClass,
  aliasesNow: ReadonlyMap<string, string>,
): readonly Change[] {
  // A base that has got another name and kept the former one is the same.
  const toNow = ({ text }: SdkClass["bases"][number]): string => aliasesNow.get(text) ?? text;
  const bases = findStrangers(was.bases.map(toNow), is.bases.map(toNow));
  const aliases = findStrangers(was.aliases, is.aliases);
  const at = (text: string): Site => ({ ...site, coordinate: coordinates.member(site.coordinate, text) });
  return [
    ...bases.removed.map((text) =>
      makeChange({ ...at(text), code: "breaking/sdk-base-removed", before: { text, span: was.span } }),
    ),
    ...bases.added.map((text) =>
      makeChange({ ...at(text), code: "safe/sdk-base-added", after: { text, span: is.span } }),
    ),
    ...aliases.removed.map((text) =>
      makeChange({ ...at(text), code: "breaking/sdk-alias-removed", before: { text, span: was.span } }),
    ),
    ...(was.parameters === undefined || is.parameters === undefined
      ? []
      : compareParameters(site, was.parameters, is.parameters)),
  ];
}
