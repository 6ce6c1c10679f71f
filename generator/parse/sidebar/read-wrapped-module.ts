import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile, SourceModule } from "../../sources/source-file.ts";
import type { LocatedObject } from "../json/located-json.ts";
import { maskTypes } from "./mask-types.ts";
import { readModule } from "./read-module.ts";

/** What a module exports, read and never run; functions of the names that a pattern finds hand on what they are given. */
export function readWrappedModule(
  file: Pick<SourceFile, "path" | "text" | "modules">,
  wrapper: RegExp,
  report: Report,
): LocatedObject | undefined {
  // A name and a bracket are as long as blanks and a bracket, so that places stay what they are.
  const unwrap = ({ path, text }: SourceModule): SourceModule => ({
    path,
    text: path.endsWith(".json")
      ? text
      : maskTypes(text).replace(wrapper, (call) => `${call.slice(0, -1).replaceAll(/\S/g, " ")}(`),
  });
  const value = readModule({ ...unwrap(file), modules: file.modules?.map(unwrap) }, report);
  return value?.kind === "object" ? value : undefined;
}
