import type { LocatedJson } from "../../parse/json/located-json.ts";
import { toObject, valueOf } from "./schema-node.ts";

/** A schema that stands somewhere in a file, and where, which names it if it has to be declared. */
export interface PointedSchema {
  readonly schema: LocatedJson;
  /** Full name of the schema around it. */
  readonly name: string;
  readonly property: string;
  /** Whether it is there to be referred to. */
  readonly isDefinition: boolean;
  /** What stands around it, the outermost first, and then itself. */
  readonly way: readonly LocatedJson[];
}

interface FileNames {
  readonly own: string;
  ofDefinition(key: string): string;
}

/** Keywords whose keys are names of what they hold. */
const holders: ReadonlySet<string> = new Set(["properties", "patternProperties", "definitions", "$defs"]);

/** Among parts or alternatives; a name that was no more than this would say nothing. */
const isPosition = /^\d+$/;

/**
 * What the steps of a JSON pointer lead to in the file that they begin in, such as `properties`, `price`. It is named as it is
 * where it stands, by the properties around it. Undefined where they lead to nothing.
 */
export function followPointer(
  file: LocatedJson,
  steps: readonly string[],
  names: FileNames,
): PointedSchema | undefined {
  let at: LocatedJson | undefined = file;
  let name = names.own;
  const around: string[] = [];
  const way: LocatedJson[] = [file];
  let isDefinition = false;
  for (const [index, step] of steps.entries()) {
    at = at?.kind === "array" ? (isPosition.test(step) ? at.items[Number(step)] : undefined) : stepInto(at, step);
    if (at !== undefined) way.push(at);
    const holder = steps[index - 1] ?? "";
    const isNamed = holders.has(holder) && !holders.has(steps[index - 2] ?? "");
    isDefinition = isNamed && (holder === "definitions" || holder === "$defs");
    if (!isNamed) continue;
    if (isDefinition && index === 1) name = names.ofDefinition(step);
    else around.push(step);
  }
  const property = around.pop() ?? steps.findLast((step) => !isPosition.test(step)) ?? "value";
  return at === undefined ? undefined : { schema: at, name: [name, ...around].join("."), property, isDefinition, way };
}

function stepInto(value: LocatedJson | undefined, key: string): LocatedJson | undefined {
  const node = toObject(value);
  return node && valueOf(node, key);
}
