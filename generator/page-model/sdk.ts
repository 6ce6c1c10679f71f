import type { IndexItem, SymbolView } from "./metamodel.ts";
import type {
  Badge,
  CodeTab,
  DeprecationView,
  Fact,
  FieldRow,
  Html,
  LinkGroup,
  LinkItem,
  RichText,
  SourceView,
} from "./parts.ts";

/** Contents of the client library's pages. */
export type SdkPageContent = SdkOverviewContent | SdkModuleContent | SdkClassContent | SdkModelClassContent;

/** Anchors of a page's own parts; the tilde keeps them apart from names of the library. */
export const sdkSections = {
  install: "~install",
  constructor: "~constructor",
  constants: "~constants",
  enums: "~enums",
  classes: "~classes",
  functions: "~functions",
  attributes: "~attributes",
  methods: "~methods",
  examples: "~examples",
  inherited: "~inherited",
  values: "~values",
  schema: "~schema",
} as const;

/** A part of the library: its modules and what each of them holds. */
export interface SdkOverviewContent {
  readonly kind: "sdkOverview";
  readonly doc?: Html | undefined;
  readonly install?: CodeTab | undefined;
  readonly modules: readonly SdkModuleEntry[];
}

/** A module with what it holds, on the page of its part of the library. */
export interface SdkModuleEntry {
  /** Anchor. */
  readonly id: string;
  readonly link: LinkItem;
  readonly summary: string;
  /** Names of the methods that most of many classes have, told here and not of each; empty where there are none. */
  readonly shared: readonly string[];
  readonly classes: readonly SdkClassEntry[];
  /** Functions under their headings, enums and constants; empty groups are left out. */
  readonly groups: readonly LinkGroup[];
}

/** A class in a line, with links to its methods. */
export interface SdkClassEntry {
  readonly link: LinkItem;
  readonly summary: string;
  readonly methods: readonly LinkItem[];
}

/** A module: what it holds besides classes, which have pages of their own. */
export interface SdkModuleContent {
  readonly kind: "sdkModule";
  readonly doc?: Html | undefined;
  readonly source?: SourceView | undefined;
  readonly importLine: CodeTab;
  readonly classes: readonly IndexItem[];
  readonly enums: readonly SdkEnumView[];
  readonly constants: readonly FieldRow[];
  readonly functions: readonly SdkFunctionGroup[];
  /** The pages of a module that fills several. */
  readonly parts: readonly LinkItem[];
  /** Which of them this page is, counted from 0. */
  readonly part: number;
}

/** An enum of a module. */
export interface SdkEnumView {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  readonly doc?: Html | undefined;
  readonly deprecated?: DeprecationView | undefined;
  readonly values: readonly SymbolView[];
}

/** Functions or methods under one heading. */
export interface SdkFunctionGroup {
  readonly id: string;
  /** Absent where there is nothing to tell apart. */
  readonly label?: string | undefined;
  readonly functions: readonly SdkFunctionView[];
}

/** A function or method. */
export interface SdkFunctionView {
  /** Anchor: the function's name. */
  readonly id: string;
  readonly name: string;
  readonly badges: readonly Badge[];
  readonly deprecated?: DeprecationView | undefined;
  readonly signature: RichText;
  readonly doc?: Html | undefined;
  readonly source?: SourceView | undefined;
  readonly parameters: readonly FieldRow[];
  readonly returns?: SdkReturnsView | undefined;
  readonly raises: readonly SdkErrorView[];
  /** The requests that it makes, linked where they are described. */
  readonly endpoints: readonly RichText[];
  readonly examples: readonly CodeTab[];
}

/** What a call gives back. */
export interface SdkReturnsView {
  readonly type: RichText;
  readonly doc?: Html | undefined;
}

/** What a call may raise, and when. */
export interface SdkErrorView {
  readonly type: RichText;
  readonly when?: Html | undefined;
}

/** A class: how it is made, what it holds and does. */
export interface SdkClassContent {
  readonly kind: "sdkClass";
  readonly deprecated?: DeprecationView | undefined;
  readonly doc?: Html | undefined;
  readonly source?: SourceView | undefined;
  readonly facts: readonly Fact[];
  readonly importLine: CodeTab;
  /** How it is made; absent for a class that its users don't make. */
  readonly signature?: RichText | undefined;
  readonly parameters: readonly FieldRow[];
  readonly raises: readonly SdkErrorView[];
  readonly attributes: readonly FieldRow[];
  readonly methods: readonly SdkFunctionGroup[];
  readonly inherited: readonly SdkInheritance[];
  /** The pages of a class that fills several. */
  readonly parts: readonly LinkItem[];
  /** Which of them this page is, counted from 0. */
  readonly part: number;
  readonly examples: readonly CodeTab[];
}

/** Methods that a class has from one above it, on whose page they are described. */
export interface SdkInheritance {
  readonly id: string;
  /** Of which class, e.g. `Inherited from Urn`. */
  readonly label: string;
  /** Each leads to the description, and has its anchor here as well. */
  readonly methods: readonly (IndexItem & { readonly id: string })[];
}

/** The class of a record or enum. */
export interface SdkModelClassContent {
  readonly kind: "sdkModelClass";
  readonly deprecated?: DeprecationView | undefined;
  readonly doc?: Html | undefined;
  readonly source?: SourceView | undefined;
  readonly facts: readonly Fact[];
  readonly importLine: CodeTab;
  readonly signature?: RichText | undefined;
  /** Arguments of the constructor, which are the properties as well, in the order of the constructor. */
  readonly parameters: readonly FieldRow[];
  /** For an enum. */
  readonly constants: readonly SymbolView[];
}
