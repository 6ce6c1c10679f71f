import type { DrawDiagram } from "../diagrams/draw-diagram.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Html } from "../../page-model/parts.ts";
import type { TocEntry } from "../../page-model/page.ts";

/** What rendering asks of the site around a page; all else stands in the page's own text. */
export interface ProseContext {
  /** Where a target leads that the author wrote; nothing in it when it leads nowhere. */
  resolve(target: string, kind: ProseTargetKind): ResolvedTarget;
  /** Text of a file by the path that an include names; undefined when there is none. */
  include(path: string): string | undefined;
  /** Draws Mermaid; without it a diagram is shown as its text. */
  readonly drawDiagram?: DrawDiagram | undefined;
  readonly report?: Report | undefined;
}

export type ProseTargetKind = "link" | "image" | "frame";

export interface ResolvedTarget {
  /** Final, as it stands in the page. */
  readonly href?: string | undefined;
  /** On another site: linked, never loaded. Without an address it exists but is nowhere published, so its text is all there is. */
  readonly external?: boolean | undefined;
  /** Of a picture, in pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface RenderedProse {
  readonly html: Html;
  readonly toc: readonly TocEntry[];
  /** The words of the page without code and markup, for search. */
  readonly searchText: string;
}

/** How a piece of Markdown stands on a page that shows more than it. */
export interface FragmentOptions {
  /** Path of the file that the text is from; relative targets count from there. */
  readonly file: string;
  /** Level that its highest headings have on the page. */
  readonly topLevel: number;
  /** Begins its ids; each fragment of a page has its own. */
  readonly idPrefix: string;
  /** Where a target leads that counts from another place than the file; undefined for all others. */
  readonly resolve?: ((target: string) => ResolvedTarget | undefined) | undefined;
}
