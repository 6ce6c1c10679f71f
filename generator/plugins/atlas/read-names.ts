import type { LocatedObject } from "../../parse/json/located-json.ts";
import { longestName } from "../longest-name.ts";
import type { NamedType } from "./typedef-file.ts";
import { listOf, placeOf } from "./typedef-node.ts";

/** The names of types in a list, each once. */
export function readNames(node: LocatedObject, key: string): readonly NamedType[] {
  const named = new Map<string, NamedType>();
  for (const item of listOf(node, key)) {
    const name = item.kind === "scalar" && typeof item.value === "string" ? item.value.trim() : "";
    if (name !== "" && name.length <= longestName && !named.has(name)) named.set(name, { name, place: placeOf(item) });
  }
  return [...named.values()];
}
