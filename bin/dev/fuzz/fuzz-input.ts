import type { SourceFile } from "../../../generator/sources/source-file.ts";

/** A text for a reader; a config file has none among those of models. */
export interface FuzzInput {
  readonly path: string;
  readonly text: string;
  readonly kind: SourceFile["kind"] | "config";
  /** As references are read, what is referred to. */
  readonly role?: SourceFile["role"];
  /** The files around it, which lead to it: code is only read where names lead. */
  readonly beside?: readonly SourceFile[];
  /** The packages of a client library among them that are to be documented. */
  readonly packages?: readonly string[] | undefined;
  /** The plug-in that reads it, of those that come with the tool. */
  readonly plugin?: string | undefined;
  /** The text before it was damaged, which has to compare with what it has become. */
  readonly undamaged?: string | undefined;
}
