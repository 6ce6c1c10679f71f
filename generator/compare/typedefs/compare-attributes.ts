import type { JsonValue } from "../../catalogue/json.ts";
import type { Field, RecordSchema } from "../../catalogue/schema.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, findStrangers } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { listNames } from "./list-names.ts";

type Tell = (code: ChangeCode, before: string | undefined, after: string | undefined, part?: string) => Change;

/** What differs in the marks of attributes; of inherited ones it is told where they are declared, of ends of relationships by these. */
export function compareAttributes(site: Site, was: RecordSchema, is: RecordSchema): readonly Change[] {
  const earlier = byName(was.fields);
  return is.fields.flatMap((field) => {
    const before = earlier.get(field.name);
    const isEnd = field.annotations["attribute"] !== undefined;
    if (before === undefined || field.includedFrom !== undefined || isEnd) return [];
    const at = { ...site, coordinate: coordinates.field(site.coordinate, field.name), name: field.name };
    return compareAttribute(at, before, field);
  });
}

function compareAttribute(site: Site, was: Field, is: Field): readonly Change[] {
  const tell: Tell = (code, before, after, part) =>
    makeChange({
      ...{ ...site, code, kind: "changed" },
      ...(part !== undefined && { coordinate: coordinates.part(site.coordinate, part) }),
      before: { text: before, span: was.nameSpan },
      after: { text: after, span: is.nameSpan },
    });
  const [old, now] = [was.annotations, is.annotations];
  const isOf = (key: string): readonly [boolean, boolean] => [old[key] === true, now[key] === true];
  const [wasUnique, isUnique] = isOf("isUnique");
  const [wasIndexed, isIndexed] = isOf("isIndexable");
  const [owned, owns] = isOf("ownedRef");
  const [counted, counts] = [tellCardinality(old["cardinality"]), tellCardinality(now["cardinality"])];
  return [
    ...(wasUnique === isUnique
      ? []
      : [tell(isUnique ? "breaking/attribute-made-unique" : "breaking/attribute-made-common", undefined, undefined)]),
    ...(wasIndexed === isIndexed
      ? []
      : [tell(isIndexed ? "safe/attribute-indexed" : "risky/attribute-unindexed", undefined, undefined)]),
    // That there is one value or several is told of the type.
    ...(counted === counts || (was.type.kind === "array") !== (is.type.kind === "array")
      ? []
      : [tell("risky/cardinality-changed", counted, counts)]),
    ...(owned === owns
      ? []
      : [
          tell("risky/attribute-ownership-changed", undefined, owns ? "owns what it leads to now" : "owns nothing now"),
        ]),
    ...compareApplicability(tell, old["applicableEntityTypes"], now["applicableEntityTypes"]),
    ...compareWrittenDefaults(tell, old["defaultValue"], now["defaultValue"]),
  ];
}

/** Which entities an attribute of business metadata is for; of others nobody says it. */
function compareApplicability(tell: Tell, was: JsonValue | undefined, is: JsonValue | undefined): readonly Change[] {
  const { added, removed } = findStrangers(listNames(was), listNames(is));
  return [
    ...removed.map((name) => tell("breaking/applicability-narrowed", name, undefined, `for ${name}`)),
    ...added.map((name) => tell("safe/applicability-widened", undefined, name, `for ${name}`)),
  ];
}

function tellCardinality(value: JsonValue | undefined): string {
  return value === "SET" ? "a set" : value === "LIST" ? "a list" : "single";
}

/** Defaults that are none of a plain type, which stand as they are written. */
function compareWrittenDefaults(tell: Tell, was: JsonValue | undefined, is: JsonValue | undefined): readonly Change[] {
  const [before, after] = [was, is].map((value) => (value === undefined ? undefined : printSorted(value)));
  if (before === after) return [];
  const code =
    before === undefined
      ? "safe/default-added"
      : after === undefined
        ? "risky/default-removed"
        : "risky/default-changed";
  return [tell(code, before, after)];
}
