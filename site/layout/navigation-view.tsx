import type { NavigationItem, NavigationTree } from "../../generator/page-model/page.ts";
import type { Link } from "../../generator/page-model/parts.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BreakableName } from "./breakable-name.tsx";
import { indexNavigation, markCurrent, type IndexedNavigation } from "./mark-current.ts";

interface NavigationViewProps {
  readonly tree: NavigationTree;
  /** The tabs of the top bar, for which phones have no room there. */
  readonly tabs: ReactNode;
  /** The page's own address. */
  readonly href: string;
  /** Where the page belongs when the tree has no item for it; the nearest one comes last. */
  readonly parents: readonly Link[];
}

/**
 * The section's tree. On narrow screens it is a popover, which needs no script. A tree is rendered
 * once and kept as text, since hundreds of pages share it; each page only marks its own item.
 */
export function NavigationView({ tree, tabs, href, parents }: NavigationViewProps): ReactNode {
  const html = markCurrent(getIndexed(tree), [href, ...parents.map((link) => link.href).toReversed()]);
  return (
    <div id="~tree" className="tree" popover="auto">
      <nav className="tree-tabs" aria-label="Sections">
        {tabs}
      </nav>
      {/* The markup was rendered by React just below. */}
      <nav className="tree-items" aria-label={tree.label} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

const rendered = new WeakMap<NavigationTree, IndexedNavigation>();

function getIndexed(tree: NavigationTree): IndexedNavigation {
  let indexed = rendered.get(tree);
  if (indexed === undefined) {
    indexed = indexNavigation(renderToStaticMarkup(<ItemList items={tree.items} />));
    rendered.set(tree, indexed);
  }
  return indexed;
}

/** How many characters of a label the tree shows on a line, at the least. */
const longestUnbroken = 20;

function ItemList({ items }: { readonly items: readonly NavigationItem[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.label} ${item.href ?? ""}`}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { readonly item: NavigationItem }): ReactNode {
  // Most labels fit on a line as they are.
  const isLongName = item.label.length > longestUnbroken && !item.label.includes(" ");
  const text = isLongName ? <BreakableName name={item.label} /> : item.label;
  const plain = item.deprecated === true ? <s>{text}</s> : text;
  const label =
    item.mark === undefined ? (
      plain
    ) : (
      <span>
        {plain} <small className="tree-mark">{item.mark}</small>
      </span>
    );
  const name = item.href === undefined ? <span>{label}</span> : <a href={item.href}>{label}</a>;
  if (item.items === undefined || item.items.length === 0) return name;
  // A link inside a summary would be two controls in one; a group's own page comes first in its list.
  return (
    <details>
      <summary>{label}</summary>
      <ItemList
        items={item.href === undefined ? item.items : [{ label: "Overview", href: item.href }, ...item.items]}
      />
    </details>
  );
}
