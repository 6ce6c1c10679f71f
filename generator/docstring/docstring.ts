import type { SdkExample } from "../catalogue/sdk.ts";

/** What a docstring says, taken apart; its texts are Markdown. */
export interface Docstring {
  /** What stands outside of all sections. */
  readonly doc?: string | undefined;
  /** In the written order, names with their stars. */
  readonly parameters: readonly DocstringItem[];
  readonly attributes: readonly DocstringItem[];
  readonly returns?: { readonly type?: string | undefined; readonly doc?: string | undefined } | undefined;
  readonly raises: readonly { readonly type: string; readonly when?: string | undefined }[];
  readonly examples: readonly SdkExample[];
  /** Why it should not be used any more; empty where that is all it says. */
  readonly deprecated?: string | undefined;
}

/** A name with what is said of it. */
export interface DocstringItem {
  readonly name: string;
  readonly type?: string | undefined;
  readonly doc?: string | undefined;
}

/** A part of a docstring under a heading that tools know. */
export interface DocstringSection {
  readonly kind: DocstringSectionKind;
  /** As written. */
  readonly heading: string;
  readonly style: "google" | "numpy";
  /** Without the indentation that all of them share. */
  readonly lines: readonly string[];
}

/** What a section of a docstring is about, whatever its style calls it. */
export type DocstringSectionKind = "parameters" | "attributes" | "returns" | "raises" | "examples" | "deprecated";
