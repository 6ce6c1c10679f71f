import type { Place } from "../../plugin.ts";

/** What options stand on. */
export const optionTargets = ["file", "message", "field", "oneof", "enum", "value", "service", "method"] as const;

/** One of these. */
export type OptionTarget = (typeof optionTargets)[number];

/** An option that a file declares, by extending what its language has for options of a target. */
export interface OptionData {
  readonly fullName: string;
  readonly target: OptionTarget;
  readonly number: number;
  /** A scalar or a full name; as it is written where nothing of that name is known. */
  readonly type: { readonly type: string; readonly isKnown?: true | undefined };
  readonly isList?: true | undefined;
  readonly doc?: string | undefined;
  readonly deprecated?: string | boolean | undefined;
  readonly place: Place;
}
