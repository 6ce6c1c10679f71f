import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import type { PythonLibrary } from "./python-library.ts";

/** A value in Python, and the model classes that it names. */
export interface PythonValue {
  readonly code: string;
  readonly classes: readonly string[];
}

/**
 * A value of a record in the platform's JSON as the classes of the library make it; undefined where a class or a parameter
 * is missing, so that nothing is shown that can't be run.
 */
export function printPythonValue(
  fullName: string,
  value: JsonValue,
  { schemas, library }: PythonPrinting,
): PythonValue | undefined {
  const classes = new Set<string>();
  try {
    const piece = toPiece({ kind: "reference", name: fullName }, value, { schemas, library, classes });
    return { code: layOut(piece, "", 0), classes: [...classes].sort() };
  } catch (error) {
    if (error instanceof Unprintable) return undefined;
    throw error;
  }
}

/** What printing asks. */
export interface PythonPrinting {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly library: PythonLibrary;
}

class Unprintable extends Error {}

interface Printing extends PythonPrinting {
  /** Names of the classes in use. */
  readonly classes: Set<string>;
}

/** Code that stands in one line, or a call or literal that may be broken between its items. */
type Piece = string | { readonly open: string; readonly items: readonly Item[]; readonly close: string };

interface Item {
  /** What stands before the value, e.g. `owner=`. */
  readonly label: string;
  readonly piece: Piece;
}

function toPiece(written: TypeExpression, value: JsonValue, printing: Printing): Piece {
  const { type } = dereference(printing.schemas, written);
  switch (type.kind) {
    case "primitive":
      return type.name === "bytes" ? toBytes(value) : toLiteral(value);
    case "array": {
      if (!Array.isArray(value)) throw new Unprintable();
      const items = value.map((item: JsonValue) => ({ label: "", piece: toPiece(type.items, item, printing) }));
      return { open: "[", items, close: "]" };
    }
    case "map": {
      const items = Object.entries(toObject(value)).map(([key, item]) => ({
        label: `${JSON.stringify(key)}: `,
        piece: toPiece(type.values, item, printing),
      }));
      return { open: "{", items, close: "}" };
    }
    case "union": {
      if (value === null) return "None";
      const entries = Object.entries(toObject(value));
      const [key, inner] = entries[0] ?? [];
      const member = type.members.find((each) => each.key === key);
      if (member === undefined || inner === undefined || entries.length !== 1) throw new Unprintable();
      return toPiece(member.type, inner, printing);
    }
    case "reference":
      return toNamed(type.name, value, printing);
  }
}

function toNamed(fullName: string, value: JsonValue, printing: Printing): Piece {
  const schema = printing.schemas.get(fullName);
  const model = printing.library.modelOf(fullName);
  if (schema === undefined || model === undefined) throw new Unprintable();
  printing.classes.add(model.name);
  if (schema.kind === "enum") {
    if (typeof value !== "string" || !/^[A-Za-z_]\w*$/.test(value) || keywords.has(value)) throw new Unprintable();
    return `${model.name}.${value}`;
  }
  if (schema.kind !== "record") throw new Unprintable();
  const given = toObject(value);
  const items = Object.entries(given).map(([name, inner]): Item => {
    const field = schema.fields.find((each) => each.name === name);
    const parameter = model.parameters.find((each) => (each.field ?? each.name) === name);
    if (field === undefined || parameter === undefined) throw new Unprintable();
    return { label: `${parameter.name}=`, piece: toPiece(field.type, inner, printing) };
  });
  const isWhole = model.parameters.every(
    ({ name, field = name, required }) => !required || Object.hasOwn(given, field),
  );
  if (!isWhole) throw new Unprintable();
  return { open: `${model.name}(`, items, close: ")" };
}

/** Symbols of these names are called otherwise in the library. */
const keywords: ReadonlySet<string> = new Set(["None", "True", "False"]);

function toObject(value: JsonValue): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unprintable();
  return value as JsonObject;
}

function toLiteral(value: JsonValue): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "object") throw new Unprintable();
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

function toBytes(value: JsonValue): string {
  if (typeof value !== "string" || !/^[\x20-\x7e]*$/.test(value)) throw new Unprintable();
  return `b${JSON.stringify(value)}`;
}

const lineLength = 88;

/** In one line if it fits behind what stands before it, else an item a line. */
function layOut(piece: Piece, indent: string, before: number): string {
  if (typeof piece === "string") return piece;
  const flat = toFlat(piece);
  if (indent.length + before + flat.length <= lineLength) return flat;
  const inner = `${indent}    `;
  const lines = piece.items.map(
    ({ label, piece: item }) => `${inner}${label}${layOut(item, inner, label.length + 1)},\n`,
  );
  return `${piece.open}\n${lines.join("")}${indent}${piece.close}`;
}

function toFlat(piece: Piece): string {
  if (typeof piece === "string") return piece;
  return `${piece.open}${piece.items.map(({ label, piece: item }) => `${label}${toFlat(item)}`).join(", ")}${piece.close}`;
}
