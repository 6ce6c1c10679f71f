import type { GraphqlEnum, GraphqlType } from "../../catalogue/graphql.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, findStrangers, pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { compareFields, compareInputs, deprecationCodes, inputFieldCodes, toWorded } from "./compare-fields.ts";

/** Types that came, went, or differ in their members. */
export function compareTypes(before: readonly GraphqlType[], after: readonly GraphqlType[]): readonly Change[] {
  const [earlier, later] = [byName(before.filter(isOwn)), byName(after.filter(isOwn))];
  return pairUp(earlier, later).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const site: Site = { area: "graphqlTypes", thing: name, coordinate: name };
    if (was === undefined) return [makeChange({ ...site, code: "safe/graphql-type-added", after: sideOf(is) })];
    if (is === undefined) return [makeChange({ ...site, code: "breaking/graphql-type-removed", before: sideOf(was) })];
    return [...compareType(site, was, is), ...compareWords(site, toWorded(was), toWorded(is))];
  });
}

/** Scalars that the language has come and go with their first and last use. */
function isOwn(type: GraphqlType): boolean {
  return type.kind !== "scalar" || !type.builtIn;
}

function sideOf(type: GraphqlType | undefined): Change["before"] {
  return { text: type?.kind, span: type?.span };
}

function compareType(site: Site, was: GraphqlType, is: GraphqlType): readonly Change[] {
  if (was.kind === "input" && is.kind === "input") {
    return [
      ...compareInputs(site, was.fields, is.fields, inputFieldCodes),
      ...(was.oneOf === is.oneOf ? [] : [tellOneOf(site, was, is, is.oneOf)]),
    ];
  }
  if (was.kind === "enum" && is.kind === "enum") return compareValues(site, was, is);
  if (was.kind === "union" && is.kind === "union") {
    return compareSets(site, [was, was.members], [is, is.members], memberCodes);
  }
  if (was.kind === "scalar" && is.kind === "scalar") {
    const [before, after] = [was, is].map(({ specifiedBy, span }) => ({ text: specifiedBy ?? "nothing", span }));
    if (before?.text === after?.text) return [];
    return [makeChange({ ...site, code: "risky/graphql-scalar-specified-otherwise", before, after })];
  }
  if (was.kind === is.kind && "interfaces" in was && "interfaces" in is) {
    return [
      ...compareFields(site, was.fields, is.fields),
      ...compareSets(site, [was, was.interfaces], [is, is.interfaces], interfaceCodes),
    ];
  }
  return [makeChange({ ...site, code: "breaking/graphql-kind-changed", before: sideOf(was), after: sideOf(is) })];
}

function tellOneOf(site: Site, was: GraphqlType, is: GraphqlType, isNow: boolean): Change {
  const code = isNow ? "breaking/graphql-one-of-added" : "safe/graphql-one-of-removed";
  return makeChange({ ...site, code, before: { span: was.span }, after: { span: is.span } });
}

interface SetCodes {
  readonly removed: ChangeCode;
  readonly added: ChangeCode;
}

const memberCodes: SetCodes = {
  removed: "breaking/graphql-union-member-removed",
  added: "risky/graphql-union-member-added",
};

const interfaceCodes: SetCodes = {
  removed: "breaking/graphql-interface-removed",
  added: "risky/graphql-interface-added",
};

type NamesOfType = readonly [type: { readonly span?: GraphqlType["span"] }, names: readonly string[]];

/** Members of a union or interfaces of a type that came or went. */
export function compareSets(
  site: Site,
  [was, before]: NamesOfType,
  [is, after]: NamesOfType,
  codes: SetCodes = interfaceCodes,
): readonly Change[] {
  const { removed, added } = findStrangers(before, after);
  const toSite = (name: string): Site => ({ ...site, coordinate: coordinates.member(site.coordinate, name), name });
  return [
    ...removed.map((name) =>
      makeChange({ ...toSite(name), code: codes.removed, before: { text: name, span: was.span } }),
    ),
    ...added.map((name) => makeChange({ ...toSite(name), code: codes.added, after: { text: name, span: is.span } })),
  ];
}

function compareValues(site: Site, was: GraphqlEnum, is: GraphqlEnum): readonly Change[] {
  return pairUp(byName(was.values), byName(is.values)).flatMap(({ name, before, after }): readonly Change[] => {
    const at = { ...site, coordinate: `${site.coordinate}.${name}`, name };
    if (before === undefined) {
      return [makeChange({ ...at, code: "risky/graphql-enum-value-added", after: { span: after?.span } })];
    }
    if (after === undefined) {
      const announced = before.deprecated === undefined ? undefined : true;
      const side = { span: before.span };
      return [makeChange({ ...at, code: "breaking/graphql-enum-value-removed", before: side, announced })];
    }
    return compareWords(at, toWorded(before), toWorded(after), deprecationCodes);
  });
}
