import type { SourceFile } from "../../../generator/discover/source-file.ts";

/** A text for a reader; a config file has none among those of models. */
export interface FuzzInput {
  readonly path: string;
  readonly text: string;
  readonly kind: SourceFile["kind"] | "config";
}
