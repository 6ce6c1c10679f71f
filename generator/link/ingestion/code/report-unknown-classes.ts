import type { Span } from "../../../catalogue/span.ts";
import { ingestionCodes } from "../../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../../diagnostics/report.ts";

/** The class of a plugin that is not in the input. */
export interface UnknownClass {
  readonly plugin: string;
  /** With its module. */
  readonly className: string;
  /** Of the package that registers the plugin. */
  readonly folder: string;
  /** Where the module is in the input, its name is no sign that there is more to read. */
  readonly isModuleThere: boolean;
  readonly span: Span;
}

/** Fewer may be as many mistakes; more are a package of which the input holds a part. */
const fewestOfPart = 5;

/**
 * Reports the classes of plugins that aren't there; those of a package of which many modules are missing at once, since it has one
 * cause. Tells whether there is such a package.
 */
export function reportUnknownClasses(unknown: readonly UnknownClass[], report: Report): boolean {
  let isAnyPart = false;
  for (const folder of new Set(unknown.map((one) => one.folder))) {
    const ofPackage = unknown.filter((one) => one.folder === folder);
    const missing = ofPackage.filter(({ isModuleThere }) => !isModuleThere);
    const isPart = missing.length >= fewestOfPart;
    isAnyPart ||= isPart;
    for (const one of ofPackage) {
      const { plugin, className, span } = one;
      const isTogether = isPart && !one.isModuleThere;
      if (isTogether && one !== missing[0]) continue;
      const others = isTogether ? missing.slice(1).map((other) => other.plugin) : [];
      report.add(ingestionCodes.unknownPluginClass({ plugin, className, others }), span);
    }
  }
  return isAnyPart;
}
