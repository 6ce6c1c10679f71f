import { homeTreeKey, type NavigationEntry } from "../../../generator/page-model/navigation-file.ts";
import { splitLabel } from "../../../generator/page-model/split-label.ts";
import { addFilterField, readFilter } from "./add-filter-field.ts";
import { recallTree, rememberTree, type OpenedGroup, type TreeFilter } from "./kept-tree.ts";

/** Fired at the tree when a reader wants the rest of a group; `find-entries.ts` knows it. */
export type WantEntries = CustomEvent<readonly string[]>;

/**
 * Stands at the end of the tree, so that the parser reaches it once the tree is there and before anything
 * is painted. Gives each group a button, brings back what the reader had opened on the page before, and
 * shows the current item. What it takes to open more is loaded when someone asks for it.
 */
export class TreeKeeper extends HTMLElement {
  /** Of the groups that were completed, what they hold. */
  readonly #entries = new Map<HTMLElement, OpenedGroup>();

  connectedCallback(): void {
    const tree = this.parentElement;
    const { tree: key, state } = tree?.dataset ?? {};
    if (tree === null || key === undefined || state === undefined) return;
    tree.querySelectorAll<HTMLElement>(".branch").forEach(addToggle);
    this.#addSections(tree);
    const kept = recallTree(key, state);
    addFilterField(tree, kept?.filter);
    kept?.opened.forEach((group) => this.open(group));
    // The first frame comes once the style sheet is there, and with it the tree's height.
    requestAnimationFrame(() => {
      if (kept !== undefined) tree.scrollTop = kept.scroll;
      showCurrentItem(tree);
    });
    tree.addEventListener("click", (event) => this.#onClick(event));
    window.addEventListener("pagehide", () => {
      rememberTree(key, { state, opened: this.opened, scroll: tree.scrollTop, filter: this.filter });
    });
  }

  /** Where the current item leads, as the file of all trees has it. */
  get current(): string | undefined {
    const link = this.parentElement?.querySelector("nav > ul [aria-current]");
    return link == null ? undefined : toPlace(link);
  }

  /** What the reader asks the tree for. */
  get filter(): TreeFilter {
    return this.parentElement === null ? { text: "", part: "" } : readFilter(this.parentElement);
  }

  /** The groups that are open and were completed, outer ones first. */
  get opened(): readonly OpenedGroup[] {
    return [...this.#entries.values()].filter(({ way }) => isExpanded(this.#find(way)));
  }

  /** Shows all that a group holds. Items that the page has brought stay, with what is open below them. */
  open({ way, entries }: OpenedGroup): void {
    const group = this.#find(way);
    if (group === undefined) return;
    let list = group.querySelector<HTMLElement>(":scope > ul");
    if (list === null) {
      list = document.createElement("ul");
      group.append(list);
    }
    // The way to the rest goes with the focus on it.
    const before = list.querySelector(":scope > .more > :focus")?.parentElement?.previousElementSibling;
    const focused = document.activeElement;
    const there = new Map([...list.children].map((item) => [`${getName(item)} ${getHref(item)}`, item]));
    const items = entries.map((entry) => there.get(`${entry[0]} ${toAddress(entry[1])}`) ?? createItem(entry));
    // A link that is put in anew loses the click that has begun on it.
    const isSame = items.length === list.children.length && items.every((item, at) => item === list.children[at]);
    if (!isSame) list.replaceChildren(...items);
    before?.querySelector<HTMLElement>("a, button")?.focus();
    // What stays is put in anew, and loses the focus by that.
    if (focused instanceof HTMLElement && list.contains(focused)) focused.focus();
    setExpanded(group, true);
    this.#entries.set(group, { way, entries });
  }

  /** A list of entries with all that is below them, open. */
  createList(entries: readonly NavigationEntry[]): HTMLElement {
    const list = document.createElement("ul");
    for (const entry of entries) {
      const item = createItem(entry);
      const inner = entry[2]?.items;
      if (inner !== undefined) {
        item.append(this.createList(inner));
        setExpanded(item, true);
      }
      list.append(item);
    }
    return list;
  }

  #onClick(event: Event): void {
    const target = event.target instanceof Element ? event.target : undefined;
    const more = target?.closest(".more");
    const toggle = target?.closest("button");
    const group = (more ?? toggle)?.parentElement?.closest<HTMLElement>(".branch, .tree-items");
    if (group == null || (event instanceof MouseEvent && (event.metaKey || event.ctrlKey))) return;
    const list = group.querySelector<HTMLElement>(":scope > ul");
    if (more == null && list !== null) {
      setExpanded(group, !isExpanded(group));
      return;
    }
    event.preventDefault();
    const wanted: WantEntries = new CustomEvent("wantentries", { detail: getWay(group), bubbles: true });
    (more ?? this).dispatchEvent(wanted);
  }

  /** The other sections, as groups below the tree. */
  #addSections(tree: HTMLElement): void {
    const tabs = document.querySelectorAll<HTMLAnchorElement>(".bar-tabs a:not([aria-current])");
    const list = document.createElement("ul");
    for (const tab of tabs) {
      const item = createItem([tab.textContent, tab.getAttribute("href") ?? "", { items: [] }]);
      item.dataset["name"] = toPlace(tab);
      list.append(item);
    }
    if (tree.dataset["tree"] === homeTreeKey) {
      // The home page's own tree has nothing but these, as mere links.
      tree.querySelector(".tree-items")?.replaceChildren(list);
      return;
    }
    if (tabs.length === 0) return;
    const sections = document.createElement("nav");
    sections.className = "tree-sections";
    sections.setAttribute("aria-label", "Other sections");
    sections.append(list);
    tree.insertBefore(sections, this);
  }

