import { type LocatedObject, toJsonValue } from "../../parse/json/located-json.ts";
import { longestName } from "../longest-name.ts";
import { listMore } from "./list-more.ts";
import { parseTypeName } from "./parse-type-name.ts";
import { readAll } from "./read-all.ts";
import { readDoc } from "./read-doc.ts";
import { readName } from "./read-name.ts";
import type { Reading } from "./reading.ts";
import type { Attribute } from "./typedef-file.ts";
import { listOf, markOf, placeOf, textOf, valueOf } from "./typedef-node.ts";

/** The attributes of a type, or those that a patch brings. */
export function readAttributes(reading: Reading, node: LocatedObject): readonly Attribute[] {
  return readAll(listOf(node, "attributeDefs"), (each) => readAttribute(reading, each));
}

/** What is told of an attribute in its own manner. */
const own: ReadonlySet<string> = new Set(["name", "description", "typeName", "isOptional", "defaultValue"]);

function readAttribute(reading: Reading, node: LocatedObject): Attribute | undefined {
  const name = readName(reading, node, "name");
  if (name === undefined) return undefined;
  const written = textOf(node, "typeName");
  const typeName = written !== undefined && written.length <= longestName && parseTypeName(written) ? written : "";
  const typePlace = placeOf(valueOf(node, "typeName") ?? node);
  if (typeName === "") {
    const said =
      written === undefined ? "has no `typeName`" : `has a \`typeName\` that is none: \`${shorten(written)}\``;
    reading.problems.push({ code: "bad-type", message: `the attribute \`${name.name}\` ${said}`, place: typePlace });
  }
  const preset = valueOf(node, "defaultValue");
  const value = preset === undefined ? null : toJsonValue(preset);
  return {
    ...name,
    ...{ typeName, typePlace },
    isOptional: markOf(node, "isOptional"),
    ...(value !== null && { default: value }),
    doc: readDoc(node),
    more: listMore(node, own),
  };
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
