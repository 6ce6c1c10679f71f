import type { LocatedObject } from "../../parse/json/located-json.ts";
import { longestName } from "../longest-name.ts";
import type { Reading } from "./reading.ts";
import type { NamedType } from "./typedef-file.ts";
import { placeOf, textOf, valueOf } from "./typedef-node.ts";

/** The name under a key; what has none that can be shown is told. */
export function readName({ problems }: Reading, node: LocatedObject, key: "name" | "value"): NamedType | undefined {
  const name = textOf(node, key);
  const value = valueOf(node, key);
  if (name !== undefined && value !== undefined && name.length <= longestName) return { name, place: placeOf(value) };
  const isLong = name !== undefined;
  const message = isLong ? `this \`${key}\` is longer than ${longestName} characters` : `this has no \`${key}\``;
  problems.push({ code: "no-name", message, place: placeOf(value ?? node) });
  return undefined;
}
