import { relative } from "node:path";
import { packageFolder } from "../package-folder.ts";
import type { ReadConfig } from "./read-config.ts";

/**
 * The configuration of a demonstration: the model that is bundled with Aspectdoc, and nothing of a config file, whose
 * title and looks are those of another model.
 */
export function makeDemoConfig(cwd: string): ReadConfig {
  const config = { title: demoTitle, inputs: [relative(cwd, packageFolder) || "."] };
  return { config, texts: new Map() };
}

/** What the bundled model documents; its version stands in `schemas/versions.yml`. */
const demoTitle = "DataHub";

/** Said wherever the bundled model is shown. */
export const demoNote = "this is the model that is bundled with Aspectdoc; name the folder of yours to see that";
