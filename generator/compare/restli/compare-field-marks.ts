import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { RestliResource } from "../../catalogue/restli.ts";
import type { Field, TypeExpression } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ChangeCode } from "../rules.ts";

type Schemas = Catalogue["schemas"];

/** A resource, and the schemas that it is of. */
export type ResourceOf = readonly [resource: RestliResource, schemas: Schemas];

/** When clients may write a field by a resource, as its marks have it: the freest first. */
const times = ["always", "at creation alone", "never"] as const;

type Time = (typeof times)[number];

/**
 * Fields that clients may no longer write by a resource, or may again. Of fields that came or went with that nothing is told: nobody wrote
 * them before, or does from now on.
 */
export function compareFieldMarks(site: Site, [was, before]: ResourceOf, [is, after]: ResourceOf): readonly Change[] {
  const [earlier, later] = [listTimes(was), listTimes(is)];
  return [...new Set([...earlier.keys(), ...later.keys()])].sort().flatMap((path): readonly Change[] => {
    const [old, now] = [findTime(path, earlier), findTime(path, later)];
    const isClosed = times.indexOf(now) > times.indexOf(old);
    const field = isClosed ? findField(path, was.schema, before) : findField(path, is.schema, after);
    if (old === now || field === undefined) return [];
    // Whoever could not give it has to now.
    const isNeeded = old === "never" && !field.optional && field.default === undefined;
    const opened: ChangeCode = isNeeded ? "breaking/resource-field-needed" : "risky/resource-field-opened";
    return [
      makeChange({
        ...site,
        coordinate: coordinates.part(site.coordinate, `field ${path}`),
        ...{ name: path, kind: "changed", code: isClosed ? "breaking/resource-field-closed" : opened },
        before: { text: old, span: was.span },
        after: { text: now, span: is.span },
      }),
    ];
  });
}

/** By path, when clients may write fields that an annotation of the resource lists. */
function listTimes({ annotations }: RestliResource): ReadonlyMap<string, Time> {
  const listPaths = (mark: string): readonly string[] => {
    const annotation = annotations[mark];
    const value = annotation !== undefined && isJsonObject(annotation) ? annotation["value"] : undefined;
    return isJsonArray(value) ? value.filter((path) => typeof path === "string") : [];
  };
  return new Map([
    ...listPaths("createOnly").map((path) => [path, "at creation alone"] as const),
    ...listPaths("readOnly").map((path) => [path, "never"] as const),
  ]);
}

/** When clients may write a field: as it says itself, or what it is in, whichever is stricter. */
function findTime(path: string, listed: ReadonlyMap<string, Time>): Time {
  const steps = path.split("/");
  const found = steps.map((_, index) => times.indexOf(listed.get(steps.slice(0, index + 1).join("/")) ?? "always"));
  return times[Math.max(...found)] ?? "always";
}

/** The field at a path, whose steps into items and values are a star. */
function findField(path: string, type: TypeExpression | undefined, schemas: Schemas): Field | undefined {
  let at = type;
  let field: Field | undefined;
  for (const step of path.split("/").filter((each) => each !== "")) {
    const found = at && dereference(schemas, at).type;
    if (found?.kind === "array" || found?.kind === "map") {
      at = found.kind === "array" ? found.items : found.values;
      if (step === "*") continue;
      return undefined;
    }
    if (found?.kind === "union") {
      at = found.members.find(({ key, alias }) => (alias ?? key) === step)?.type;
      continue;
    }
    const record = found?.kind === "reference" ? schemas.get(found.name) : undefined;
    field = record?.kind === "record" ? record.fields.find(({ name }) => name === step) : undefined;
    if (field === undefined) return undefined;
    at = field.type;
  }
  return field;
}
