import type { DrawDiagram } from "../diagrams/diagrams.ts";
import type { DrawFormula } from "../formulas/formulas.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { ProseLink } from "../../catalogue/prose.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Html } from "../../page-model/parts.ts";
import type { TocEntry } from "../../page-model/page.ts";
import type { GeneratedPlaces } from "./generated-pages.ts";

/** What rendering asks of the site around a page; all else stands in the page's own text. */
export interface ProseContext {
  /** Where a target leads that the author wrote; nothing in it when it leads nowhere. */
  resolve(target: string, kind: ProseTargetKind): ResolvedTarget;
  /** Text of a file by the path that an include names; undefined when there is none. */
  include(path: string): string | undefined;
  /** The page or section of the command that a piece of code begins with; without it there is none. */
  findCommand?(words: string): string | undefined;
  /** Where the repository shows the issue or change of a number that the text names as `#1234`; without it such are text. */
  findIssue?(number: string): string | undefined;
  /** What is in the part of the sidebar that the page stands for; without it there is none. */
  listBeside?(): readonly PlacedLink[];
  /** What is below the page there, for one without a text, which stands for nothing else. */
  listBelow?(): readonly PlacedLink[];
  /** Whether the heading that the text begins with says what stands above it as the page's title. */
  readonly isTitleRepeated?: boolean | undefined;
  /** Draws Mermaid; without it a diagram is shown as its text. */
  readonly drawDiagram?: DrawDiagram | undefined;
  /** Draws formulas; without it they are shown as they are written. */
  readonly drawFormula?: DrawFormula | undefined;
  /** Whether nobody will see it, who only wants to know what is wrong with it. */
  readonly isUnseen?: boolean | undefined;
  readonly report?: Report | undefined;
}

/** A link whose address is as it stands in the page. */
export interface PlacedLink {
  readonly label: string;
  readonly href: string;
}

/** What a target is wanted for: to be followed, shown as a picture, or opened in a frame. */
export type ProseTargetKind = "link" | "image" | "frame";

/** What a target has been found to be. Without an address, only its text is shown. */
export interface ResolvedTarget {
  /** Final, as it stands in the page. */
  readonly href?: string | undefined;
  /** On another site: linked, never loaded. Without an address it exists but is nowhere published, so its text is all there is. */
  readonly external?: boolean | undefined;
  /** A file that is copied into the site for readers to keep; browsers are not to show it as a page. */
  readonly download?: boolean | undefined;
  /** The file itself, for links that offer it, where others lead to the page of what it declares. */
  readonly file?: ResolvedTarget | undefined;
  /** Name of what is there, where it is known. */
  readonly leadsTo?: string | undefined;
  /** Heading of the place on the page. */
  readonly section?: string | undefined;
  /** Of a picture, in pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A text as HTML. */
export interface RenderedProse {
  readonly html: Html;
  readonly toc: readonly TocEntry[];
  /** The words that it begins with, without markup; empty where there are none. */
  readonly opening: string;
}

/** The id on the page for an anchor in a text; undefined, and reported, when nothing has that name. */
export type FindOwnAnchor = (anchor: string, link: ProseLink) => string | undefined;

/** How a piece of Markdown stands on a page that shows more than it. */
export interface FragmentOptions {
  /** Where the text stands in its file; its links have been looked up by it. */
  readonly span: Span;
  /** Level that its highest headings have on the page. */
  readonly topLevel: number;
  /** Begins its ids; each fragment of a page has its own. */
  readonly idPrefix: string;
  /** The pages made from the model that it may lead to. */
  readonly generated: GeneratedPlaces;
  /** Text of a file by the path that an include names; without it there is none. */
  readonly include?: ProseContext["include"] | undefined;
  /** The id for an anchor that its author wrote, in place of the ids in the text alone. */
  readonly findOwn?: FindOwnAnchor | undefined;
}
