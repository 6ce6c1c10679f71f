import type { LocatedJson, LocatedObject } from "../../../parse/json/located-json.ts";
import type { PluginProblem } from "../../plugin.ts";
import { placeOf } from "../describe-schema.ts";
import { mapSchemas } from "../map-schemas.ts";
import { itemsOf, toObject, valueOf } from "../schema-node.ts";
import type { Lookup } from "./list-types.ts";
import { settleParts } from "./settle-parts.ts";
import { takeNamed } from "./take-named.ts";

/** All schemas of a file, each as what its parts come to; what they leave nothing of is told. Where that is what they say, it is the file itself. */
export function settleFile(file: LocatedJson, problems: PluginProblem[]): LocatedJson {
  const lookup: Lookup = (reference) => follow(file, reference);
  return mapSchemas(file, (written) => {
    const inside = takeNamed(written, lookup);
    if (!["allOf", "oneOf", "anyOf"].some((key) => itemsOf(inside, key).length > 0)) return inside;
    const { schema, contradiction } = settleParts(inside, lookup);
    if (contradiction === undefined) return schema;
    const message = `nothing is let through here, since parts that all hold contradict each other: ${contradiction}`;
    problems.push({ code: "contradiction", message, place: placeOf(valueOf(inside, "allOf") ?? inside) });
    return schema;
  });
}

/** What a pointer leads to in the file that it stands in. */
function follow(file: LocatedJson, reference: string): LocatedJson | undefined {
  if (!reference.startsWith("#/")) return undefined;
  let at: LocatedJson | undefined = file;
  for (const step of reference.slice(2).split("/")) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    const node: LocatedObject | undefined = toObject(at);
    at = at?.kind === "array" ? at.items[Number(key)] : node && valueOf(node, key);
  }
  return at;
}
