import type { Span } from "../../catalogue/span.ts";
import type { LocatedJson } from "../json/located-json.ts";

/** Where a value is written, and where what it has from other files is. */
export function listWrittenSpans(value: LocatedJson, around?: string): readonly Span[] {
  const { file } = value.span;
  const inner =
    value.kind === "array"
      ? value.items
      : value.kind === "object"
        ? [...value.entries.values()].map((entry) => entry.value)
        : [];
  return [...(file === around ? [] : [value.span]), ...inner.flatMap((each) => listWrittenSpans(each, file))];
}
