import type { WrittenAttributes } from "./read-attributes.ts";

/** Words alone are a parameter or an atom of some language, such as `/users/{:id}`, where they aren't right behind what they belong to. */
export function isWordAlone({ id, classes, named, words }: WrittenAttributes): boolean {
  return id === undefined && classes.length === 0 && named.size === 0 && !words.includes("toc");
}
