import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { listNames } from "./list-names.ts";

interface Place {
  readonly site: Site;
  readonly spans: readonly [Span | undefined, Span | undefined];
}

type Tell = (code: ChangeCode, before: string | undefined, after: string | undefined, part?: string) => Change;

/** What differs in what is said of a type as a whole: what it is, extends and is for, and how it is kept. */
export function compareTypeMarks({ site, spans }: Place, was: NamedSchema, is: NamedSchema): readonly Change[] {
  const tell: Tell = (code, before, after, part) =>
    makeChange({
      ...site,
      ...(part !== undefined && { coordinate: coordinates.part(site.coordinate, part) }),
      code,
      ...((before !== undefined || after === undefined) && { before: { text: before, span: spans[0] } }),
      ...((after !== undefined || before === undefined) && { after: { text: after, span: spans[1] } }),
    });
  const [old, now] = [was.annotations, is.annotations];
  const changed = (code: ChangeCode, key: string, say: (value: JsonValue | undefined) => string): readonly Change[] => {
    const [before, after] = [say(old[key]), say(now[key])];
    return before === after ? [] : [tell(code, before, after)];
  };
  return [
    // That an enum is something else now, or the other way round, is told as of any schema.
    ...(was.kind === is.kind ? changed("breaking/kind-changed", "category", sayCategory) : []),
    ...compareSuperTypes(tell, was, is),
    ...compareEntityTypes(tell, old["entityTypes"], now["entityTypes"]),
    ...changed("breaking/relationship-category-changed", "relationshipCategory", sayText),
    ...changed("risky/propagation-changed", "propagateTags", sayPropagation),
    ...changed("safe/relationship-label-changed", "relationshipLabel", sayText),
    ...changed("safe/service-type-changed", "serviceType", sayText),
    ...compareDefaults(tell, old["defaultValue"], now["defaultValue"]),
    ...compareVersions(tell, old, now),
  ];
}

function sayText(value: JsonValue | undefined): string {
  return typeof value === "string" ? value : "none";
}

function sayCategory(value: JsonValue | undefined): string {
  return typeof value === "string" ? value.toLowerCase().replaceAll("_", " ") : "entity or enum";
}

const ways: Readonly<Record<string, string>> = {
  ONE_TO_TWO: "from the first end to the second",
  TWO_TO_ONE: "from the second end to the first",
  BOTH: "both ways",
};

function sayPropagation(value: JsonValue | undefined): string {
  return (typeof value === "string" ? ways[value] : undefined) ?? "nowhere";
}

function compareSuperTypes(tell: Tell, was: NamedSchema, is: NamedSchema): readonly Change[] {
  const namesOf = (schema: NamedSchema): readonly string[] =>
    schema.kind === "record" ? schema.includes.map((name) => name.slice(name.indexOf(".") + 1)) : [];
  const { added, removed } = findStrangers(namesOf(was), namesOf(is));
  return [
    ...removed.map((name) => tell("breaking/super-type-removed", name, undefined, `extends ${name}`)),
    ...added.map((name) => tell("safe/super-type-added", undefined, name, `extends ${name}`)),
  ];
}

/** None are all of them. */
function compareEntityTypes(tell: Tell, was: JsonValue | undefined, is: JsonValue | undefined): readonly Change[] {
  const [earlier, later] = [listNames(was), listNames(is)];
  const { added, removed } = findStrangers(earlier, later);
  if (later.length === 0) {
    return removed.length === 0 ? [] : [tell("safe/classification-widened", earlier.join(", "), "all entities")];
  }
  if (earlier.length === 0) return [tell("breaking/classification-restricted", "all entities", later.join(", "))];
  return [
    ...removed.map((name) => tell("breaking/classification-narrowed", name, undefined, `for ${name}`)),
    ...added.map((name) => tell("safe/classification-widened", undefined, name, `for ${name}`)),
  ];
}

/** The value that stands for none, of an enum. */
function compareDefaults(tell: Tell, was: JsonValue | undefined, is: JsonValue | undefined): readonly Change[] {
  const [before, after] = [was, is].map((value) => (typeof value === "string" ? value : undefined));
  if (before === after) return [];
  if (before === undefined) return [tell("safe/enum-default-added", undefined, after)];
  return [tell(after === undefined ? "risky/enum-default-removed" : "risky/enum-default-changed", before, after)];
}

/** Versions are texts to Atlas, and none comes before any. */
function compareVersions(
  tell: Tell,
  { typeVersion: was }: JsonObject,
  { typeVersion: is }: JsonObject,
): readonly Change[] {
  if (was === is) return [];
  const [before, after] = [typeof was === "string" ? was : "", typeof is === "string" ? is : ""];
  return [
    tell(after > before ? "safe/type-version-raised" : "risky/type-version-lowered", before || "none", after || "none"),
  ];
}
