import type { LocatedObject } from "../../parse/json/located-json.ts";
import { docOf, itemsOf, referenceOf, textOf, textsOf, toObject, valueOf } from "./schema-node.ts";

/**
 * What plain alternatives say of a value that says nothing itself: of one alone its words, of several each with the title or type of
 * its alternative. Those that have a name or fields say it on a page of their own.
 */
export function docOfAlternatives(schema: LocatedObject): string | undefined {
  if (valueOf(schema, "properties") !== undefined) return undefined;
  const nodes = ["oneOf", "anyOf"]
    .flatMap((keyword) => itemsOf(schema, keyword))
    .flatMap((each) => toObject(each) ?? []);
  const others = nodes.filter((node) => textOf(node, "type") !== "null");
  const told = others.flatMap((node) => {
    const doc = isPlain(node) ? docOf(node)?.trim() : undefined;
    return doc === undefined ? [] : [{ label: textOf(node, "title")?.trim() ?? `\`${typeOf(node)}\``, doc }];
  });
  const [first] = told;
  if (first === undefined) return undefined;
  if (told.length === others.length && told.every(({ doc }) => doc === first.doc)) return first.doc;
  return told.map(({ label, doc }) => `- ${label}: ${doc.replaceAll("\n", "\n  ")}`).join("\n");
}

function isPlain(node: LocatedObject): boolean {
  return typeOf(node) !== "" && referenceOf(node) === undefined && valueOf(node, "properties") === undefined;
}

/** E.g. `string` or `array of number`. */
function typeOf(node: LocatedObject): string {
  const types = textOf(node, "type") ?? textsOf(node, "type").join(" or ");
  const items = types === "array" ? toObject(valueOf(node, "items")) : undefined;
  const inside = items && textOf(items, "type");
  return inside === undefined ? types : `${types} of ${inside}`;
}
