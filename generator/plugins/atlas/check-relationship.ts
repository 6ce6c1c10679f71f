import type { LocatedObject } from "../../parse/json/located-json.ts";
import type { Reading } from "./reading.ts";
import type { NamedType, RelationshipEnd } from "./typedef-file.ts";
import { placeOf, textOf, valueOf } from "./typedef-node.ts";

/** Tells of a relationship that Atlas refuses for what its category and its ends say together. */
export function checkRelationship(
  reading: Reading,
  node: LocatedObject,
  { name }: NamedType,
  ends: readonly RelationshipEnd[],
): void {
  const why = findRefusal(textOf(node, "relationshipCategory"), ends);
  if (why === undefined) return;
  const place = placeOf(valueOf(node, "relationshipCategory") ?? valueOf(node, "name") ?? node);
  reading.problems.push({ code: "refused-relationship", message: `Atlas refuses \`${name}\`: ${why}`, place });
}

function findRefusal(category: string | undefined, ends: readonly RelationshipEnd[]): string | undefined {
  const list = ends.find(({ cardinality }) => cardinality === "LIST");
  if (list !== undefined) return `\`${list.name}\` is a \`LIST\`, and ends are single or sets`;
  const containers = ends.filter(({ isContainer }) => isContainer);
  if (containers.length > 1) return "both of its ends are containers";
  const [container] = containers;
  if (container !== undefined && category === "ASSOCIATION")
    return `it is an association, and \`${container.name}\` is a container`;
  const isWhole = category === "COMPOSITION" || category === "AGGREGATION";
  if (container === undefined && isWhole && ends.length > 0)
    return `it is ${category === "COMPOSITION" ? "a composition" : "an aggregation"}, and neither of its ends is a container`;
  const many = ends.find(({ isContainer, cardinality }) => !isContainer && cardinality === "SET");
  if (category === "COMPOSITION" && many !== undefined)
    return `it is a composition, and \`${many.name}\` is a set, though a part has one whole`;
  return undefined;
}
