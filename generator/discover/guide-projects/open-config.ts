import { createReport } from "../../diagnostics/report.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { takeFirstSide } from "../../parse/take-first-side.ts";
import { readYaml } from "../../parse/yaml/read-yaml.ts";
import { endLines } from "../../places/end-lines.ts";
import type { FileTree } from "../files/file-tree.ts";
import { dropByteOrderMark } from "../../places/drop-byte-order-mark.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { findConfig } from "./find-config.ts";

/** No configuration that somebody keeps comes near. */
export const largestConfig = 1_000_000;

/** The text of a configuration, as that of any other file of an input, by its path below one; undefined where there is none, or none that can be read. */
export function openConfig(input: string, file: string, tree: FileTree): string | undefined {
  const location = findConfig(input, file, tree);
  const read = location === undefined ? undefined : tree.read(location, largestConfig, 0);
  if (read === undefined || "failure" in read || read.size > largestConfig) return undefined;
  const text = endLines(dropByteOrderMark(read.bytes.toString("utf8")));
  return takeFirstSide({ path: file, text, kind: "sidebar" }, createReport()).text;
}

/** The object that a configuration in YAML is; an empty one where it is none. What is wrong with it is told elsewhere. */
export function openYamlConfig(input: string, file: string, tree: FileTree): LocatedObject {
  const text = openConfig(input, file, tree);
  const value = text === undefined ? undefined : readYaml({ path: file, text }, createReport());
  const span = startOfFile(file);
  return value?.kind === "object" ? value : { kind: "object", entries: new Map(), span };
}
