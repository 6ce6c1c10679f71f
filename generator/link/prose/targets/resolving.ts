import type { ProseLink } from "../../../catalogue/prose.ts";
import type { Report } from "../../../diagnostics/report.ts";
import type { ProseTarget } from "../../../parse/prose/prose-document.ts";
import type { IndexedPage, ProseIndex } from "../prose-index.ts";

/** What a target leads to, without the target itself. */
export type Resolved = ProseLink extends infer Link
  ? Link extends unknown
    ? Omit<Link, "target" | "span">
    : never
  : never;

/** The text that a target stands in. */
export interface LinkOrigin {
  readonly file: string;
  /** Folder from which root-relative targets count. */
  readonly root: string;
  /** Another file from which targets that lead upwards may be meant to count. */
  readonly alias?: string | undefined;
  /** The page that the text is; a part of another page leaves anchors of its own to planning. */
  readonly page?: IndexedPage | undefined;
}

/** A target on its way to what it means. */
export interface Resolving {
  readonly origin: LinkOrigin;
  readonly index: ProseIndex;
  readonly written: ProseTarget;
  readonly report: Report;
}
