import { boundedGlob, isBoundedGlob } from "../../places/is-bounded-glob.ts";
import type { PluginOptions } from "../plugin.ts";
import { matchGlob } from "./match-glob.ts";

/** What the configuration says about the schemas. */
export interface SchemaOptions {
  /** Globs of the files. */
  readonly files: readonly string[];
  /** Folder from which names are counted, with its final slash; empty for the input itself. */
  readonly root: string;
  /** Whether the schema of the file at a path below the root is an entity. */
  isEntity(path: string): boolean;
}

/** The options, each checked; throws what is wrong with one. */
export function readOptions({ files, root, entities, ...others }: PluginOptions): SchemaOptions {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`there is no option \`${unknown}\`; there are files, root and entities`);
  const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
  const readList = (value: unknown, name: string): readonly string[] => {
    if (!Array.isArray(value) || !value.every(isText)) throw new Error(`\`${name}\` must be a list of globs`);
    if (!value.every(isBoundedGlob)) throw new Error(`each glob of \`${name}\` ${boundedGlob}`);
    return value;
  };
  if (root !== undefined && !isText(root)) throw new Error("`root` must be a folder below the input");
  const matchers = entities === undefined ? [] : readList(entities, "entities").map(matchGlob);
  return {
    files: files === undefined ? ["**/*.schema.json", "**/*.schema.yaml"] : readList(files, "files"),
    root: root === undefined ? "" : `${root.replace(/^\.\/|(?<!\/)\/+$/g, "")}/`,
    isEntity: (path) => matchers.some((matches) => matches(path)),
  };
}
