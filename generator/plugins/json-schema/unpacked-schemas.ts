import type { LocatedJson } from "../../parse/json/located-json.ts";
import type { PluginProblem, SchemaDeclaration } from "../plugin.ts";

/** A schema that stands in a file that is no schema itself. */
export interface UnpackedSchema {
  /** By which it is called, as if it were a file of its own. */
  readonly path: string;
  readonly schema: LocatedJson;
  /** An object of it as text, in lines, where that isn't what stands in the file. */
  readonly cut?: ((value: LocatedJson) => string | undefined) | undefined;
  /** What is said of it around it. */
  readonly said?: Pick<SchemaDeclaration, "annotations" | "deprecated"> | undefined;
}

/** The schemas that a file holds. */
export interface UnpackedSchemas {
  readonly schemas: readonly UnpackedSchema[];
  readonly problems: readonly PluginProblem[];
}

/** Of a file that would stand beside this one. */
export function pathBeside(path: string, name: string): string {
  return `${path.slice(0, path.lastIndexOf("/") + 1)}${name.replace(/[\\/]+/g, "_")}.json`;
}
