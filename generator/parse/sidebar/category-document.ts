import type { WrittenDoc, WrittenIndex, WrittenItem } from "./sidebar-document.ts";

/** What a `_category_`, `.pages`, `.nav.yml`, `_meta`, `meta.json`, `_order.yaml`, `.order` or `toc.yml` file says of the folder that it is in. */
export interface CategoryDocument {
  readonly file: string;
  readonly label?: string | undefined;
  readonly position?: number | undefined;
  readonly collapsed?: boolean | undefined;
  readonly collapsible?: boolean | undefined;
  readonly className?: string | undefined;
  /** What its label leads to; `none` where that is to be nothing, absent where the folder's own page decides. */
  readonly link?: WrittenDoc | WrittenIndex | "none" | undefined;
  /** What is in it and in which order, where it says so. */
  readonly items?: readonly WrittenItem[] | undefined;
  /** Present where no list shows it. */
  readonly isHidden?: true | undefined;
}
