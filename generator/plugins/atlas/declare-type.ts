import type { JsonObject } from "../../catalogue/json.ts";
import type { EntityDeclaration, FieldDeclaration, SchemaDeclaration } from "../plugin.ts";
import { categoryWords } from "./category-words.ts";
import { defaultOf } from "./default-of.ts";
import type { LoadedType } from "./loaded-type.ts";
import type { EndOfType } from "./list-ends.ts";
import { nameSchema } from "./name-schema.ts";
import { innermostOf, parseTypeName } from "./parse-type-name.ts";
import { tellMarks } from "./tell-marks.ts";
import { toTypeOf } from "./to-type-of.ts";
import type { Attribute, RelationshipEnd } from "./typedef-file.ts";

/** What is known of all types when one of them is declared. */
export interface KnownTypes {
  readonly byName: ReadonlyMap<string, LoadedType>;
  readonly endsOf: ReadonlyMap<string, readonly EndOfType[]>;
  /** Whether nobody knows if a name is that of a type, since a file isn't whole. */
  readonly isUnknown: (name: string) => boolean;
}

/** A type as a schema: an enum, or a record of its attributes and of the ends of relationships that it has. */
export function declareType(type: LoadedType, known: KnownTypes): SchemaDeclaration {
  const { doc, place, written } = type;
  const base = { name: nameSchema(type.name), doc, place, written, annotations: tellType(type) };
  if (type.category === "enum") {
    // Most count from nothing or one on, which says nothing of any.
    const first = type.elements[0]?.ordinal === 1 ? 1 : 0;
    const symbols = type.elements.map(({ name, doc, ordinal, place, file }, index) => ({
      ...{ name, doc, place: { ...place, file } },
      ...(ordinal !== undefined && ordinal !== index + first && { annotations: { ordinal } }),
    }));
    const annotations = first === 0 ? base.annotations : { ...base.annotations, firstOrdinal: first };
    return { kind: "enum", ...base, annotations, symbols };
  }
  const includes = type.superTypes.filter(({ name }) => !known.isUnknown(name)).map(({ name }) => nameSchema(name));
  return { kind: "record", ...base, includes, fields: [...declareFields(type, known), ...declareEnds(type, known)] };
}

/** An entity type as an entity, whose attributes are one aspect. */
export function declareEntity({ name, doc, place }: LoadedType): EntityDeclaration {
  return { name, doc, aspects: { [name]: nameSchema(name) }, place };
}

function tellType({ category, version, serviceType, entityTypes, more }: LoadedType): JsonObject {
  const kind = category === "entity" || category === "enum" ? {} : { category: categoryWords[category] };
  const meant = category === "classification" ? entityTypes.map(({ name }) => name) : [];
  return {
    ...kind,
    ...(meant.length > 0 && { entityTypes: meant }),
    ...(serviceType && { serviceType }),
    ...(version && { typeVersion: version }),
    ...tellMarks(more),
  };
}

/** Own attributes, and those that relationships bring; what both are about is one field. */
function declareFields(type: LoadedType, known: KnownTypes): readonly FieldDeclaration[] {
  const ends = new Map<string, EndOfType>();
  for (const end of known.endsOf.get(type.name) ?? []) if (!ends.has(end.end.name)) ends.set(end.end.name, end);
  const own = type.attributes.map((attribute) =>
    toField(attribute, known, ends.get(attribute.name)?.relationship.name),
  );
  const names = new Set(type.attributes.map(({ name }) => name));
  const brought = [...ends.values()].filter(({ end }) => !names.has(end.name));
  return [...own, ...brought.map((end) => toField(toAttribute(end), known, end.relationship.name))];
}

/** The attribute that an end is, which may always be left out. */
function toAttribute({ relationship, end, other }: EndOfType): Attribute {
  const isOne = end.cardinality === "SINGLE";
  return {
    ...{ name: end.name, place: end.place, file: relationship.declaredIn },
    ...{ typeName: isOne ? other.type : `array<${other.type}>`, typePlace: other.typePlace },
    ...{ isOptional: true, doc: end.doc ?? relationship.doc, more: isOne ? {} : { cardinality: end.cardinality } },
  };
}

function toField(attribute: Attribute, known: KnownTypes, relationship?: string): FieldDeclaration {
  const { name, doc, place, file, typeName, isOptional, more } = attribute;
  const parsed = parseTypeName(typeName);
  const inside = parsed === undefined ? undefined : known.byName.get(innermostOf(parsed));
  const isEntity = inside?.category === "entity";
  const preset = defaultOf(attribute, (each) => known.byName.get(each)?.category === "enum");
  const { default: written } = attribute;
  return {
    ...{ name, doc, place: { ...place, file } },
    ...{ type: toTypeOf(typeName, known.isUnknown), optional: isOptional },
    ...(isEntity && { entities: [inside.name], relationship: relationship ?? name, isReference: true }),
    ...(preset !== undefined && { default: preset }),
    annotations: {
      ...(typeName.trim() === "objectid" && { examples: [anyEntity] }),
      ...tellMarks(more, typeName),
      ...(preset === undefined && written !== undefined && { defaultValue: written }),
    },
  };
}

/** How any entity is named, whatever its type. */
const anyEntity: JsonObject = { typeName: "DataSet", uniqueAttributes: { qualifiedName: "orders" } };

/** The ends of a relationship, under the names that its instances have for them. */
function declareEnds({ ends }: LoadedType, known: KnownTypes): readonly FieldDeclaration[] {
  return ends.map((end, index) => ({
    name: `end${index + 1}`,
    doc: end.doc ?? tellEnd(end),
    place: end.typePlace,
    type: toTypeOf(end.type, known.isUnknown),
    isReference: true,
    annotations: {
      attribute: end.name,
      ...(end.cardinality !== "SINGLE" && { cardinality: end.cardinality }),
      ...(end.isContainer && { isContainer: true }),
    },
  }));
}

function tellEnd({ type, name, cardinality }: RelationshipEnd): string {
  const many = cardinality === "SINGLE" ? "the one thing" : "the things";
  return `The ${inCode(type)} whose attribute ${inCode(name)} has ${many} at the other end.`;
}

/** A name as code, whatever signs it has. */
function inCode(name: string): string {
  return name.includes("`") ? `\`\` ${name} \`\`` : `\`${name}\``;
}
