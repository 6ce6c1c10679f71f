import { isPrimitive } from "./to-type-of.ts";
import type { Attribute, TypeDef, TypePatch } from "./typedef-file.ts";

/** An attribute of a patch that Atlas doesn't add, and why. */
export interface RefusedAttribute {
  readonly attribute: Attribute;
  /** As it follows its name. */
  readonly why: string;
}

/** The one action that adds attributes that have to be there, and no others. */
export const addMandatory = "ADD_MANDATORY_ATTRIBUTE";

/** The attributes of a patch that Atlas refuses to give to a type; none where the patch gives no attributes. */
export function listRefused({ action, attributes }: TypePatch, type: TypeDef): readonly RefusedAttribute[] {
  if (action !== addMandatory && action !== "ADD_ATTRIBUTE" && action !== "UPDATE_ATTRIBUTE") return [];
  const known = new Set(type.attributes.map(({ name }) => name.toLowerCase()));
  const say = action === addMandatory ? sayOfMandatory : sayOfOthers;
  return attributes.flatMap((attribute) => {
    const why = say(attribute, known.has(attribute.name.toLowerCase()));
    return why === undefined ? [] : [{ attribute, why }];
  });
}

/** What is stored gets the default, so that there has to be one, of a plain type, and for many. */
function sayOfMandatory(
  { isOptional, default: value, typeName, more }: Attribute,
  isKnown: boolean,
): string | undefined {
  if (isKnown) return "is there already";
  if (isOptional) return "is optional";
  if (value === undefined || value === "") return "has no default";
  if (!isPrimitive(typeName.trim())) return "is of no primitive type";
  return String(more["isUnique"]) === "true" ? "is unique" : undefined;
}

function sayOfOthers({ isOptional }: Attribute, isKnown: boolean): string | undefined {
  return isOptional || isKnown ? undefined : `has to be there, which \`${addMandatory}\` alone adds`;
}
