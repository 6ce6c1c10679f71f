import type { JsonObject } from "../../catalogue/json.ts";
import type { LocatedEntry, LocatedObject } from "../../parse/json/located-json.ts";
import type { FieldDeclaration, RecordDeclaration } from "../plugin.ts";
import { placeOf } from "./describe-schema.ts";
import { type GatheredProperties, gatherProperties } from "./gather-properties.ts";
import { hasFittingName } from "./has-fitting-name.ts";
import { listConditions } from "./list-conditions.ts";
import { keepLost } from "./lost-references.ts";
import { readBesides } from "./read-besides.ts";
import { readAlternatives, readField } from "./read-field.ts";
import { findType } from "./read-type.ts";
import type { Reading } from "./reading.ts";
import { reportUnread } from "./report-unread.ts";
import { jsonOf, textOf, valueOf } from "./schema-node.ts";
import { tellNeeds } from "./tell-needs.ts";
import { any } from "./unite-types.ts";

/** What a schema of objects says of them: what they take in, their fields, and what else holds of them. */
export function readRecord(
  reading: Reading,
  schema: LocatedObject,
  name: string,
): Pick<RecordDeclaration, "includes" | "fields" | "besides" | "annotations"> {
  const gathered = gatherProperties(schema);
  const { properties, required, references, alternatives, variants, needs, moreEither, ...others } = gathered;
  const includes = references.flatMap((node): readonly string[] => {
    const reference = textOf(node, "$ref") ?? "";
    const found = findType(reading, reference, node);
    if (typeof found === "object" && "record" in found) keepLost(reading.lost, reference, node);
    const named = reading.names.find(reference);
    if ("name" in named && named.name === name) {
      // What has to hold of a value holds of it.
      const message = `\`${reference}\` is the schema that it stands in, which says nothing of a value`;
      reading.problems.push({ code: "part-of-itself", message, place: placeOf(node) });
      return [];
    }
    if ("name" in named) return [named.name];
    // What stands in this file may be of a plain type.
    return typeof found === "string" && reading.taken.has(found) ? [found] : [];
  });
  const isNamed = ({ key, keySpan }: LocatedEntry): boolean =>
    hasFittingName({ name: key, place: placeOf({ span: keySpan }) }, "property", reading.problems);
  /*
   * Properties that have to be there of which nothing else is said: whoever writes such an object needs to know of them. What is
   * taken in may declare them, which then says the rest.
   */
  const undeclared = [...required].filter((each) => !properties.has(each) && !alternatives.has(each));
  // What else says of which kind it is does so by itself.
  const mayBeElsewhere = gathered.choices.size + gathered.further.length > 0;
  const placeOfNeeds = placeOf(valueOf(schema, "required") ?? schema);
  const fields = [
    ...[...properties.values()].filter(isNamed).map((entry) => readField(reading, entry, name)),
    ...[...alternatives.values()]
      .filter(([first]) => first !== undefined && isNamed(first))
      .flatMap((entries) => readAlternatives(reading, entries, name)),
    ...(mayBeElsewhere ? [] : undeclared)
      .map((field): FieldDeclaration => ({ name: field, place: placeOfNeeds, type: any, optional: false }))
      .filter((field) => hasFittingName(field, "property", reading.problems)),
  ].map((field) => {
    const others = needs.get(field.name) ?? [];
    const of = variants.get(field.name);
    const more = {
      ...(others.length > 0 && { dependentRequired: others }),
      ...(of !== undefined && { ofVariants: of }),
    };
    return {
      ...field,
      ...(required.has(field.name) && { optional: false }),
      ...(Object.keys(more).length > 0 && { annotations: { ...field.annotations, ...more } }),
    };
  });
  const read = withConditions(reading, schema, {
    ...readBesides(reading, { ...others, further: [...listNameless(gathered), ...others.further] }, name),
    // Of fields that are taken in, which say what is needed with them where they are declared.
    conditions: [...tellNeeds(needs, new Set(fields.map((field) => field.name))), ...moreEither],
  });
  const isTold = undeclared.length === 0 || !mayBeElsewhere;
  const besides = isTold ? read : { ...read, annotations: { ...read.annotations, required: undeclared } };
  const isClosed = ["additionalProperties", "unevaluatedProperties"].some((key) => jsonOf(schema, key) === false);
  if (!isClosed || besides.annotations?.["additionalProperties"] !== undefined) return { includes, fields, ...besides };
  return { includes, fields, ...besides, annotations: { ...besides.annotations, additionalProperties: false } };
}

/** A property whose name is empty, as one that matches a pattern: no field has such a name. */
function listNameless({ properties }: GatheredProperties): GatheredProperties["further"] {
  const nameless = properties.get("");
  return nameless === undefined ? [] : [["^$", nameless.value]];
}

interface Besides extends Pick<RecordDeclaration, "besides" | "annotations"> {
  readonly conditions: readonly JsonObject[];
}

/** Beside what a record may hold, under which conditions, of which those that can't be told are reported. */
function withConditions(
  reading: Reading,
  schema: LocatedObject,
  { besides = [], annotations = {}, conditions: known }: Besides,
): Pick<RecordDeclaration, "besides" | "annotations"> {
  const named = new Set<string>();
  const { conditions, unread } = listConditions(schema, (reference, node) => {
    const found = findType(reading, reference, node);
    if (typeof found !== "string" || found === any) return undefined;
    named.add(found);
    return found;
  });
  reportUnread(reading, unread);
  const all = [...known, ...conditions];
  return {
    besides: [...besides, ...named],
    annotations: { ...annotations, ...(all.length > 0 && { conditions: all }) },
  };
}
