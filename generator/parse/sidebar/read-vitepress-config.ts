import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../discover/source-file.ts";
import type { LocatedObject } from "../json/located-json.ts";
import { maskTypes } from "./mask-types.ts";
import { readModule } from "./read-module.ts";

/** What `defineConfig({ … })` and the like are given, under which they hand it on. */
const wrapper = /\b(?:define[A-Z]\w{0,40}|with[A-Z]\w{0,40})\s*\(/g;

/** What a module of VitePress's configuration exports, read and never run. */
export function readVitepressConfig(
  file: Pick<SourceFile, "path" | "text">,
  report: Report,
): LocatedObject | undefined {
  // A name and a bracket are as long as blanks and a bracket, so that places stay what they are.
  const text = maskTypes(file.text).replace(wrapper, (call) => `${" ".repeat(call.length - 1)}(`);
  const value = readModule({ path: file.path, text }, report);
  return value?.kind === "object" ? value : undefined;
}
