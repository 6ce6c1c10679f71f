import type { NavigationItem, NavigationTree } from "../../generator/page-model/page.ts";
import type { Link } from "../../generator/page-model/parts.ts";
import type { ReactNode } from "react";
import { toMarkup } from "../markup/to-markup.ts";
import { splitLabel } from "../../generator/page-model/split-label.ts";
import { BreakableLabel } from "./breakable-label.tsx";
import { cutNavigation, prepareNavigation, type PreparedTree } from "./cut-navigation.ts";

interface NavigationViewProps {
  readonly tree: NavigationTree;
  /** Key of the tree in the file of all trees. */
  readonly treeKey: string;
  /** Address of the file of all trees. */
  readonly file: string;
}

/** In a shorter tree, a reader finds a page sooner than a field to filter by. */
const fewestFiltered = 15;

/** Stands where the items go in; no text of a page can hold it, as it would be escaped. */
const itemsMark = "<!--tree-->";

/**
 * The frame of the section's tree. How much of the tree a page carries depends on how long it is, so its
 * items go in when the rest is there: see `addNavigation`. On narrow screens it is a popover, which needs no script. The
 * last element is ours: as soon as it is there, before anything is painted, it brings back what the
 * reader had opened on the page before.
 */
export function NavigationView({ tree, treeKey, file }: NavigationViewProps): ReactNode {
  return (
    <div
      id="~tree"
      className="tree"
      popover="auto"
      data-tree={treeKey}
      data-file={file}
      data-state={getPrepared(tree).state}
      data-filter={getPrepared(tree).places.size < fewestFiltered ? undefined : tree.hasKinds === true ? "kinds" : ""}
    >
      <nav className="tree-items" aria-label={tree.label} dangerouslySetInnerHTML={{ __html: itemsMark }} />
      <tree-keeper />
    </div>
  );
}

declare module "react" {
  // The name and the form are React's.
  namespace JSX {
    interface IntrinsicElements {
      /** Defined by `site/client/early.ts`. */
      "tree-keeper": object;
    }
  }
}

/** The largest part of a page that its tree may be. */
const largestShare = 0.15;

interface NavigationPlace {
  readonly tree: NavigationTree;
  /** The page's own address. */
  readonly href: string;
  /** Where the page belongs when the tree has no item for it; the nearest one comes last. */
  readonly parents: readonly Link[];
}

/** The document with the items of the tree in it, as many as its length allows. */
export function addNavigation(document: string, { tree, href, parents }: NavigationPlace): string {
  const start = document.indexOf(itemsMark);
  const end = start + itemsMark.length;
  const room = (document.length * largestShare - frameLength) / (1 - largestShare);
  const hrefs = [href, ...parents.map((link) => link.href).toReversed()];
  return document.slice(0, start) + cutNavigation(getPrepared(tree), hrefs, room) + document.slice(end);
}

/** About how many characters the frame of a tree takes. */
const frameLength = 220;

const preparedTrees = new WeakMap<NavigationTree, PreparedTree>();

function getPrepared(tree: NavigationTree): PreparedTree {
  let prepared = preparedTrees.get(tree);
  if (prepared === undefined) {
    prepared = prepareNavigation(tree, renderLabel);
    preparedTrees.set(tree, prepared);
  }
  return prepared;
}

/** A plain word is its own markup. */
function renderLabel(item: NavigationItem): string {
  const isPlain = item.deprecated !== true && item.mark === undefined && !/[&<>"']/.test(item.label);
  // As `BreakableLabel` is written, of which there are hundreds on each page.
  return isPlain ? splitLabel(item.label).join("<wbr/>") : toMarkup(<Label item={item} />);
}

function Label({ item }: { readonly item: NavigationItem }): ReactNode {
  const text = <BreakableLabel label={item.label} />;
  const plain = item.deprecated === true ? <s>{text}</s> : text;
  if (item.mark === undefined) return plain;
  return (
    <>
      {plain} <small>{item.mark}</small>
    </>
  );
}
