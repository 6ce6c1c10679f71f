import { folderOf, joinPath } from "./content-paths.ts";

/** Of a module's text, what it may import that is written as a path from it, in the order in which it names them. */
export function listModulePaths(text: string): readonly string[] {
  const named = text.matchAll(/\b(?:from|import|require\s{0,9}\()\s{0,9}(['"])(\.{1,2}\/[^'"\n]{0,300})\1/g);
  return [...new Set([...named].map(([, , path = ""]) => path))];
}

const extensions = ["ts", "mts", "cts", "js", "mjs", "cjs", "json"];

/** The paths that an imported module may have, the likeliest first; none where it is a file of something else. */
export function listModuleCandidates(written: string, file: string): readonly string[] {
  const path = joinPath(folderOf(file), written);
  if (path === undefined) return [];
  // What is written in TypeScript is imported by the name of what is made of it.
  const bare = path.replace(/\.([cm]?)js$/, "");
  const named = /\.(?:[cm]?[jt]s|json)$/.test(path) ? [path] : [];
  const whole = extensions.map((extension) => `${bare}.${extension}`);
  const folders = extensions.map((extension) => (path === "" ? `index.${extension}` : `${path}/index.${extension}`));
  return [...new Set([...named, ...whole, ...folders])];
}
