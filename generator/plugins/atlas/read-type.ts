import type { LocatedObject } from "../../parse/json/located-json.ts";
import { checkRelationship } from "./check-relationship.ts";
import { listMore } from "./list-more.ts";
import { readAttributes } from "./read-attributes.ts";
import { readDoc } from "./read-doc.ts";
import { readElements } from "./read-elements.ts";
import { readEnds } from "./read-ends.ts";
import { readName } from "./read-name.ts";
import { readNames } from "./read-names.ts";
import type { Reading } from "./reading.ts";
import type { Category, TypeDef } from "./typedef-file.ts";
import { textOf } from "./typedef-node.ts";

/** What is told of a type in its own manner; all else is shown as it is said. */
const own: ReadonlySet<string> = new Set([
  ...["name", "description", "typeVersion", "serviceType", "superTypes", "entityTypes", "attributeDefs", "elementDefs"],
  // What a server adds when it is asked for its types: it follows from others.
  ...["endDef1", "endDef2", "category", "subTypes", "relationshipAttributeDefs", "businessAttributeDefs"],
  // Who has made it there, and when.
  ...["guid", "createdBy", "updatedBy", "createTime", "updateTime", "version", "dateFormatter"],
]);

/** A type of a category; undefined where it has no name. */
export function readType(reading: Reading, node: LocatedObject, category: Category): TypeDef | undefined {
  const name = readName(reading, node, "name");
  if (name === undefined) return undefined;
  const ends = category === "relationship" ? readEnds(reading, node, name) : [];
  checkRelationship(reading, node, name, ends);
  return {
    category,
    ...name,
    ...{ doc: readDoc(node), version: textOf(node, "typeVersion"), serviceType: textOf(node, "serviceType") },
    more: listMore(node, own),
    ...{ superTypes: readNames(node, "superTypes"), entityTypes: readNames(node, "entityTypes") },
    ...{ attributes: readAttributes(reading, node), elements: readElements(reading, node) },
    ends,
    written: reading.cut(node),
  };
}
