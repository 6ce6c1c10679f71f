import type { LocatedJson } from "../../parse/json/located-json.ts";
import { listBesideReferences } from "../list-beside-references.ts";
import type { PluginProblem } from "../plugin.ts";
import { textOf } from "./schema-node.ts";

/** Drafts of JSON Schema by which a `$ref` stands for all of the object that it is in. */
const older = /\/draft-0?[3-7]\b/;

/** Tells of what limits values beside a `$ref` in schemas that say to be of a draft by which that counts for nothing. */
export function listIgnored(file: LocatedJson): readonly PluginProblem[] {
  const found = listBesideReferences(file, (node, isAround) => {
    const draft = textOf(node, "$schema");
    return draft === undefined ? isAround : older.test(draft);
  });
  return found.map(({ keys, place }) => ({
    code: "beside-reference",
    message: `${sayKeys(keys)} beside a \`$ref\` counts for nothing by the draft that \`$schema\` names, and not all validators go by that`,
    place,
  }));
}

function sayKeys(keys: readonly string[]): string {
  return keys.map((key) => `\`${key}\``).join(", ");
}
