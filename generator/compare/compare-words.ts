import type { Span } from "../catalogue/span.ts";
import type { Change, ChangeArea } from "./change.ts";
import { makeChange } from "./make-change.ts";
import type { ChangeCode } from "./rules.ts";

/** Where a difference is told: under which thing, as which part of it, by which coordinate. */
export interface Site {
  readonly area: ChangeArea;
  readonly thing: string;
  readonly coordinate: string;
  /** The part of the thing; absent where it is the thing itself. */
  readonly name?: string | undefined;
}

/** What is said of a thing besides its shape. */
export interface Worded {
  readonly doc?: string | undefined;
  readonly deprecated?: { readonly reason?: string | undefined } | undefined;
  readonly span?: Span | undefined;
}

/** Codes for a mark that something should no longer be used: set, lifted, and given in other words. */
export interface DeprecationCodes {
  readonly set: ChangeCode;
  readonly lifted: ChangeCode;
  readonly reworded?: ChangeCode | undefined;
}

/** What differs in words about a thing that both models have: its description, and whether it should be used. */
export function compareWords(site: Site, was: Worded, is: Worded, codes?: DeprecationCodes): readonly Change[] {
  return [...(codes === undefined ? [] : compareDeprecation(site, was, is, codes)), ...compareDocs(site, was, is)];
}

function compareDocs(site: Site, was: Worded, is: Worded): readonly Change[] {
  const [earlier, later] = [was.doc?.trim(), is.doc?.trim()];
  if (earlier === later) return [];
  const [before, after] = [
    earlier === undefined ? undefined : { text: earlier, span: was.span },
    later === undefined ? undefined : { text: later, span: is.span },
  ];
  const code =
    before === undefined
      ? "docs/description-added"
      : after === undefined
        ? "docs/description-removed"
        : "docs/description-changed";
  return [makeChange({ ...site, code, before, after })];
}

function compareDeprecation(site: Site, was: Worded, is: Worded, codes: DeprecationCodes): readonly Change[] {
  const [earlier, later] = [was.deprecated, is.deprecated];
  const before = earlier && { text: earlier.reason, span: was.span };
  const after = later && { text: later.reason, span: is.span };
  if (earlier === undefined && later === undefined) return [];
  if (earlier === undefined) return [makeChange({ ...site, code: codes.set, after })];
  if (later === undefined) return [makeChange({ ...site, code: codes.lifted, before })];
  if (codes.reworded === undefined || earlier.reason === later.reason) return [];
  return [makeChange({ ...site, code: codes.reworded, before, after })];
}
