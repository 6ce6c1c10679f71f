import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { LocatedObject } from "../json/located-json.ts";
import { readWrappedModule } from "./read-wrapped-module.ts";

/** What a module of Astro's configuration says of the site, and what it gives Starlight. */
export interface StarlightConfig {
  readonly site: LocatedObject;
  readonly starlight: LocatedObject;
}

/** Reads the configuration of Astro, which is never run; undefined where Starlight is none of its integrations. */
export function readStarlightConfig(
  file: Pick<SourceFile, "path" | "text">,
  report: Report,
): StarlightConfig | undefined {
  const site = readWrappedModule(file, /\b(?:defineConfig|starlight)\s*\(/g, report);
  const integrations = site?.entries.get("integrations")?.value;
  const given = integrations?.kind === "array" ? integrations.items : [];
  // Others are given something as well, but none of them has a title or an order.
  const starlight = given.find(
    (item): item is LocatedObject =>
      item.kind === "object" && (item.entries.has("title") || item.entries.has("sidebar")),
  );
  return site === undefined || starlight === undefined ? undefined : { site, starlight };
}
