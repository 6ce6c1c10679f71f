import type { IndexItem } from "./metamodel.ts";
import type { Badge, CodeTab, DeprecationView, Fact, FieldRow, Html, LinkItem, SourceView } from "./parts.ts";

/** Contents of the Rest.li pages. */
export type RestliPageContent = RestliOverviewContent | RestliResourceContent;

/** Anchors of a page's own parts; the tilde keeps them apart from names of calls. */
export const restliSections = {
  resources: "~resources",
  calling: "~calling",
  calls: "~calls",
  subresources: "~sub-resources",
  methods: "~methods",
  finders: "~finders",
  batchFinders: "~batch-finders",
  actions: "~actions",
  entityActions: "~entity-actions",
} as const;

/** All resources, and how any of them is called. */
export interface RestliOverviewContent {
  readonly kind: "restliOverview";
  readonly intro: string;
  readonly resources: readonly IndexItem[];
  /** What holds for every call. */
  readonly calling: Html | undefined;
  readonly example: CodeTab;
}

/** A resource: where it is and what can be asked of it. */
export interface RestliResourceContent {
  readonly kind: "restliResource";
  readonly deprecated?: DeprecationView | undefined;
  readonly doc?: Html | undefined;
  readonly source?: SourceView | undefined;
  readonly facts: readonly Fact[];
  /** Every call in a line; empty where there are too few to need it. */
  readonly calls: readonly RestliCallLine[];
  readonly groups: readonly RestliCallGroup[];
  /** Methods that the resource has without saying more. */
  readonly undescribed: readonly string[];
  readonly subresources: readonly LinkItem[];
}

/** A call in a line, with the way to its description. */
export interface RestliCallLine {
  readonly link: LinkItem;
  /** E.g. `POST /aspects?action=getAspect`. */
  readonly request: string;
  readonly summary: string;
}

/** Calls of one kind. */
export interface RestliCallGroup {
  readonly id: string;
  readonly label: string;
  readonly calls: readonly RestliCallView[];
}

/** A call with what it takes, an example, and what comes back. */
export interface RestliCallView {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  readonly badges: readonly Badge[];
  readonly deprecated?: DeprecationView | undefined;
  readonly doc?: Html | undefined;
  /** The first sentence of the doc as plain text; empty when there is none. */
  readonly summary: string;
  /** E.g. `POST /gms/aspects?action=restoreIndices`; absent for a method that Rest.li has not. */
  readonly request?: string | undefined;
  readonly parameters: readonly FieldRow[];
  readonly facts: readonly Fact[];
  readonly example?: CodeTab | undefined;
}
