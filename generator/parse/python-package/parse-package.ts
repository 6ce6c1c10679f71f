import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../discover/source-file.ts";
import type { PackageDocument } from "./package-document.ts";
import { parsePyproject } from "./parse-pyproject.ts";
import { parseSetupCfg } from "./parse-setup-cfg.ts";

/** Reads what a package says of itself, in either of the two forms that are no code. */
export function parsePackage(file: SourceFile, report: Report): PackageDocument | undefined {
  return file.path.endsWith(".toml") ? parsePyproject(file, report) : parseSetupCfg(file);
}
