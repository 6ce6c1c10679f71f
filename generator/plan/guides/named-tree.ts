import type { GuideNode } from "./guide-tree.ts";

/** What a sidebar comes to, under the sidebar's name. */
export interface NamedTree {
  readonly name: string;
  readonly nodes: readonly GuideNode[];
}
