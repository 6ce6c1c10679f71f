import type { LocatedEntry } from "../json/located-json.ts";
import { cleanDoc } from "./clean-doc.ts";
import type { IdlStream } from "./idl-stream.ts";
import { readIdlValue } from "./read-idl-value.ts";

/** What stands before a declaration, a type or a name. */
export interface Annotations {
  /** The offset of the first token, of which there may be none. */
  readonly start: number;
  readonly doc: LocatedEntry | undefined;
  readonly properties: readonly LocatedEntry[];
}

/** Doc comments, of which the last one counts, and annotations such as `@aliases(["Cargo"])`. */
export function readAnnotations(stream: IdlStream): Annotations {
  let start: number | undefined;
  let doc: LocatedEntry | undefined;
  const properties: LocatedEntry[] = [];
  for (;;) {
    const token = stream.peek();
    if (token.kind === "doc") {
      stream.take();
      start = properties.length === 0 ? token.start : start;
      doc = stream.toEntry("doc", { kind: "scalar", value: cleanDoc(token.text), span: stream.spanOf(token) }, token);
    } else if (stream.takeMark("@")) {
      start ??= token.start;
      const name = stream.expectName("the name of the annotation");
      stream.expectMark("(");
      const value = readIdlValue(stream);
      stream.expectMark(")");
      properties.push(stream.toEntry(name.text, value, name));
    } else {
      return { start: start ?? token.start, doc, properties };
    }
  }
}

/** All of them as attributes of what they stand before. */
export function listAttributes({ doc, properties }: Annotations): readonly LocatedEntry[] {
  return doc === undefined ? properties : [doc, ...properties];
}
