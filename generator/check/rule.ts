import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Report } from "../diagnostics/report.ts";

/** Looks at the whole catalogue, changes nothing, and reports what would mislead readers. */
export type Rule = (catalogue: Catalogue, report: Report) => void;
