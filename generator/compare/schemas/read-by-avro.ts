import type { Field, NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import type { BothWays, SchemasOfBoth } from "./schema-pair.ts";

// What Avro's schema resolution says of reading what one type wrote as another, from the Avro form that schemas of the
// platform get: typerefs vanish, an optional field is a union with null and has the default null. It goes as far as
// names: what differs inside of a named schema is told where that is declared.

/** Whether values of a field can be read across its change; a side that lacks the field reads with the other's default. */
export function readFieldByAvro(both: SchemasOfBoth, was: Field | undefined, is: Field | undefined): BothWays {
  if (was === undefined) return [is === undefined || hasAvroDefault(is), true];
  if (is === undefined) return [true, hasAvroDefault(was)];
  const [earlier, later] = [listFieldBranches(was, both.before), listFieldBranches(is, both.after)];
  return [canReadAll(later, earlier), canReadAll(earlier, later)];
}

/** Whether values of a type can be read across its change. */
export function readByAvro(both: SchemasOfBoth, was: TypeExpression, is: TypeExpression): BothWays {
  const [earlier, later] = [
    { type: was, schemas: both.before },
    { type: is, schemas: both.after },
  ];
  return [canRead(later, earlier), canRead(earlier, later)];
}

/** Whether a field has a default in Avro, where an optional one has null. */
export function hasAvroDefault({ optional, default: value }: Field): boolean {
  return optional || value !== undefined;
}

interface Placed {
  readonly type: TypeExpression;
  readonly schemas: ReadonlyMap<string, NamedSchema>;
}

function canRead(reader: Placed, writer: Placed): boolean {
  return canReadAll(listBranches(reader), listBranches(writer));
}

function canReadAll(known: readonly Placed[], written: readonly Placed[]): boolean {
  // Of a union, checkers ask that each branch can be read, though a value has but one.
  return written.every((branch) => known.some((own) => canReadBranch(own, branch)));
}

function listFieldBranches({ type, optional }: Field, schemas: Placed["schemas"]): readonly Placed[] {
  const branches = listBranches({ type, schemas });
  return optional ? [{ type: { kind: "primitive", name: "null" }, schemas }, ...branches] : branches;
}

/** What a type may hold, typerefs and unions within each other seen through. */
function listBranches({ type, schemas }: Placed, depth = 0): readonly Placed[] {
  if (depth > 64) return [];
  if (type.kind === "union") {
    return type.members.flatMap((member) => listBranches({ type: member.type, schemas }, depth + 1));
  }
  const schema = type.kind === "reference" ? schemas.get(type.name) : undefined;
  if (schema?.kind === "typeref") return listBranches({ type: schema.target, schemas }, depth + 1);
  return [{ type, schemas }];
}

/** What else a reader of the type can read, by the name of what was written. */
const promotions: Readonly<Record<string, readonly string[]>> = {
  long: ["int"],
  float: ["int", "long"],
  double: ["int", "long", "float"],
  string: ["bytes"],
  bytes: ["string"],
};

function canReadBranch(reader: Placed, writer: Placed): boolean {
  const [own, written] = [reader.type, writer.type];
  if (own.kind === "primitive" && written.kind === "primitive") {
    return own.name === written.name || (promotions[own.name] ?? []).includes(written.name);
  }
  if (own.kind === "array" && written.kind === "array") {
    return canRead({ ...reader, type: own.items }, { ...writer, type: written.items });
  }
  if (own.kind === "map" && written.kind === "map") {
    return canRead({ ...reader, type: own.values }, { ...writer, type: written.values });
  }
  if (own.kind !== "reference" || written.kind !== "reference") return false;
  return knows(reader.schemas.get(own.name), writer.schemas.get(written.name), own.name === written.name);
}

/** Names match without their namespace, and by the reader's aliases. */
function knows(own: NamedSchema | undefined, written: NamedSchema | undefined, isSameName: boolean): boolean {
  if (own === undefined || written === undefined) return isSameName;
  if (own.kind !== written.kind) return false;
  return own.name === written.name || own.aliases.some((alias) => alias === written.fullName || alias === written.name);
}
