import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { LocatedObject } from "../json/located-json.ts";
import { readWrappedModule } from "./read-wrapped-module.ts";

/** What `defineConfig({ … })` and the like are given, under which they hand it on. */
const wrapper = /\b(?:define[A-Z]\w{0,40}|with[A-Z]\w{0,40})\s*\(/g;

/** What a module of VitePress's configuration exports, read and never run. */
export function readVitepressConfig(
  file: Pick<SourceFile, "path" | "text" | "modules">,
  report: Report,
): LocatedObject | undefined {
  return readWrappedModule(file, wrapper, report);
}
