import type { Field, PrimitiveType, TypeExpression } from "../../catalogue/schema.ts";

/** How many values a field has. */
export type Cardinality = "one" | "list" | "map";

/** What the type of a field comes to, as its language has it. */
export interface ProtobufType {
  readonly cardinality: Cardinality;
  /** A scalar, or the full name of a message or enum; undefined where nothing is known of it. */
  readonly name: string | undefined;
  readonly isScalar: boolean;
  /** Of a map. */
  readonly key: string | undefined;
}

/** Takes the type of a field apart. */
export function readType({ type, annotations: { mapKeys } }: Pick<Field, "type" | "annotations">): ProtobufType {
  const inner = type.kind === "array" ? type.items : type.kind === "map" ? type.values : type;
  const cardinality = type.kind === "array" ? "list" : type.kind === "map" ? "map" : "one";
  const key = cardinality === "map" ? (typeof mapKeys === "string" ? mapKeys : "string") : undefined;
  return { cardinality, ...nameInner(inner), key };
}

/** A type as it is written, e.g. `repeated harbour.v1.Berth`. */
export function sayType({ cardinality, name = "a type that isn't known", key }: ProtobufType): string {
  if (cardinality === "map") return `map<${key}, ${name}>`;
  return cardinality === "list" ? `repeated ${name}` : name;
}

function nameInner(type: TypeExpression): Pick<ProtobufType, "name" | "isScalar"> {
  if (type.kind === "primitive") return { name: nameScalar(type), isScalar: true };
  return { name: type.kind === "reference" ? type.name : undefined, isScalar: false };
}

const scalars: Readonly<Partial<Record<string, string>>> = { boolean: "bool", int: "int32", long: "int64" };

function nameScalar({ name, annotations }: PrimitiveType): string {
  const format = annotations?.["format"];
  return typeof format === "string" ? format : (scalars[name] ?? name);
}
