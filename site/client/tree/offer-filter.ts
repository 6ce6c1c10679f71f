import type { NavigationEntry, NavigationFile } from "../../../generator/page-model/navigation-file.ts";
import { loadNavigation } from "./find-entries.ts";
import { listParts, prepareNarrowing, type NarrowTree, type Narrowing } from "./narrow-entries.ts";
import type { TreeKeeper } from "./tree-keeper.ts";

/** More pages than that are no list to look through. */
const mostPages = 400;

/** Narrows the tree to what is typed in the field above it and to the part that is chosen there. */
export async function offerFilter(tree: HTMLElement, keeper: TreeKeeper): Promise<void> {
  const input = tree.querySelector<HTMLInputElement>(".tree-filter input");
  const select = tree.querySelector<HTMLSelectElement>(".tree-filter select");
  const items = tree.querySelector<HTMLElement>(".tree-items");
  if (input === null || items === null) return;
  const file = await loadNavigation(tree);
  const key = tree.dataset["tree"] ?? "";
  const entries = file.trees[key] ?? [];
  const others = listOthers(file, key);
  const narrow = prepareNarrowing(entries);
  if (select !== null) fillChoice(select, listParts(entries));
  const found = document.createElement("div");
  const status = document.createElement("p");
  found.className = "tree-found";
  status.setAttribute("role", "status");
  input.parentElement?.append(status);

  const update = (): void => {
    const asked = { ...keeper.filter, current: keeper.current };
    const isAsking = asked.text !== "" || asked.part !== "";
    found.remove();
    tree.classList.toggle("tree-narrowed", isAsking);
    // Who passes by the tree needs no second stop; up leads to it from the field too.
    if (select !== null) select.tabIndex = isAsking ? 0 : -1;
    for (const list of tree.querySelectorAll<HTMLElement>(".tree-items > ul, .tree-sections")) list.hidden = isAsking;
    status.textContent = "";
    if (!isAsking) return;
    const answer = answerFrom(narrow, others, asked);
    status.textContent = answer.status;
    found.replaceChildren(keeper.createList(answer.entries));
    const current = tree.querySelector<HTMLAnchorElement>("nav > ul [aria-current]");
    const again = listLinks(found).find(({ href }) => href === current?.href);
    if (again !== undefined) again.ariaCurrent = current?.ariaCurrent ?? null;
    items.append(found);
    tree.scrollTop = 0;
  };
  const clear = (): void => {
    input.value = "";
    if (select !== null) select.value = "";
    update();
  };
  input.addEventListener("input", update);
  select?.addEventListener("change", update);
  tree.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && tree.matches(".tree-narrowed")) {
      // A drawer stays open.
      event.preventDefault();
      input.focus();
      clear();
    } else if (event.key === "Escape" && event.target === input) {
      // Safari takes the key for clearing the field, also where there is nothing in it.
      tree.hidePopover();
    } else if (event.key === "Enter" && event.target === input) {
      listLinks(found)
        .find((link) => link.ariaCurrent === null && link.closest(".branch > :first-child") === null)
        ?.focus();
    } else if (event.key === "ArrowUp" && event.target === input) {
      select?.focus();
    }
  });
  // What was typed while this was on its way, or on the page before, whose reader came by one of these.
  update();
  found.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

/** Puts in the parts after the one for all; what is chosen already stays so. */
function fillChoice(select: HTMLSelectElement, parts: readonly string[]): void {
  const chosen = select.value;
  select.length = 1;
  for (const part of parts) select.add(new Option(part, part, false, part === chosen));
}

interface Answer {
  readonly entries: readonly NavigationEntry[];
  readonly status: string;
}

/** What answers in a tree, else in those of other sections. */
function answerFrom(narrow: NarrowTree, others: readonly OtherTree[], asked: Narrowing): Answer {
  const own = narrow(asked);
  if (own.count > mostPages) return { entries: cutEntries(own.entries), status: `${mostPages} of ${own.count} pages` };
  if (own.count > 0) return { entries: own.entries, status: `${own.count} ${own.count === 1 ? "page" : "pages"}` };
  const elsewhere = others.flatMap(({ href, narrow: narrowOther }): readonly NavigationEntry[] => {
    const { entries: items, count } = narrowOther({ text: asked.text, part: "", current: undefined });
    return count === 0 ? [] : [[getSectionLabel(href), href, { items }]];
  });
  const status = elsewhere.length > 0 ? "Nothing here; in other sections:" : "No page is called so.";
  return { entries: [...own.entries, ...cutEntries(elsewhere)], status };
}

/** The tree of another section, by the address of its tab. */
interface OtherTree {
  readonly href: string;
  readonly narrow: NarrowTree;
}

function listOthers({ trees, sections }: NavigationFile, ownKey: string): readonly OtherTree[] {
  const others = Object.entries(sections).filter(([, key]) => key !== ownKey);
  return others.map(([href, key]) => {
    let prepared: NarrowTree | undefined;
    return { href, narrow: (asked) => (prepared ??= prepareNarrowing(trees[key] ?? []))(asked) };
  });
}

/** As many pages as make a list, with the groups around them. */
function cutEntries(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  let room = mostPages;
  const cut = (list: readonly NavigationEntry[]): readonly NavigationEntry[] =>
    list.flatMap((entry): readonly NavigationEntry[] => {
      const [label, href, more] = entry;
      if (more?.items === undefined) return room-- > 0 ? [entry] : [];
      const items = cut(more.items);
      return items.length === 0 ? [] : [[label, href, { ...more, items }]];
    });
  return cut(entries);
}

function getSectionLabel(place: string): string {
  const item = document.querySelector(`.tree-sections [data-name="${CSS.escape(place)}"]`);
  return item?.firstElementChild?.textContent ?? place;
}

function listLinks(list: HTMLElement): readonly HTMLAnchorElement[] {
  return [...list.querySelectorAll("a")];
}
