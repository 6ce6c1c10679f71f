import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Entity, UrnPart } from "../../catalogue/metamodel.ts";
import type { Change, ChangeSide } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, findStrangers, pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import type { SchemasOfBoth } from "../schemas/schema-pair.ts";
import { findRenamedAspects } from "./find-renamed-aspects.ts";

type Registered = Pick<Catalogue, "entities" | "aspects">;

/**
 * Entities that came or went, and what differs in their identity and in the aspects that they carry. That an aspect has another
 * name is told of the aspect, and not of each entity besides.
 */
export function compareEntities(before: Registered, after: Registered, both: SchemasOfBoth): readonly Change[] {
  const renamed = findRenamedAspects(before, after, both);
  const laterNames = new Map([...renamed].map(([later, earlier]) => [earlier, later]));
  const toNow: ToNow = (aspect) => laterNames.get(aspect) ?? aspect;
  return pairUp(before.entities, after.entities).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const site: Site = { area: "entities", thing: name, coordinate: name };
    if (was === undefined) return [makeChange({ ...site, code: "safe/entity-added", after: is && sideOf(is) })];
    if (is === undefined) return [makeChange({ ...site, code: "breaking/entity-removed", before: sideOf(was) })];
    return compareEntity(site, was, is, toNow);
  });
}

/** What an aspect of the earlier model is called in the later one. */
type ToNow = (aspect: string) => string;

function sideOf({ origins: [origin] }: Entity, text?: string): ChangeSide {
  return { text, span: origin?.span };
}

function compareEntity(site: Site, was: Entity, is: Entity, toNow: ToNow): readonly Change[] {
  const tell = (code: ChangeCode, earlier: string | undefined, later: string | undefined): readonly Change[] => {
    if (earlier === later) return [];
    return [makeChange({ ...site, code, kind: "changed", before: sideOf(was, earlier), after: sideOf(is, later) })];
  };
  return [
    ...(was.keyAspect !== undefined && toNow(was.keyAspect) === is.keyAspect
      ? []
      : tell(
          was.keyAspect === undefined ? "safe/key-aspect-added" : "breaking/key-aspect-changed",
          was.keyAspect,
          is.keyAspect,
        )),
    ...(isSameUrn(was, is) ? [] : tell("breaking/urn-changed", was.urn?.text, is.urn?.text)),
    ...(was.urn?.text === is.urn?.text ? compareUrnParts(site, was, is) : []),
    ...compareBindings(site, was, is, toNow),
    ...tell("safe/category-changed", was.category, is.category),
    ...tell("safe/search-group-changed", was.searchGroup, is.searchGroup),
    ...tell("risky/view-authorization-changed", toViews(was), toViews(is)),
    ...compareWords(site, { doc: was.doc, ...sideOf(was) }, { doc: is.doc, ...sideOf(is) }),
  ];
}

/** Whether URNs are made alike, as far as is known: without a key aspect on both sides, what their parts are called says nothing. */
function isSameUrn(was: Entity, is: Entity): boolean {
  if (was.urn === undefined) return true;
  if (was.keyAspect !== undefined && is.keyAspect !== undefined) return was.urn.text === is.urn?.text;
  const [earlier, later] = [was.urn.text, is.urn?.text].map((text) => text?.replaceAll(/<[^<>]*>/g, "<>"));
  return earlier === later;
}

function toViews({ viewUnrestricted }: Entity): string {
  return viewUnrestricted === true ? "unrestricted" : "restricted";
}

/** The same text may stand for parts of another make. */
function compareUrnParts(site: Site, was: Entity, is: Entity): readonly Change[] {
  const pairs = pairUp(byName(was.urn?.parts ?? []), byName(is.urn?.parts ?? []));
  return pairs.flatMap(({ name, before, after }): readonly Change[] => {
    if (before === undefined || after === undefined) return [];
    const at = { ...site, coordinate: coordinates.part(site.coordinate, `urn/${name}`), name };
    const tell = (code: ChangeCode, earlier: string, later: string): readonly Change[] => {
      if (earlier === later) return [];
      return [makeChange({ ...at, code, before: sideOf(was, earlier), after: sideOf(is, later) })];
    };
    const [longest, longestNow] = [before.maxLength ?? Infinity, after.maxLength ?? Infinity];
    const lengths = [toLength(longest), toLength(longestNow)] as const;
    return [
      ...tell(judgePart(before, after), describePart(before), describePart(after)),
      ...(longestNow < longest ? tell("breaking/urn-part-shortened", ...lengths) : []),
      ...(longestNow > longest ? tell("safe/urn-part-lengthened", ...lengths) : []),
    ];
  });
}

/** Text may have been a URN all along; that it has to be one from now on refuses what is none. */
function judgePart(before: UrnPart, after: UrnPart): ChangeCode {
  const isBound = ({ entity, enum: fullName }: UrnPart): boolean => entity !== undefined || fullName !== undefined;
  if (!isBound(before)) return "risky/urn-part-bound";
  return isBound(after) ? "breaking/urn-part-changed" : "safe/urn-part-freed";
}

function describePart({ entity, enum: fullName }: UrnPart): string {
  if (entity !== undefined) return `a URN of ${entity}`;
  return fullName === undefined ? "text" : `a symbol of ${fullName}`;
}

function toLength(most: number): string {
  return most === Infinity ? "any number of" : String(most);
}

function compareBindings(site: Site, was: Entity, is: Entity, toNow: ToNow): readonly Change[] {
  const toMap = ({ aspects }: Entity, toName: ToNow): ReadonlyMap<string, Entity["aspects"][number]> =>
    new Map(aspects.map((binding) => [toName(binding.aspect), binding]));
  const [earlier, later] = [toMap(was, toNow), toMap(is, (aspect) => aspect)];
  const { removed, added } = findStrangers(earlier.keys(), later.keys());
  const toSite = (name: string): Site => ({ ...site, coordinate: coordinates.part(site.coordinate, name), name });
  return [
    // What becomes the key aspect, or no longer is it, is carried all along.
    ...removed
      .filter((name) => name !== is.keyAspect)
      .map((name) => {
        const before = { span: earlier.get(name)?.span };
        return makeChange({ ...toSite(name), code: "breaking/entity-aspect-removed", before });
      }),
    ...added
      .filter((name) => was.keyAspect === undefined || name !== toNow(was.keyAspect))
      .map((name) => {
        const after = { span: later.get(name)?.span };
        return makeChange({ ...toSite(name), code: "safe/entity-aspect-added", after });
      }),
  ];
}
