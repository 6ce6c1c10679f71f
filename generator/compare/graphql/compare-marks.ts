import { Kind } from "graphql";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { AppliedDirective, GraphqlModel } from "../../catalogue/graphql.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ChangeCode } from "../rules.ts";
import { findFederationNames, type FederationNames } from "./find-federation-names.ts";
import { type ApiElement, listElements } from "./list-elements.ts";
import { readFieldSet, sortFieldSet } from "./read-field-set.ts";

/** What subgraphs of Apollo Federation say of types and fields: who resolves them, which variants have them, and who may ask for them. */
export function compareMarks(before: GraphqlModel, after: GraphqlModel): readonly Change[] {
  const names = findFederationNames([before, after]);
  const earlier = listElements(before);
  const read = createReadMarks(names);
  const isOfKey = createKeyTest(read);
  return [...listElements(after).values()].flatMap((is): readonly Change[] => {
    const was = earlier.get(is.site.coordinate);
    if (was === undefined || was.directives.length + is.directives.length === 0) return [];
    return compareElement([was, read(was)], [is, read(is)], { read, isOfKey });
  });
}

/** Directives of the specification by its names; several of one name stand in their order. */
type Marks = ReadonlyMap<string, readonly AppliedDirective[]>;

type ReadMarks = (element: ApiElement) => Marks;

/** Those of a type are asked for with each of its fields. */
function createReadMarks(names: FederationNames): ReadMarks {
  const known = new Map<ApiElement, Marks>();
  return (element) => {
    const found = known.get(element);
    if (found !== undefined) return found;
    const marks = new Map<string, AppliedDirective[]>();
    for (const directive of element.directives) {
      const name = names(directive.name);
      const list = marks.get(name ?? "");
      if (list !== undefined) list.push(directive);
      else if (name !== undefined) marks.set(name, [directive]);
    }
    known.set(element, marks);
    return marks;
  };
}

type Side = readonly [element: ApiElement, marks: Marks];

interface MarkContext {
  readonly read: ReadMarks;
  readonly isOfKey: (element: ApiElement) => boolean;
}

function compareElement([was, old]: Side, [is, now]: Side, { read, isOfKey }: MarkContext): readonly Change[] {
  const tell = (mark: string, code: ChangeCode, before?: string, after?: string): readonly Change[] => {
    const site: Site = { ...is.site, coordinate: coordinates.part(is.site.coordinate, `@${mark}`) };
    const sides = { before: { text: before, span: was.span }, after: { text: after, span: is.span } };
    return [makeChange({ ...nameWhole(site), code, kind: "changed", ...sides })];
  };
  const compare = (say: (marks: Marks) => string, then: (before: string, after: string) => readonly Change[]) => {
    const [before, after] = [say(old), say(now)];
    return before === after ? [] : then(before, after);
  };
  return [
    ...compareSharing([was, old], [is, now], read).flatMap((code) => tell("shareable", code)),
    ...(isOfKey(was) || isOfKey(is)
      ? []
      : compare(sayResolver, (before, after) => tell("external", "risky/graphql-resolver-changed", before, after))),
    ...compare(sayNeeds, (before, after) => tell("requires", "risky/graphql-needs-changed", before, after)),
    ...compare(sayGiven, (before, after) => tell("provides", "risky/graphql-given-changed", before, after)),
    ...compare(sayStanding, (before, after) =>
      tell("interfaceObject", "risky/graphql-standing-changed", before, after),
    ),
    ...(old.has("inaccessible") === now.has("inaccessible")
      ? []
      : tell("inaccessible", now.has("inaccessible") ? "breaking/graphql-hidden" : "safe/graphql-shown")),
    ...compare(sayTags, (before, after) => tell("tag", "risky/graphql-tags-changed", before, after)),
    ...accessMarks.flatMap((mark) =>
      compare(
        (marks) => sayAccess(mark, marks),
        (before, after) => tell(mark, judgeAccess(mark, old, now), before, after),
      ),
    ),
  ];
}

/** Of a thing as a whole, its name is said. */
function nameWhole(site: Site): Site {
  return site.name === undefined ? { ...site, name: site.thing } : site;
}

type SharingCode = "risky/graphql-sharing-removed" | "safe/graphql-sharing-added";

