import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";

type Model = Pick<Catalogue, "schemas" | "aspects" | "relationships">;

/** A field, by the record that declares it. */
interface DeclaredField {
  readonly schema: string;
  readonly field: string;
  /** The aspect whose record it is; absent for a record that aspects are made of. */
  readonly aspect?: string | undefined;
}

/**
 * One annotation in a record that twenty aspects hold changes the index of all twenty. It is told once, where it stands,
 * and names the aspects that it reaches; unless it says something else in one of them than in the others. Where others keep
 * of it what one no longer does, that one has let go of the record, which is as it was, and is told itself.
 */
export function tellAtDeclarations(changes: readonly Change[], before: Model, after: Model): readonly Change[] {
  const [earlier, later] = [listFields(before), listFields(after)];
  const kept = listKept(after, later);
  const groups = new Map<string, { readonly declared: DeclaredField; readonly changes: Change[] }>();
  const told = new Map<string, string>();
  for (const change of changes) {
    const span = change.after?.span ?? change.before?.span;
    const declared = span && (change.after === undefined ? earlier : later).get(toPlace(span));
    if (declared === undefined || declared.aspect === change.thing) continue;
    if (change.after === undefined && kept.has(`${toSubject(change.code)} ${toKey(declared)}`)) continue;
    const key = JSON.stringify([change.code, declared, change.before?.text, change.after?.text]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { declared, changes: [change] });
    else group.changes.push(change);
    told.set(change.code + change.coordinate, key);
  }
  const ambiguous = findAmbiguous(
    [...groups].map(
      ([
        key,
        {
          declared,
          changes: [first],
        },
      ]) => [key, declared, first],
    ),
  );
  const written = new Set<string>();
  return changes.flatMap((change): readonly Change[] => {
    const key = told.get(change.code + change.coordinate);
    const group = key === undefined || ambiguous.has(key) ? undefined : groups.get(key);
    if (key === undefined || group === undefined) return [change];
    if (written.has(key)) return [];
    written.add(key);
    return [toldOnce(change, group.declared, group.changes)];
  });
}

/** Own fields by the place of their names. */
function listFields({ schemas, aspects }: Model): ReadonlyMap<string, DeclaredField> {
  const aspectOf = new Map([...aspects.values()].map(({ name, schema }) => [schema, name]));
  const fields = new Map<string, DeclaredField>();
  for (const schema of schemas.values()) {
    if (schema.kind !== "record") continue;
    for (const { name, nameSpan, includedFrom } of schema.fields) {
      if (includedFrom !== undefined) continue;
      const aspect = aspectOf.get(schema.fullName);
      fields.set(toPlace(nameSpan), { schema: schema.fullName, field: name, aspect });
    }
  }
  return fields;
}

/** What the platform keeps besides aspects, by what it is kept for and the field that it is kept of. */
function listKept({ aspects, relationships }: Model, fields: ReadonlyMap<string, DeclaredField>): ReadonlySet<string> {
  const searchable = [...aspects.values()].flatMap((aspect) =>
    aspect.searchable.filter((field) => field.leftOut !== true),
  );
  const list = (subject: string, spans: readonly Span[]): readonly string[] =>
    spans.flatMap((span) => {
      const declared = fields.get(toPlace(span));
      return declared === undefined ? [] : [`${subject} ${toKey(declared)}`];
    });
  return new Set([
    ...list(
      "search",
      searchable.map(({ span }) => span),
    ),
    ...list(
      "relationship",
      relationships.map(({ span }) => span),
    ),
  ]);
}

/** What is kept, by a code such as `reindex/search-field-removed`. */
function toSubject(code: string): string {
  return /^\w+\/(\w+)/.exec(code)?.[1] ?? code;
}

function toKey({ schema, field }: DeclaredField): string {
  return coordinates.field(schema, field);
}

function toPlace({ file, startLine, startColumn }: Span): string {
  return `${file}:${startLine}:${startColumn}`;
}

/** Groups that would have the code and the coordinate of another one. */
function findAmbiguous(
  groups: readonly (readonly [key: string, declared: DeclaredField, first: Change | undefined])[],
): ReadonlySet<string> {
  const counts = new Map<string, string[]>();
  for (const [key, { schema, field }, first] of groups) {
    const name = `${first?.code} ${coordinates.field(schema, field)}`;
    const keys = counts.get(name);
    if (keys === undefined) counts.set(name, [key]);
    else keys.push(key);
  }
  return new Set([...counts.values()].filter(({ length }) => length > 1).flat());
}

function toldOnce(change: Change, { schema, field, aspect }: DeclaredField, all: readonly Change[]): Change {
  return {
    ...change,
    area: aspect === undefined ? "types" : "aspects",
    thing: aspect ?? schema,
    coordinate: coordinates.field(schema, field),
    name: field,
    reached: all.map(({ thing }) => ({ kind: "aspect", name: thing, through: [schema] })),
  };
}
