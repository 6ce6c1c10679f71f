import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { PackageDocument } from "./package-document.ts";
import { parseEntryPoints, parseMetadata } from "./parse-dist-info.ts";
import { parsePyproject, toLostPackage } from "./parse-pyproject.ts";
import { parseSetupCfg } from "./parse-setup-cfg.ts";

/** Reads what a package says of itself, in a form that is no code. */
export function parsePackage(file: SourceFile, report: Report): PackageDocument {
  if (file.isLost === true) return toLostPackage(file.path);
  if (file.path.endsWith(".dist-info/METADATA")) return parseMetadata(file);
  if (file.path.endsWith(".dist-info/entry_points.txt")) return parseEntryPoints(file);
  return file.path.endsWith(".toml") ? parsePyproject(file, report) : parseSetupCfg(file);
}
