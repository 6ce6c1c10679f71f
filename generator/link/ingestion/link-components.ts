import { hasUnknownOptions } from "../../catalogue/has-unknown-options.ts";
import { componentKinds, type IngestionComponent } from "../../catalogue/ingestion.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { ComponentManifestDocument, ManifestComponent } from "../../parse/ingestion/ingestion-document.ts";
import type { CodeComponent } from "./code/read-connectors.ts";
import type { IncludeOptions } from "./include-options.ts";
import { linkOptions } from "./link-options.ts";
import { namePackage } from "./name-package.ts";

/** What recipes name besides sources, kind by kind, each by id. What has been declared goes before the code. */
export function linkComponents(
  code: readonly CodeComponent[],
  report: Report,
  declared: readonly IngestionComponent[] = [],
): readonly IngestionComponent[] {
  const byName = new Map<string, IngestionComponent>();
  for (const component of [...declared, ...code.map((each) => linkRead(each, report))]) {
    const { kind, id, span } = component;
    const first = byName.get(`${kind} ${id}`);
    if (first === undefined) byName.set(`${kind} ${id}`, component);
    else
      report.add(ingestionCodes.duplicatePlugin({ plugin: id }), span, [
        { message: "first declared here", span: first.span },
      ]);
  }
  return componentKinds.flatMap((kind) =>
    [...byName.values()].filter((component) => component.kind === kind).sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}

/** The components that manifests declare. */
export function linkDeclaredComponents(
  manifests: readonly ComponentManifestDocument[],
  includeOptions: IncludeOptions,
  report: Report,
): readonly IngestionComponent[] {
  return manifests.flatMap(({ components }) => components.map((each) => linkDeclared(each, includeOptions, report)));
}

function linkDeclared(
  component: ManifestComponent,
  includeOptions: IncludeOptions,
  report: Report,
): IngestionComponent {
  const { kind, id, className, extra = "", intro, listsOptions, span } = component;
  const options = linkOptions(includeOptions(component.options), report);
  const takesNone = listsOptions && component.options.includes.length === 0 && options.length === 0;
  return { kind, id, className, extra, intro, options, takesNoOptions: takesNone ? true : undefined, span };
}

function linkRead(component: CodeComponent, report: Report): IngestionComponent {
  const { kind, id, className, file, doc, schema, options, hasExtra, unlisted, foreignBases, span } = component;
  return {
    kind,
    id,
    className,
    codeFile: file,
    package: namePackage(component),
    extra: hasExtra ? id : "",
    intro: doc,
    options: linkOptions(options, report),
    unlisted,
    takesNoOptions: schema !== undefined && options.length === 0 && !hasUnknownOptions(foreignBases) ? true : undefined,
    schema: options.length === 0 ? undefined : schema,
    foreignBases,
    span,
  };
}
