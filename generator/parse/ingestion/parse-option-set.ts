import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { checkManifest } from "./check-manifest.ts";
import type { OptionSetDocument } from "./ingestion-document.ts";
import { readLocatedYaml } from "../yaml/located-yaml.ts";
import { readKey } from "./manifest-place.ts";
import { optionSetSchema } from "./manifest-schema.ts";
import { readManifestOptions } from "./read-manifest-options.ts";

/** Reads options that several plugins share. What is wrong is reported and left out, as in a manifest. */
export function parseOptionSet(file: SourceFile, report: Report): OptionSetDocument | undefined {
  const yaml = readLocatedYaml(file.path, file.text);
  if ("detail" in yaml) {
    report.add(ingestionCodes.malformedManifest({ detail: yaml.detail }), yaml.span);
    return undefined;
  }
  // Other files may well stand in a folder of this name.
  if (readKey(yaml.value, "set") === undefined) {
    report.add(ingestionCodes.notOptionSet(), yaml.locate([]));
    return undefined;
  }
  const set = checkManifest(yaml, { schema: optionSetSchema, list: "options" }, report);
  if (set === undefined) return undefined;
  return {
    kind: "optionSet",
    file: file.path,
    name: { text: set.set, span: yaml.locate(["set"]) },
    ...readManifestOptions(set, { yaml, path: [], value: yaml.value }),
  };
}
