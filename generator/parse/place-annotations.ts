import type { Span } from "../catalogue/span.ts";
import { type AnnotationSpan, isAnnotationSpan } from "../diagnostics/annotation-span.ts";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import { listJsonAnnotations } from "./json/list-json-annotations.ts";
import type { LocatedEntry, LocatedJson, LocatedObject } from "./json/located-json.ts";
import { listPdlAnnotations } from "./pdl/list-pdl-annotations.ts";
import { once } from "../engine/once.ts";

type Annotations = ReadonlyMap<string, LocatedObject>;

/** By the file, since a process that stays is told of the same mistakes after each edit. */
const annotated = new WeakMap<SourceFile, Annotations>();

/**
 * A report that marks mistakes in annotations where they stand. Texts are looked at again only for the files that have
 * such mistakes, once each; what isn't found there is marked at the name, as it came.
 */
export function placeAnnotations(files: readonly SourceFile[], report: Report): Report {
  const byPath = once(() => new Map(files.toReversed().map((file) => [file.path, file])));

  function listAnnotations(path: string): Annotations {
    const file = byPath().get(path);
    if (file === undefined) return new Map();
    const found = annotated.get(file) ?? readAnnotations(file);
    annotated.set(file, found);
    return found;
  }

  const place = (span: Span): Span => {
    if (!isAnnotationSpan(span)) return span;
    const { annotation, ...name } = span;
    const annotations = listAnnotations(name.file).get(toPlaceName(name));
    return (annotations && findPlace(annotations, annotation)) ?? name;
  };

  return {
    get diagnostics() {
      return report.diagnostics;
    },
    add(problem, span, related = []) {
      report.add(
        problem,
        span && place(span),
        related.map((one) => ({ ...one, span: place(one.span) })),
      );
    },
  };
}

/** By the places of names, the annotations of what is named there. */
function readAnnotations(file: SourceFile): Annotations {
  const listed = file.kind === "pdl" ? listPdlAnnotations(file) : listJsonAnnotations(file);
  return new Map(listed.map(({ name, annotations }) => [toPlaceName(name), annotations]));
}

function toPlaceName({ startLine, startColumn }: Span): string {
  return `${startLine}:${startColumn}`;
}

/** The key or value at the path, or that of the deepest part of the path that is there. */
function findPlace(annotations: LocatedObject, { path, part }: AnnotationSpan["annotation"]): Span | undefined {
  let current: LocatedJson = annotations;
  let place: Span | undefined;
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    if (current.kind === "array") {
      const item: LocatedJson | undefined = current.items[Number(step)];
      if (item === undefined) return place;
      place = item.span;
      current = item;
    } else {
      const entry: LocatedEntry | undefined = current.kind === "object" ? current.entries.get(step) : undefined;
      if (entry === undefined) return place;
      place = isLast && part === "value" ? entry.value.span : entry.keySpan;
      current = entry.value;
    }
  }
  return place;
}
