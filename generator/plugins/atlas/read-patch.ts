import type { LocatedObject } from "../../parse/json/located-json.ts";
import { readAttributes } from "./read-attributes.ts";
import { readDoc } from "./read-doc.ts";
import { readElements } from "./read-elements.ts";
import { readNames } from "./read-names.ts";
import type { Reading } from "./reading.ts";
import type { TypePatch } from "./typedef-file.ts";
import { objectOf, placeOf, textOf, valueOf } from "./typedef-node.ts";

const actions: ReadonlySet<string> = new Set([
  ...["ADD_ATTRIBUTE", "ADD_MANDATORY_ATTRIBUTE", "UPDATE_ATTRIBUTE", "UPDATE_ATTRIBUTE_METADATA", "UPDATE_ENUMDEF"],
  ...["UPDATE_TYPEDEF_OPTIONS", "SET_SERVICE_TYPE", "ADD_SUPER_TYPES", "REMOVE_LEGACY_REF_ATTRIBUTES"],
]);

/** A change of a type; undefined where it says not which, or what of it, which is told. */
export function readPatch(reading: Reading, node: LocatedObject): TypePatch | undefined {
  const action = textOf(node, "action");
  const [typeName, typeValue] = [textOf(node, "typeName"), valueOf(node, "typeName")];
  if (action === undefined || !actions.has(action) || typeName === undefined || typeValue === undefined) {
    const isKnown = action !== undefined && actions.has(action);
    const said =
      action === undefined ? "says no `action`" : `has an \`action\` that Atlas hasn't: \`${action.slice(0, 60)}\``;
    const message = isKnown ? "this patch says no `typeName`" : `this patch ${said}`;
    reading.problems.push({ code: "bad-patch", message, place: placeOf(valueOf(node, "action") ?? node) });
    return undefined;
  }
  return {
    ...{ action, typeName, place: placeOf(typeValue) },
    ...{ applyToVersion: textOf(node, "applyToVersion"), updateToVersion: textOf(node, "updateToVersion") },
    ...{ doc: readDoc(node), id: textOf(node, "id") },
    ...{ attributes: readAttributes(reading, node), elements: readElements(reading, node) },
    ...{ superTypes: readNames(node, "superTypes"), serviceType: textOf(node, "serviceType") },
    ...{ attributeName: textOf(node, "attributeName"), params: objectOf(node, "params") },
    typeDefOptions: objectOf(node, "typeDefOptions"),
  };
}
