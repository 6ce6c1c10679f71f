import { componentKinds, type IngestionComponent } from "../../catalogue/ingestion.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { CodeComponent } from "./code/read-connectors.ts";
import { linkOptions } from "./link-options.ts";
import { namePackage } from "./name-package.ts";

/** What recipes name besides sources, kind by kind, each by id. */
export function linkComponents(code: readonly CodeComponent[], report: Report): readonly IngestionComponent[] {
  const byName = new Map<string, IngestionComponent>();
  for (const component of code) {
    const { kind, id, className, file, doc, schema, options, hasExtra, span } = component;
    const first = byName.get(`${kind} ${id}`);
    if (first !== undefined) {
      report.add(ingestionCodes.duplicatePlugin({ plugin: id }), span, [
        { message: "first declared here", span: first.span },
      ]);
      continue;
    }
    byName.set(`${kind} ${id}`, {
      kind,
      id,
      className,
      codeFile: file,
      package: namePackage(component),
      extra: hasExtra ? id : "",
      intro: doc,
      options: linkOptions(options, report),
      unlisted: component.unlisted,
      takesNoOptions: schema !== undefined && options.length === 0 ? true : undefined,
      schema: options.length === 0 ? undefined : schema,
      span,
    });
  }
  return componentKinds.flatMap((kind) =>
    [...byName.values()].filter((component) => component.kind === kind).sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}