  #find(way: readonly string[]): HTMLElement | undefined {
    const tree = this.parentElement;
    let group = tree?.querySelector<HTMLElement>(".tree-items") ?? undefined;
    for (const [depth, name] of way.entries()) {
      const lists = depth === 0 ? tree?.querySelectorAll(":scope > nav > ul") : group?.querySelectorAll(":scope > ul");
      const items = [...(lists ?? [])].flatMap((list) => [...list.children]);
      group = items.find((item): item is HTMLElement => item instanceof HTMLElement && getName(item) === name);
    }
    return group;
  }
}

/** The names of the groups down to one; of the tree itself none. */
function getWay(group: HTMLElement): readonly string[] {
  const way: string[] = [];
  for (let at: Element | null | undefined = group; at != null; at = at.parentElement?.closest(".branch")) {
    if (at.matches(".branch")) way.unshift(getName(at));
  }
  return way;
}

/** What tells an item from its siblings: its label, of another section its place in the site. */
function getName(item: Element): string {
  return (item instanceof HTMLElement ? item.dataset["name"] : undefined) ?? getLabel(item);
}

/** The way from this page to what is named by the way from the home page; other addresses stay as they are. */
function toAddress(place: string): string {
  return place.startsWith("./") ? getRoot() + place.slice("./".length) : place;
}

/** Where a link leads, by the way from the home page, which is the same on every page. */
function toPlace(link: Element): string {
  const href = link.getAttribute("href") ?? "";
  return href.startsWith(getRoot()) ? `./${href.slice(getRoot().length)}` : href;
}

function getRoot(): string {
  return document.documentElement.dataset["root"] ?? "./";
}

function getHref(item: Element): string {
  return item.firstElementChild?.getAttribute("href") ?? "";
}

function getLabel(item: Element): string {
  const link = item.firstElementChild;
  const mark = link?.querySelector("small");
  const text = link?.textContent ?? "";
  return mark == null ? text : text.slice(0, -1 - mark.textContent.length);
}

function createItem([label, href, { items, deprecated, mark, className } = {}]: NavigationEntry): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement(href === "" ? "span" : "a");
  if (href !== "") link.setAttribute("href", toAddress(href));
  const name = deprecated === true ? document.createElement("s") : link;
  const pieces = splitLabel(label);
  name.append(...pieces.flatMap((piece, index) => (index === 0 ? piece : [document.createElement("wbr"), piece])));
  if (name !== link) link.append(name);
  if (mark !== undefined) {
    const small = document.createElement("small");
    small.append(mark);
    link.append(" ", small);
  }
  item.append(link);
  if (className !== undefined) item.className = className;
  if (items !== undefined) {
    item.classList.add("branch");
    addToggle(item);
  }
  return item;
}

function addToggle(group: HTMLElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", `Contents of ${getLabel(group)}`);
  button.setAttribute("aria-expanded", String(group.querySelector(":scope > ul") !== null));
  group.firstElementChild?.after(button);
}

/** Whether a group is open; the tree itself always is. */
function isExpanded(group: HTMLElement | undefined): boolean {
  return group?.querySelector(":scope > button")?.getAttribute("aria-expanded") !== "false";
}

function setExpanded(group: HTMLElement, isOpen: boolean): void {
  group.querySelector(":scope > button")?.setAttribute("aria-expanded", String(isOpen));
  const list = group.querySelector<HTMLElement>(":scope > ul");
  if (list !== null) list.hidden = !isOpen;
}

/** Scrolls the tree, and only the tree, so that the current page's item is in view; on phones, when the tree opens. */
function showCurrentItem(tree: HTMLElement): void {
  const item = tree.querySelector<HTMLElement>(".tree-items [aria-current]");
  if (item === null) return;
  const show = (): void => {
    const { top, bottom } = item.getBoundingClientRect();
    const frame = tree.getBoundingClientRect();
    if (bottom > frame.bottom || top < frame.top) tree.scrollTop += top - frame.top - tree.clientHeight / 2;
  };
  tree.addEventListener("toggle", show);
  show();
}
