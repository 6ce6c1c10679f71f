import type { Report } from "../../diagnostics/report.ts";
import { checkManifest } from "./check-manifest.ts";
import type { ComponentManifestDocument, ManifestComponent } from "./ingestion-document.ts";
import type { LocatedYaml } from "../yaml/located-yaml.ts";
import { inside, readText, spanOf, type Place } from "./manifest-place.ts";
import { componentManifestSchema } from "./manifest-schema.ts";
import { readManifestOptions } from "./read-manifest-options.ts";

/** Reads a manifest of components. What is wrong in it is reported and left out. */
export function readComponentManifest(
  file: string,
  yaml: LocatedYaml,
  report: Report,
): ComponentManifestDocument | undefined {
  const manifest = checkManifest(yaml, { schema: componentManifestSchema, list: "components" }, report);
  if (manifest === undefined) return undefined;
  const list = inside({ yaml, path: [], value: yaml.value }, "components");
  return {
    kind: "componentManifest",
    file,
    components: manifest.components.map((component, index): ManifestComponent => {
      const place: Place = inside(list, index);
      return {
        kind: component.kind,
        id: component.id,
        className: component.class,
        extra: component.extra,
        intro: readText(component.intro, place, "intro"),
        listsOptions: component.options !== undefined || component.include !== undefined,
        options: readManifestOptions(component, place),
        span: spanOf(place),
      };
    }),
  };
}
