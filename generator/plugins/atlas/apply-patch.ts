import type { JsonObject } from "../../catalogue/json.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { addNamed } from "./add-named.ts";
import type { Attribute, TypeDef, TypePatch } from "./typedef-file.ts";
import { addMandatory, listRefused, type RefusedAttribute } from "./list-refused.ts";
import { withFile } from "./with-file.ts";

/** What is known of types while they are loaded: who is called what. */
export interface PatchedTypes {
  readonly get: (name: string) => TypeDef | undefined;
  readonly set: (type: TypeDef) => void;
  /** Whether a patch of that `id` has been through already. */
  readonly isDone: (id: string | undefined) => boolean;
}

/** What has become of a patch: it was applied, but for attributes that Atlas refuses, or why not. */
export type Outcome =
  | { readonly is: "applied"; readonly refused: readonly RefusedAttribute[] }
  | { readonly is: "skipped" | "repeated" | "lost"; readonly why: string };

/** Does to a type what a patch of the file says, as Atlas does when it starts. */
export function applyPatch(patch: TypePatch, file: string, types: PatchedTypes): Outcome {
  const type = types.get(patch.typeName);
  if (type === undefined)
    return { is: "lost", why: `this patch changes \`${patch.typeName}\`, which no file before it declares` };
  const { version } = type;
  const { applyToVersion: wanted, updateToVersion } = patch;
  const isMeant =
    version === undefined || version === wanted || (wanted !== undefined && version.startsWith(`${wanted}.`));
  if (!isMeant) {
    const what = wanted === undefined ? "says no `applyToVersion`" : `applies to version ${wanted}`;
    return {
      is: "skipped",
      why: `this patch of \`${type.name}\` ${what}, and the type has version ${version} by then`,
    };
  }
  if (types.isDone(patch.id))
    return { is: "repeated", why: `a patch before this one has the \`id\` \`${patch.id}\` as well` };
  const refused = listRefused(patch, type);
  const isMandatory = patch.action === addMandatory;
  const [first] = refused;
  if (first !== undefined && (!isMandatory || refused.length === patch.attributes.length))
    return { is: isMandatory ? "skipped" : "lost", why: sayRefused(patch, refused) };
  const left = new Set(refused.map(({ attribute }) => attribute));
  const taken = patch.attributes.filter((attribute) => !left.has(attribute));
  const changed = change(type, refused.length === 0 ? patch : { ...patch, attributes: taken }, file);
  if (changed === undefined)
    return {
      is: "lost",
      why: `\`${type.name}\` has nothing that \`${patch.action}\` could change${sayAttribute(patch)}`,
    };
  const updated = { ...changed, version: updateToVersion ?? version };
  if (patch.action === "REMOVE_LEGACY_REF_ATTRIBUTES") dropLegacy(updated, types);
  types.set(updated);
  return { is: "applied", refused };
}

function sayRefused({ typeName }: TypePatch, refused: readonly RefusedAttribute[]): string {
  const reasons = refused.map(({ attribute, why }) => `\`${attribute.name}\` ${why}`);
  return `Atlas gives \`${typeName}\` no attribute of this patch: ${reasons.join(", ")}`;
}

function sayAttribute({ attributeName }: TypePatch): string {
  return attributeName === undefined ? "" : `: no attribute \`${attributeName}\``;
}

/** The type with the change; undefined where it has none of what is to be changed. */
function change(type: TypeDef, patch: TypePatch, file: string): TypeDef | undefined {
  const added = withFile(patch.attributes, file);
  switch (patch.action) {
    case "ADD_ATTRIBUTE":
      return type.category === "relationship"
        ? { ...type, attributes: addNamed(type.attributes, added) }
        : addAttributes(type, added);
    case addMandatory:
    case "UPDATE_ATTRIBUTE":
      return addAttributes(type, added);
    case "UPDATE_ATTRIBUTE_METADATA":
      return changeMetadata(type, patch);
    case "UPDATE_ENUMDEF":
      if (type.category !== "enum") return undefined;
      return { ...type, elements: addNamed(type.elements, withFile(patch.elements, file)) };
    case "UPDATE_TYPEDEF_OPTIONS":
      return { ...type, more: { ...type.more, options: { ...optionsOf(type), ...patch.typeDefOptions } } };
    case "SET_SERVICE_TYPE":
      return { ...type, serviceType: patch.serviceType };
    case "ADD_SUPER_TYPES": {
      const known = new Set(type.superTypes.map(({ name }) => name));
      const more = withFile(patch.superTypes, file).filter(({ name }) => !known.has(name));
      return { ...type, superTypes: [...type.superTypes, ...more] };
    }
    default:
      return type.category === "relationship" ? changeRelationship(type, patch.params) : undefined;
  }
}

/** Gives attributes to a type that patches can give some: no enum, and in Atlas no business metadata. */
function addAttributes(type: TypeDef, added: readonly Attribute[]): TypeDef | undefined {
  const isMeant = type.category === "entity" || type.category === "classification" || type.category === "struct";
  return isMeant ? { ...type, attributes: addNamed(type.attributes, added) } : undefined;
}

function optionsOf({ more }: TypeDef): JsonObject {
  const { options } = more;
  return isJsonObject(options) ? options : {};
}

function changeMetadata(type: TypeDef, { attributeName = "", params }: TypePatch): TypeDef | undefined {
  const name = attributeName.toLowerCase();
  if (!type.attributes.some((attribute) => attribute.name.toLowerCase() === name)) return undefined;
  const attributes = type.attributes.map((attribute) =>
    attribute.name.toLowerCase() === name ? { ...attribute, more: { ...attribute.more, ...params } } : attribute,
  );
  return { ...type, attributes };
}

/** A relationship that takes the place of attributes that lead there: under their label, in the order that is asked for. */
function changeRelationship(type: TypeDef, { relationshipLabel, relationshipCategory, swapEnds }: JsonObject): TypeDef {
  const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
  return {
    ...type,
    more: {
      ...type.more,
      ...(isText(relationshipLabel) && { relationshipLabel }),
      ...(isText(relationshipCategory) && { relationshipCategory }),
    },
    ends: String(swapEnds) === "true" ? type.ends.toReversed() : type.ends,
  };
}

/** Takes the attributes of both ends out of their types: from then on the relationship alone brings them. */
function dropLegacy({ ends }: TypeDef, types: PatchedTypes): void {
  for (const end of ends) {
    const type = types.get(end.type);
    if (type === undefined) continue;
    types.set({ ...type, attributes: type.attributes.filter(({ name }) => name !== end.name) });
  }
}
