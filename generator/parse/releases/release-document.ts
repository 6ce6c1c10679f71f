import type { Release } from "../../catalogue/releases.ts";

/** A release as its file has it; only there can it be a draft. */
export interface WrittenRelease extends Release {
  readonly draft: boolean;
}
