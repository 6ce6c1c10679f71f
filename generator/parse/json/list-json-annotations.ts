import { createReport } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { Span } from "../../catalogue/span.ts";
import type { LocatedJson, LocatedObject } from "./located-json.ts";
import { parseLocatedJson } from "./parse-located-json.ts";

/** The attributes of everything that has a name in a PDSC or Avro file; those that annotate it are among them. */
export function listJsonAnnotations(
  file: SourceFile,
): readonly { readonly name: Span; readonly annotations: LocatedObject }[] {
  const found: { name: Span; annotations: LocatedObject }[] = [];
  const visit = (value: LocatedJson): void => {
    if (value.kind === "array") for (const item of value.items) visit(item);
    if (value.kind !== "object") return;
    const name = value.entries.get("name")?.value;
    if (name?.kind === "scalar") found.push({ name: name.span, annotations: value });
    for (const entry of value.entries.values()) visit(entry.value);
  };
  // What is wrong with the text has been reported when it was read.
  const json = parseLocatedJson(file, createReport(), { comments: true });
  if (json !== undefined) visit(json);
  return found;
}
