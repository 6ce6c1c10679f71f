import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { getObject } from "../json/get-value.ts";
import type { LocatedObject } from "../json/located-json.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { readWrappedModule } from "./read-wrapped-module.ts";

/** What a module of VuePress's configuration exports and what it gives its theme. */
export interface VuepressConfig {
  readonly site: LocatedObject;
  readonly theme: LocatedObject | undefined;
}

/** `defineUserConfig({ … })`, themes that are called with what they are to show, and a module that is a function, `ctx => ({ … })`. */
const wrapper =
  /(?:\b(?:define[A-Z]\w{0,40}|[a-z]\w{0,40}Theme|sidebar|navbar)|(?<=[=(]\s{0,9})\(?\w{0,40}\)?\s{0,9}=>)\s{0,9}\(/g;

/** Reads the configuration of VuePress, a module that is never run or YAML; undefined where it is none. */
export function readVuepressConfig(
  file: Pick<SourceFile, "path" | "text" | "modules">,
  report: Report,
): VuepressConfig | undefined {
  const value = /\.ya?ml$/i.test(file.path) ? readYaml(file, report) : readWrappedModule(file, wrapper, report);
  if (value?.kind !== "object") return undefined;
  return { site: value, theme: getObject(value, "themeConfig") ?? getObject(value, "theme") };
}
