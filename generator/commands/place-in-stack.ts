import { relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Where a line of a stack leads, e.g. `rules.mjs:3:9`, as seen from a folder; undefined for Node's own code. */
export function placeInStack(line: string | undefined, cwd: string): string | undefined {
  if (line === undefined || line.includes("node:")) return undefined;
  // The place stands in brackets behind the name of a function, or alone.
  const place = / \((.*)\)$/.exec(line)?.[1] ?? line.replace(/^\s*at (?:async )?/, "");
  const [, file = place, position = ""] = /^(.*?)(?:\?[^?]*?)?((?::\d+){2})$/.exec(place) ?? [];
  const path = file.startsWith("file:") ? fileURLToPath(file) : file;
  return `${relative(cwd, path).replaceAll("\\", "/")}${position}`;
}
