import type { CodeFiles } from "../../../parse/documents.ts";
import { frameworkModules } from "./framework-modules.ts";

/** Where stand-ins are among the files of an input: no path of a file begins like this. */
export const frameworkRoot = "aspectdoc:framework";

/** A module that every release of the platform's package has. */
const mark = /(?:^|\/)datahub\/configuration\/common\.py$/;

/**
 * The files, with stand-ins for the platform's own classes where they lack them. They are read like all others, for what
 * leads to them alone.
 */
export function addFramework(files: CodeFiles): CodeFiles {
  if ([...files.keys()].some((path) => mark.test(path))) return files;
  const all = new Map(files);
  for (const [below, text] of frameworkModules) {
    const path = `${frameworkRoot}/${below}`;
    all.set(path, { path, text, kind: "python" });
  }
  return all;
}

/** Whether a file is one of those that stand in for the platform's own. */
export function isFramework(file: string): boolean {
  return file.startsWith(`${frameworkRoot}/`);
}
