import type { Span } from "../catalogue/span.ts";

/**
 * A place inside the annotations of something, given by the name of that: linked models don't hold
 * where each key of an annotation stands, which only a mistake in it asks for.
 */
export interface AnnotationSpan extends Span {
  readonly annotation: {
    /** Keys from the annotation's name down; items of lists by their number. */
    readonly path: readonly string[];
    readonly part: "key" | "value";
  };
}

/** The key at the path in the annotations of what has its name at `name`. */
export function annotationKey(name: Span, ...path: readonly string[]): AnnotationSpan {
  return { ...name, annotation: { path, part: "key" } };
}

/** The value at the path in the annotations of what has its name at `name`. */
export function annotationValue(name: Span, ...path: readonly string[]): AnnotationSpan {
  return { ...name, annotation: { path, part: "value" } };
}

/** Whether the place is yet to be found in the text. */
export function isAnnotationSpan(span: Span): span is AnnotationSpan {
  return "annotation" in span;
}
