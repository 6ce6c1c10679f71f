import type { LocatedJson } from "../../parse/json/located-json.ts";
import { readAnchor } from "./name-definitions.ts";

/** What of a schema isn't one, but a value that it speaks of. */
const values: ReadonlySet<string> = new Set(["const", "enum", "default", "examples", "example"]);

/** The steps that lead to what gives itself an anchor, by the anchor, wherever in a schema that stands; the first of each. */
export function listAnchorSteps(schema: LocatedJson): ReadonlyMap<string, readonly string[]> {
  const steps = new Map<string, readonly string[]>();
  const around: string[] = [];
  const visit = (part: LocatedJson): void => {
    const anchor = readAnchor(part);
    if (anchor !== undefined && !steps.has(anchor)) steps.set(anchor, [...around]);
    for (const [key, inner] of listParts(part)) {
      if (values.has(key)) continue;
      around.push(key);
      visit(inner);
      around.pop();
    }
  };
  visit(schema);
  return steps;
}

function listParts(part: LocatedJson): readonly (readonly [key: string, part: LocatedJson])[] {
  if (part.kind === "array") return part.items.map((item, index) => [String(index), item]);
  return part.kind === "object" ? [...part.entries.values()].map(({ key, value }) => [key, value]) : [];
}
