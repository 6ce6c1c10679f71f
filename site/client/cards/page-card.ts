import { createElement } from "../create-element.ts";
import { trustMarkup } from "../trust-markup.ts";
import { describePage, type CardFact, type PageDescription } from "./describe-page.ts";

/** Between a link and its card, in pixels. */
const gap = 6;

/** How long a pointer may be on its way from the link to the card, in milliseconds. */
const grace = 250;

/** Shows beside a link what it leads to, one card at a time. */
export interface PageCards {
  /** The link has to be wanted still when its page has come. */
  show(link: HTMLAnchorElement, isWanted: () => boolean): Promise<void>;
  /** Hides the card, soon enough to stay where the pointer goes onto it. */
  leave(): void;
}

/** Makes what shows cards. What a link leads to is asked for once; its page has been fetched ahead for whoever goes there. */
export function createPageCards(): PageCards {
  const known = new Map<string, Promise<PageDescription | undefined>>();
  const card = createElement("div", { className: "page-card", id: "~card", popover: "manual" });
  // Within the main part, where those who go from part to part come by.
  (document.querySelector("main") ?? document.body).append(card);
  let shown: HTMLAnchorElement | undefined;
  let timer = 0;

  const hide = (): void => {
    clearTimeout(timer);
    if (shown === undefined) return;
    shown.removeAttribute("aria-describedby");
    shown = undefined;
    card.hidePopover();
  };
  const leave = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(hide, grace);
  };
  card.addEventListener("pointerenter", () => clearTimeout(timer));
  card.addEventListener("pointerleave", leave);
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || shown === undefined) return;
      event.stopPropagation();
      hide();
    },
    { capture: true },
  );

  const show = async (link: HTMLAnchorElement, isWanted: () => boolean): Promise<void> => {
    let description = known.get(link.href);
    if (description === undefined) {
      description = fetchDescription(link);
      known.set(link.href, description);
    }
    const what = await description.catch(() => undefined);
    if (what === undefined || !isWanted()) return;
    hide();
    card.replaceChildren(...listParts(what));
    shown = link;
    // The name of the link is read out as it is.
    if (what.summary !== "") link.setAttribute("aria-describedby", "~card-summary");
    card.showPopover();
    place(card, link);
  };
  return { show, leave };
}

async function fetchDescription({ href, hash }: HTMLAnchorElement): Promise<PageDescription | undefined> {
  const response = await fetch(href.replace(/#.*/, ""), { priority: "low" });
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(trustMarkup(await response.text()), "text/html");
  return describePage(page, decodeURIComponent(hash.slice(1)));
}

function listParts({ noun, hue, name, signature, summary, facts, members, memberCount }: PageDescription) {
  const head = createElement("p", { className: "page-card-head" });
  const kind = createElement("span", { className: "page-noun", textContent: noun });
  kind.dataset["noun"] = hue;
  head.append(kind, " ", createNamed("code", name));
  const parts: HTMLElement[] = [head];
  if (summary !== "") parts.push(createElement("p", { id: "~card-summary", textContent: summary }));
  if (signature !== "") parts.push(createElement("code", { className: "page-card-signature", textContent: signature }));
  if (facts.length > 0) parts.push(createList("page-card-facts", facts));
  if (members.length > 0) parts.push(createList("page-card-members", members));
  if (memberCount > members.length) {
    parts.push(createElement("p", { className: "note", textContent: `and ${memberCount - members.length} more` }));
  }
  return parts;
}

/** An element that says a name, with places to break a line where the page's own heading has them. What has blanks breaks there. */
function createNamed(tag: "code" | "dd", name: string): HTMLElement {
  const element = createElement(tag, {});
  const parts = /\s/.test(name) ? [name] : name.split(/(?<=[._])|(?<=[a-z0-9])(?=[A-Z])/);
  element.append(...parts.flatMap((part, index) => (index === 0 ? [part] : [createElement("wbr", {}), part])));
  return element;
}

function createList(className: string, rows: readonly CardFact[]): HTMLElement {
  const list = createElement("dl", { className });
  for (const { label, text } of rows) {
    list.append(createElement("dt", { textContent: label }), createNamed("dd", text));
  }
  return list;
}

/** Below the link's last line, above its first where there is more room; it scrolls with the page. */
function place(card: HTMLElement, link: HTMLAnchorElement): void {
  const lines = link.getClientRects();
  const [first, last] = [lines[0], lines[lines.length - 1]];
  if (first === undefined || last === undefined) return;
  const { offsetWidth, offsetHeight } = card;
  const root = document.documentElement;
  const isAbove = last.bottom + gap + offsetHeight > root.clientHeight && first.top > root.clientHeight - last.bottom;
  const line = isAbove ? first : last;
  const left = Math.max(gap, Math.min(line.left, root.clientWidth - offsetWidth - gap));
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${(isAbove ? line.top - gap - offsetHeight : line.bottom + gap) + window.scrollY}px`;
}