/** Said of a type, it holds of all its fields, and is told there; so what is only said elsewhere is no change. */
function compareSharing([was, old]: Side, [is, now]: Side, read: ReadMarks): readonly SharingCode[] {
  const parents = [was.parent, is.parent].map((parent) => parent !== undefined && read(parent).has("shareable"));
  const [before, after] = [old.has("shareable") || parents[0] === true, now.has("shareable") || parents[1] === true];
  // Of a type that is no longer shared, the type tells.
  if (before === after || (was.parent !== undefined && parents[0] !== parents[1])) return [];
  return [after ? "safe/graphql-sharing-added" : "risky/graphql-sharing-removed"];
}

/** Earlier editions asked for a mark on fields of keys, whoever resolves them. The keys of a type are read once for all of its fields. */
function createKeyTest(read: ReadMarks): (element: ApiElement) => boolean {
  const known = new Map<ApiElement, ReadonlySet<string>>();
  return ({ site, parent }) => {
    if (parent === undefined || site.name === undefined) return false;
    let fields = known.get(parent);
    if (fields === undefined) {
      const keys = read(parent).get("key") ?? [];
      fields = new Set(keys.flatMap((key) => listFields(textOf(key, "fields") ?? "")));
      known.set(parent, fields);
    }
    return fields.has(site.name);
  };
}

/** The fields of the type itself: those of what they hold are of other types. */
function listFields(text: string): readonly string[] {
  const { selections = [] } = readFieldSet(text) ?? {};
  return selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
}

function sayResolver(marks: Marks): string {
  if (marks.has("external")) return "by another subgraph";
  const [moved] = marks.get("override") ?? [];
  return moved === undefined ? "here" : `here instead of by ${textOf(moved, "from") ?? "another"}`;
}

function sayNeeds(marks: Marks): string {
  return sayAll(marks.get("requires"), "fields", sortFieldSet);
}

function sayGiven(marks: Marks): string {
  return sayAll(marks.get("provides"), "fields", sortFieldSet);
}

/** An object may stand for an interface of other subgraphs, with whatever they have of it. */
function sayStanding(marks: Marks): string {
  return marks.has("interfaceObject") ? "all that is an interface in other subgraphs" : "itself";
}

function sayTags(marks: Marks): string {
  return sayAll(marks.get("tag"), "name");
}

function sayAll(
  directives: readonly AppliedDirective[] = [],
  argument: string,
  toWords = (text: string): string => text,
): string {
  const texts = directives.flatMap((directive) => {
    const text = textOf(directive, argument);
    return text === undefined
      ? []
      : toWords(text)
          .replace(/[\s,]+/g, " ")
          .trim();
  });
  return texts.sort().join(", ") || "nothing";
}

/** Directives of subgraphs that are told by what they mean, and one that means nothing any more. */
export const comparedMarks: ReadonlySet<string | undefined> = new Set([
  ...["key", "shareable", "external", "override", "requires", "provides", "interfaceObject", "tag", "extends"],
  ...["authenticated", "requiresScopes", "policy", "inaccessible"],
]);

/** What guards a field. */
const accessMarks = ["authenticated", "requiresScopes", "policy"] as const;

type AccessMark = (typeof accessMarks)[number];

function sayAccess(mark: AccessMark, marks: Marks): string {
  const [guard] = marks.get(mark) ?? [];
  if (guard === undefined) return "nothing";
  return mark === "authenticated" ? "a proof of who asks" : (guard.arguments[0]?.value ?? "nothing");
}

/** Each of several lists is enough, and all of it is asked for. */
function judgeAccess(mark: AccessMark, old: Marks, now: Marks): ChangeCode {
  if (!now.has(mark)) return "safe/graphql-access-widened";
  const [before, after] = [listWays(mark, old), listWays(mark, now)];
  const isOpen =
    before !== undefined &&
    after !== undefined &&
    before.every((way) => after.some((other) => other.every((proof) => way.includes(proof))));
  return isOpen ? "safe/graphql-access-widened" : "breaking/graphql-access-narrowed";
}

function listWays(mark: AccessMark, marks: Marks): readonly (readonly JsonValue[])[] | undefined {
  const value = marks.get(mark)?.[0]?.arguments[0]?.value;
  if (value === undefined) return undefined;
  try {
    const ways = JSON.parse(value) as JsonValue;
    return isJsonArray(ways) ? ways.map((way) => (isJsonArray(way) ? way : [way])) : undefined;
  } catch {
    return undefined;
  }
}

function textOf({ arguments: given }: AppliedDirective, name: string): string | undefined {
  return given.find((argument) => argument.name === name)?.value.replace(/^"+|"+$/g, "");
}
