import type { Field, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import { dereference, type Dereferenced, type Schemas } from "./types.ts";

/** A field met on the way through an aspect's record. */
export interface FieldVisit {
  readonly field: Field;
  /** Names of the fields on the way, joined by dots; arrays, maps and unions leave no trace. */
  readonly path: string;
  /** The same with every step, e.g. `/fields/*` + `/globalTags`; as annotations address it. */
  readonly steps: string;
  /** Whether a map stands between the aspect's record and the field. */
  readonly insideMap: boolean;
}

/** An aspect that can be taken apart in more ways than this is cut short; the largest known has under 2,000 fields. */
const maxVisits = 50_000;

/** Records inside records; real models stay below ten. */
const maxDepth = 100;

/** Where a walk through an aspect may go. */
export interface Walk {
  readonly schemas: Schemas;
  /** Full names of the schemas that are worth entering. */
  readonly worthwhile: ReadonlySet<string>;
  /** Whether there is no room for what further records inside of the aspect's declare. */
  readonly isFull: () => boolean;
}

/**
 * Visits every field of a record and of what is nested in it, outer fields before inner ones. A
 * record inside itself is not entered again. Returns false when there were too many to finish.
 */
export function walkAspect(record: RecordSchema, walk: Walk, visit: (visit: FieldVisit) => void): boolean {
  const open = new Set<string>();
  let visits = 0;
  let complete = true;
  let isCut = false;

  function enterRecord(schema: RecordSchema, path: string, steps: string, insideMap: boolean): void {
    if (open.has(schema.fullName) || !complete) return;
    if (open.size > 0 && walk.isFull()) {
      isCut = true;
      return;
    }
    if (open.size === maxDepth) {
      complete = false;
      return;
    }
    open.add(schema.fullName);
    for (const field of schema.fields) {
      visits += 1;
      if (visits > maxVisits) complete = false;
      if (!complete) break;
      const fieldPath = path === "" ? field.name : `${path}.${field.name}`;
      const fieldSteps = `${steps}/${field.name}`;
      visit({ field, path: fieldPath, steps: fieldSteps, insideMap });
      if (field.holdsEntities !== "named") enterType(field.type, fieldPath, fieldSteps, insideMap);
    }
    open.delete(schema.fullName);
  }

  function enterType(type: TypeExpression, path: string, steps: string, insideMap: boolean): void {
    if (type.kind === "reference" && !walk.worthwhile.has(type.name)) return;
    const inner = dereference(type, walk.schemas);
    switch (inner?.kind) {
      case "record":
        return enterRecord(inner, path, steps, insideMap);
      case "array":
        return enterType(inner.items, path, `${steps}/*`, insideMap);
      case "map":
        return enterType(inner.values, path, `${steps}/*`, true);
      case "union":
        for (const member of inner.members) enterType(member.type, path, `${steps}/${member.key}`, insideMap);
        return;
      default:
        return;
    }
  }

  enterRecord(record, "", "", false);
  return complete && !isCut;
}

/** Where a path of an annotation leads. */
export interface PathTarget {
  /** Names of the fields on the way, joined by dots; empty when the path stays within the field. */
  readonly path: string;
  /** The last step that is not `*`; undefined when there is none. */
  readonly lastName: string | undefined;
  readonly type: Dereferenced | undefined;
  /** The type as it is written there. */
  readonly written: TypeExpression;
}

/** Follows a path such as `/tags/*` + `/tag` from a field's type; undefined when the type has no such place. */
export function followPath(from: TypeExpression, path: string, schemas: Schemas): PathTarget | undefined {
  let type: TypeExpression = from;
  const names: string[] = [];
  let lastName: string | undefined;
  for (const step of path.split("/").slice(1)) {
    const next = stepInto(dereference(type, schemas), step);
    if (next === undefined) return undefined;
    if (next.field) names.push(step);
    if (step !== "*") lastName = step;
    type = next.type;
  }
  return { path: names.join("."), lastName, type: dereference(type, schemas), written: type };
}

/** Whether a path that leads nowhere may well lead somewhere: on its way is a type, a union with one, or a record that includes one, that isn't in the model. */
export function leavesModel(from: TypeExpression, path: string, schemas: Schemas): boolean {
  const isUnknown = (type: TypeExpression): boolean => dereference(type, schemas) === undefined;
  let type: TypeExpression | undefined = from;
  for (const step of path.split("/").slice(1)) {
    if (type === undefined) return false;
    const current: Dereferenced | undefined = dereference(type, schemas);
    if (current === undefined) return true;
    if (current.kind === "union" && current.members.some((member) => isUnknown(member.type))) return true;
    type = stepInto(current, step)?.type;
    if (type === undefined && current.kind === "record") return includesUnknown(current, schemas);
  }
  return false;
}

/** Whether a record, or one that it includes, includes what isn't there. */
function includesUnknown(record: RecordSchema, schemas: Schemas, seen = new Set<string>()): boolean {
  return record.includes.some((name) => {
    if (seen.has(name)) return false;
    seen.add(name);
    const included = schemas.get(name);
    return included === undefined || (included.kind === "record" && includesUnknown(included, schemas, seen));
  });
}

function stepInto(
  type: Dereferenced | undefined,
  step: string,
): { readonly type: TypeExpression; readonly field: boolean } | undefined {
  switch (type?.kind) {
    case "record": {
      const field = type.fields.find((candidate) => candidate.name === step);
      return field === undefined ? undefined : { type: field.type, field: true };
    }
    case "array":
      return step === "*" ? { type: type.items, field: false } : undefined;
    case "map":
      if (step === "$key") return { type: { kind: "primitive", name: "string" }, field: false };
      return step === "*" ? { type: type.values, field: false } : undefined;
    case "union": {
      const member = type.members.find((candidate) => candidate.key === step);
      return member === undefined ? undefined : { type: member.type, field: false };
    }
    default:
      return undefined;
  }
}
