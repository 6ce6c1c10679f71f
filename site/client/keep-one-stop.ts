/*
 * A list of dozens of links is one stop of Tab, from which arrow keys lead on: else a reader who has no mouse comes to the
 * page's own links after all of them. The links stay links in lists, with buttons beside those that hold more, so that
 * software that reads pages out lists them as before.
 */

/** What an arrow key leads to: the field that filters the lists, the link of each item, the button of those that have none. */
const stops = "search > input, li > a, li > span + button";

/**
 * Makes one stop of all links and buttons of the lists in an area of the page, whatever is added to it later. Where a field filters
 * them, that is the stop until arrow keys have led on.
 */
export function keepOneStop(selector: string): void {
  const area = document.querySelector<HTMLElement>(selector);
  if (area === null) return;
  let stop: HTMLElement | undefined;
  const update = (): void => {
    const shown = listStops(area);
    if (stop === undefined || !shown.includes(stop)) stop = shown.find(isField) ?? findCurrent(shown) ?? shown[0];
    for (const each of area.querySelectorAll<HTMLElement>("search > input, li > a, li > button"))
      each.tabIndex = each === stop ? 0 : -1;
  };
  area.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(stops)) return;
    stop = target;
    update();
  });
  area.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = findNext(event, listStops(area));
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
  // Groups are opened, closed, completed and filtered by others.
  new MutationObserver(update).observe(area, { childList: true, subtree: true, attributeFilter: ["hidden"] });
  update();
}

function listStops(area: HTMLElement): readonly HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(stops)].filter((each) => each.closest("[hidden]") === null);
}

/** Where a key leads from where it was pressed; undefined when that is nothing of ours, or a group was opened or closed. */
function findNext({ key, target }: KeyboardEvent, shown: readonly HTMLElement[]): HTMLElement | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const at = shown.indexOf(target);
  // Other keys move the caret.
  if (isField(target)) return key === "ArrowDown" ? (findCurrent(shown) ?? shown[1]) : undefined;
  // In a choice, they go through what can be chosen; from a button among the lists, down leads into them.
  if (target instanceof HTMLSelectElement) return undefined;
  if (at < 0) return key === "ArrowDown" ? shown.find((each) => isAfter(each, target)) : undefined;
  if (key === "ArrowDown") return shown[at + 1];
  if (key === "ArrowUp") return shown[at - 1];
  if (key === "Home") return shown.find((each) => !isField(each));
  if (key === "End") return shown.at(-1);
  const isForward = key === (target.matches(":dir(rtl)") ? "ArrowLeft" : "ArrowRight");
  if (!isForward && key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const item = target.parentElement;
  const toggle = item?.querySelector<HTMLElement>(":scope > button[aria-expanded]");
  if (toggle != null && (toggle.ariaExpanded === "true") !== isForward) {
    toggle.click();
    return undefined;
  }
  if (isForward) return item?.contains(shown[at + 1] ?? null) === true ? shown[at + 1] : undefined;
  const above = item?.parentElement?.closest("li");
  return shown.find((each) => each.parentElement === above);
}

function isField(element: HTMLElement): boolean {
  return element instanceof HTMLInputElement;
}

function findCurrent(shown: readonly HTMLElement[]): HTMLElement | undefined {
  return shown.find((each) => each.ariaCurrent !== null);
}

function isAfter(one: Node, other: Node): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
