import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import type { SdkReference, SdkType } from "../../catalogue/sdk.ts";

/** The type by which Python code takes and gives values of a schema's type. */
export function toPythonType(type: TypeExpression, schemas: ReadonlyMap<string, NamedSchema>): SdkType {
  const references = new Map<string, SdkReference>();
  const text = write(type, { schemas, references, open: new Set() });
  return { text, references: [...references.values()] };
}

/** The type of what may also be left out. */
export function toOptional(type: SdkType): SdkType {
  if (type.text === "None" || type.text.startsWith("Optional[")) return type;
  return { ...type, text: `Optional[${type.text}]` };
}

/** Name of the class that stands for a record or enum. */
export function toClassName(schemaName: string): string {
  return `${schemaName}Class`;
}

const primitives = {
  null: "None",
  boolean: "bool",
  int: "int",
  long: "int",
  float: "float",
  double: "float",
  bytes: "bytes",
  string: "str",
} as const;

interface Writing {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly references: Map<string, SdkReference>;
  /** Typerefs that are being followed; a circle has been reported and ends in `Any`. */
  readonly open: Set<string>;
}

function write(type: TypeExpression, writing: Writing): string {
  switch (type.kind) {
    case "primitive":
      return primitives[type.name];
    case "array":
      return `List[${write(type.items, writing)}]`;
    case "map":
      return `Dict[str, ${write(type.values, writing)}]`;
    case "union":
      return writeUnion(type.members.map((member) => write(member.type, writing)));
    case "reference":
      return writeReference(type.name, writing);
  }
}

function writeReference(fullName: string, writing: Writing): string {
  const schema = writing.schemas.get(fullName);
  if (schema === undefined) return "Any";
  switch (schema.kind) {
    case "fixed":
      return "bytes";
    case "typeref": {
      if (writing.open.has(fullName)) return "Any";
      writing.open.add(fullName);
      const text = write(schema.target, writing);
      writing.open.delete(fullName);
      return text;
    }
    case "record":
    case "enum": {
      const name = toClassName(schema.name);
      writing.references.set(name, { name, to: "modelClass", target: fullName });
      // A symbol is given as a string or as the class's constant, which is one.
      return schema.kind === "enum" ? `Union[str, ${name}]` : name;
    }
  }
}

function writeUnion(texts: readonly string[]): string {
  const members = [...new Set(texts)];
  const others = members.filter((text) => text !== "None");
  const joined = others.length === 1 ? (others[0] ?? "None") : `Union[${others.join(", ")}]`;
  if (others.length === 0) return "None";
  return others.length < members.length ? `Optional[${joined}]` : joined;
}
