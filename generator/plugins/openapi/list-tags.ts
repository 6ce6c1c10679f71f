import type { JsonObject } from "../../catalogue/json.ts";
import { asList, asText, onlyObjects } from "./api-document.ts";

/** A tag, by which operations are grouped. */
export interface ApiTag {
  /** As operations name it. */
  readonly name: string;
  /** As readers know it. */
  readonly title: string;
  /** Titles of the groups that it is in, from the outermost on. */
  readonly above: readonly string[];
  readonly node: JsonObject;
}

/**
 * The tags that a description tells of, by name. OpenAPI 3.2 says how they are called and which of them are in others; before it,
 * tools had agreed upon keys for that.
 */
export function listTags(document: JsonObject): ReadonlyMap<string, ApiTag> {
  const nodes = new Map(
    onlyObjects(asList(document["tags"])).flatMap((node) => {
      const name = asText(node["name"]);
      return name === undefined ? [] : [[name, node] as const];
    }),
  );
  const groups = new Map(
    onlyObjects(asList(document["x-tagGroups"])).flatMap((node) => {
      const title = asText(node["name"]);
      return title === undefined ? [] : asList(node["tags"]).map((tag) => [String(tag), [title]] as const);
    }),
  );
  const titleOf = (name: string): string => titleTag(name, nodes.get(name));
  const findAbove = (name: string): readonly string[] => {
    const parents = new Set<string>([name]);
    // Grows while it is gone through, and ends where a tag is in itself.
    for (const each of parents) {
      const parent = asText(nodes.get(each)?.["parent"]);
      if (parent !== undefined && parents.size <= deepest) parents.add(parent);
    }
    const [, ...above] = parents;
    const outermost = above.at(-1) ?? name;
    return [...(groups.get(outermost) ?? []), ...above.toReversed().map(titleOf)];
  };
  const names = new Set([...nodes.keys(), ...groups.keys()]);
  return new Map(
    [...names].map((name) => [
      name,
      { name, title: titleOf(name), above: findAbove(name), node: nodes.get(name) ?? {} },
    ]),
  );
}

/** In so many groups: nobody finds what is in more of them. */
const deepest = 20;

/** In 3.2 a summary is what readers see in its place. */
function titleTag(name: string, node: JsonObject | undefined): string {
  return asText(node?.["x-displayName"]) ?? asText(node?.["summary"]) ?? name;
}
