import type { LocatedObject } from "../../parse/json/located-json.ts";
import { longestName } from "../longest-name.ts";
import { readDoc } from "./read-doc.ts";
import type { Reading } from "./reading.ts";
import type { NamedType, RelationshipEnd } from "./typedef-file.ts";
import { markOf, placeOf, textOf, valueOf } from "./typedef-node.ts";

/** Both ends of a relationship; none where one of them doesn't say what it is, which is told. */
export function readEnds(reading: Reading, node: LocatedObject, relationship: NamedType): readonly RelationshipEnd[] {
  const [first, second] = [readEnd(node, "endDef1"), readEnd(node, "endDef2")];
  if (first !== undefined && second !== undefined) return [first, second];
  const missing = first === undefined ? "endDef1" : "endDef2";
  const message = `the relationship \`${relationship.name}\` has no \`${missing}\` that says its \`type\` and \`name\``;
  reading.problems.push({ code: "bad-relationship", message, place: relationship.place });
  return [];
}

function readEnd(node: LocatedObject, key: string): RelationshipEnd | undefined {
  const end = valueOf(node, key);
  if (end?.kind !== "object") return undefined;
  const [type, name] = [textOf(end, "type")?.trim(), textOf(end, "name")];
  const [typeValue, nameValue] = [valueOf(end, "type"), valueOf(end, "name")];
  if (type === undefined || typeValue === undefined || type.length > longestName) return undefined;
  if (name === undefined || nameValue === undefined || name.length > longestName) return undefined;
  return {
    ...{ type, typePlace: placeOf(typeValue), name, place: placeOf(nameValue) },
    ...{ doc: readDoc(end), isContainer: markOf(end, "isContainer") },
    cardinality: textOf(end, "cardinality") ?? "SINGLE",
  };
}
