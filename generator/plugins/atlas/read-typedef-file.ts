import type { JsonValue } from "../../catalogue/json.ts";
import { createCutter } from "../create-cutter.ts";
import type { PluginDocument, PluginFile, PluginProblem } from "../plugin.ts";
import { readLocated } from "../read-located.ts";
import { toTextProblems } from "../to-text-problems.ts";
import { readAll } from "./read-all.ts";
import { readPatch } from "./read-patch.ts";
import { readType } from "./read-type.ts";
import type { Category, TypedefFile } from "./typedef-file.ts";
import { listOf, valueOf } from "./typedef-node.ts";

/** The lists of a file, by the category of what stands in each. */
const lists: readonly (readonly [key: string, category: Category])[] = [
  ["enumDefs", "enum"],
  ["structDefs", "struct"],
  ["classificationDefs", "classification"],
  ["entityDefs", "entity"],
  ["relationshipDefs", "relationship"],
  ["businessMetadataDefs", "businessMetadata"],
];

const keys = [...lists.map(([key]) => key), "patches"];

/** What a file says of types, as data: what becomes of it is known when all files are. */
export function readTypedefFile(file: PluginFile): PluginDocument {
  const { value, ...told } = readLocated(file);
  const { malformed, repeated } = toTextProblems(told);
  const problems: PluginProblem[] = [...malformed, ...repeated];
  const root = value?.kind === "object" ? value : undefined;
  if (root === undefined || !keys.some((key) => valueOf(root, key)?.kind === "array")) {
    // Of what is left of a file that breaks off, nobody knows what it would have been.
    if (malformed.length > 0) return { problems };
    const problem = { code: "no-typedefs", message: "this holds no type definitions of Atlas" };
    // It says nothing, and nothing of it is missing.
    return { data: { types: [], patches: [] }, problems: [...problems, problem] };
  }
  const found: PluginProblem[] = [];
  const reading = { problems: found, cut: createCutter(file.text) };
  const data: TypedefFile = {
    types: lists.flatMap(([key, category]) => readAll(listOf(root, key), (node) => readType(reading, node, category))),
    patches: readAll(listOf(root, "patches"), (node) => readPatch(reading, node)),
    ...(malformed.length > 0 && { isBroken: true as const }),
  };
  // Where a text breaks off, what stands there lacks more than its author meant it to.
  return { data: data as unknown as JsonValue, problems: malformed.length > 0 ? problems : [...problems, ...found] };
}
