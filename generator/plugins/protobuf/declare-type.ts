import type { JsonObject } from "../../catalogue/json.ts";
import type { FieldDeclaration, SchemaDeclaration, TypeOf } from "../plugin.ts";
import type { ProtoEnum, ProtoField, ProtoFile, ProtoMessage } from "./language/proto-file.ts";
import { listReserved, sayRange } from "./list-reserved.ts";
import { findScalar } from "./scalar-types.ts";
import type { DeclaredType } from "./symbols.ts";
import { tellOptions } from "./tell-options.ts";
import { findReason, toDoc } from "./to-doc.ts";

/** What is asked while types are declared. */
export interface Around {
  /** What a name means where it is written; what it leads to nowhere is told, and is a value of any type. */
  toReference(name: string, place: ProtoField["typePlace"], at: Scope): TypeOf;
  /** Fields that extensions give a message, each with the full name of the extension, its scope and its file. */
  extensionsOf(fullName: string): readonly Extension[];
  /** The message that a type of resource is, by its full name. */
  findResource(type: string): string | undefined;
  fileOf(path: string): ProtoFile | undefined;
  /** Whether a full name is that of a type. */
  isType(fullName: string): boolean;
  isEnum(fullName: string): boolean;
}

/** Where a name is written: within a message or package, of a file. */
export interface Scope {
  readonly scope: string;
  readonly path: string;
}

/** A field that a file gives a message. */
export interface Extension extends Scope {
  readonly fullName: string;
  readonly field: ProtoField;
}

/** A message or an enum as a schema. */
export function declareType({ fullName, path, node }: DeclaredType, around: Around): SchemaDeclaration {
  return node.kind === "enum"
    ? declareEnum(fullName, node.declared, around)
    : declareMessage({ scope: fullName, path }, node.message, around);
}

function tell(
  { comments, options }: Pick<ProtoField, "comments" | "options">,
  { scope }: Pick<Scope, "scope">,
  { isType }: Around,
) {
  const doc = toDoc(comments, { scope, isType });
  const { deprecated, ...told } = tellOptions(options);
  return { doc, told, deprecated: deprecated && (findReason(doc) ?? true) };
}

function declareEnum(name: string, declared: ProtoEnum, around: Around): SchemaDeclaration {
  const { place, written, values } = declared;
  const { doc, deprecated, told } = tell(declared, { scope: name }, around);
  return {
    kind: "enum",
    ...{ name, doc, deprecated, place, written },
    annotations: { ...listReserved(declared), ...told.annotations },
    symbols: values.map((value) => {
      const { doc, deprecated, told } = tell(value, { scope: name }, around);
      const annotations = { number: value.number, ...told.annotations };
      return { name: value.name, doc, deprecated, place: value.place, annotations };
    }),
  };
}

function declareMessage(at: Scope, message: ProtoMessage, around: Around): SchemaDeclaration {
  const { place, written, fields, extensionRanges } = message;
  const { doc, deprecated, told } = tell(message, at, around);
  return {
    kind: "record",
    noun: "message",
    ...{ name: at.scope, doc, deprecated, place, written },
    annotations: {
      ...listReserved(message),
      ...(extensionRanges.length > 0 && { "protobuf.extensions": extensionRanges.map(sayRange) }),
      ...told.annotations,
    },
    fields: [
      ...fields.map((field) => declareField(field, at, around)),
      ...around.extensionsOf(at.scope).map(({ fullName, field, ...own }) => {
        const extension = declareField(field, own, around);
        // In JSON and in text they stand by their full names.
        return { ...extension, name: `[${fullName}]`, place: { ...field.place, file: own.path } };
      }),
    ],
  };
}

function declareField(field: ProtoField, at: Scope, around: Around): FieldDeclaration {
  const { name, place, number, label, key, oneof, jsonName, default: preset } = field;
  const { doc, deprecated, told } = tell(field, at, around);
  const type = findScalar(field.type) ?? around.toReference(field.type, field.typePlace, at);
  const file = around.fileOf(at.path);
  const isLabelled = label === "required" || presenceOf(field, file) === "LEGACY_REQUIRED";
  const isListed = label === "repeated";
  const value = isListed || preset === undefined ? undefined : toDefault(field);
  return {
    ...{ name, doc, deprecated, place },
    type: key !== undefined ? { values: type } : isListed ? { items: type } : type,
    optional: !isLabelled && told.isRequired !== true,
    ...(value !== undefined && { default: value }),
    annotations: {
      number,
      ...(isLabelled && { label: "required" }),
      ...(oneof !== undefined && { oneof }),
      ...tellPresence(field, file, typeof type === "string" && around.isEnum(type)),
      ...(key !== undefined && key !== "string" && { mapKeys: key }),
      ...(jsonName !== undefined && { jsonName }),
      ...(preset !== undefined && value === undefined && { defaultValue: preset }),
      ...nameResources(told.annotations, around),
    },
  };
}

/** Types of resources by the messages that they are, where one says so. */
function nameResources(annotations: JsonObject, { findResource }: Around): JsonObject {
  const { resourceName, parentName } = annotations;
  const find = (type: unknown): string | undefined => (typeof type === "string" ? findResource(type) : undefined);
  const [resource, parent] = [find(resourceName), find(parentName)];
  return {
    ...annotations,
    ...(resource !== undefined && { resourceName: resource }),
    ...(parent !== undefined && { parentName: parent }),
  };
}

/**
 * Whether a value that isn't set is told from one that has the default: where that is unusual in the language in words, else for
 * comparisons alone. Messages always are, and values of lists and maps, and of a `oneof`, by themselves.
 */
function tellPresence(field: ProtoField, file: ProtoFile | undefined, isEnum: boolean): JsonObject {
  const { label, type, key, oneof } = field;
  if (oneof !== undefined || key !== undefined || label === "repeated" || label === "required") return {};
  if (!isEnum && findScalar(type) === undefined) return {};
  if (file?.syntax === "proto3") return label === "optional" ? { explicitPresence: true } : {};
  const isImplicit = file === undefined || ["IMPLICIT", "LEGACY_REQUIRED"].includes(String(presenceOf(field, file)));
  return isImplicit ? {} : { "protobuf.presence": "explicit" };
}

/** What editions say of presence, for a field or for the whole file. */
function presenceOf({ options }: ProtoField, file: ProtoFile | undefined): unknown {
  if (file?.syntax !== "editions") return undefined;
  return featureOf(options) ?? featureOf(file.options);
}

function featureOf({ features }: JsonObject): unknown {
  return typeof features === "object" && features !== null ? Reflect.get(features, "field_presence") : undefined;
}

const numeric = /^(?:double|float|u?int(?:32|64)|sint(?:32|64)|s?fixed(?:32|64))$/;

/** The default as JSON has it; undefined where it has none for such a value, or another one. */
function toDefault({ type, default: preset = null }: ProtoField): JsonObject[string] | undefined {
  if (numeric.test(type)) return typeof preset === "number" ? preset : undefined;
  if (type === "bool") return typeof preset === "boolean" ? preset : undefined;
  if (type === "bytes") return undefined;
  return typeof preset === "string" ? preset : undefined;
}
