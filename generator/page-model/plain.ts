import type { CodeTab, DeprecationView, Fact, FieldRow, Html, LinkItem, RichText } from "./parts.ts";

/* What plug-ins show: headings with parts of a few kinds below them, on pages of their own or behind what others show. */

/** A page of a plug-in. */
export interface PlainContent {
  readonly kind: "plain";
  readonly deprecated?: DeprecationView | undefined;
  readonly doc?: Html | undefined;
  readonly facts: readonly Fact[];
  readonly sections: readonly PlainSectionView[];
}

/** A heading with what stands below it. */
export interface PlainSectionView {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly PlainPartView[];
  /** Below a smaller heading. */
  readonly sections: readonly PlainSectionView[];
}

/** One of the things that stand below a heading. */
export type PlainPartView =
  | { readonly kind: "text"; readonly html: Html }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | { readonly kind: "rows"; readonly nameLabel: string; readonly rows: readonly FieldRow[] }
  | { readonly kind: "table"; readonly columns: readonly string[]; readonly rows: readonly (readonly RichText[])[] }
  | { readonly kind: "code"; readonly id: string; readonly tabs: readonly CodeTab[] }
  | { readonly kind: "links"; readonly links: readonly LinkItem[] };
