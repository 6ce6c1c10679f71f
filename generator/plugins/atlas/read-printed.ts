import type { PrintedField, PrintedSchema } from "../plugin.ts";
import type { LoadedType } from "./loaded-type.ts";
import { schemaPrefix } from "./name-schema.ts";
import { categoryWords } from "./category-words.ts";
import type { Category, RelationshipEnd } from "./typedef-file.ts";

/** Types of a catalogue that is only referred to, as far as it tells what they are. */
export function readPrinted(printed: readonly PrintedSchema[]): readonly LoadedType[] {
  return printed.flatMap((schema) => {
    const name = toTypeName(schema.name);
    return name === undefined ? [] : [toType(schema, name)];
  });
}

/** The name of a type, of that of its schema. */
function toTypeName(schema: string): string | undefined {
  return schema.startsWith(schemaPrefix) ? schema.slice(schemaPrefix.length) : undefined;
}

/** Nothing stands in any file that is read. */
const nowhere = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

function toType({ kind, includes, fields, annotations }: PrintedSchema, name: string): LoadedType {
  const { typeVersion, serviceType, relationshipCategory, propagateTags } = annotations;
  const said = Object.entries(categoryWords).find(([, word]) => word === annotations["category"])?.[0];
  const category = kind === "enum" ? "enum" : ((said ?? "entity") as Category);
  return {
    ...{ category, name, place: nowhere, declaredIn: "", isReferred: true, patches: [] },
    more: {
      ...(relationshipCategory !== undefined && { relationshipCategory }),
      ...(propagateTags !== undefined && { propagateTags }),
    },
    ...(typeof typeVersion === "string" && { version: typeVersion }),
    ...(typeof serviceType === "string" && { serviceType }),
    superTypes: includes.flatMap((each) => {
      const above = toTypeName(each);
      return above === undefined ? [] : [{ name: above, place: nowhere }];
    }),
    attributes: fields.map((field) => ({
      ...{ name: field.name, place: nowhere, typeName: "", typePlace: nowhere, isOptional: true, more: {} },
    })),
    ...{ entityTypes: [], elements: [], ends: category === "relationship" ? readEnds(fields) : [] },
  };
}

/** Both ends of a relationship; none where either doesn't say what it is. */
function readEnds(fields: readonly PrintedField[]): readonly RelationshipEnd[] {
  const ends = ["end1", "end2"].flatMap((name): readonly RelationshipEnd[] => {
    const { type, annotations = {} } = fields.find((field) => field.name === name) ?? {};
    const { attribute, cardinality, isContainer } = annotations;
    const entity = type === undefined ? undefined : toTypeName(type);
    if (entity === undefined || typeof attribute !== "string") return [];
    return [
      {
        ...{ type: entity, typePlace: nowhere, name: attribute, place: nowhere, isContainer: isContainer === true },
        cardinality: typeof cardinality === "string" ? cardinality : "SINGLE",
      },
    ];
  });
  return ends.length === 2 ? ends : [];
}
