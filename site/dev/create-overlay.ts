import type { DevMessage, DevProblem } from "../../generator/page-model/dev-message.ts";
import styles from "./overlay.css?inline";

/** The list of problems over a page. */
export interface Overlay {
  show(message: DevMessage): void;
}

const closedKey = "aspectdoc-dev-closed";

/**
 * The list of problems over a page: a button in the corner that opens it, and itself where there are
 * errors that have not been put aside. It stands in a shadow tree, so that page and list share no style.
 */
export function createOverlay(): Overlay {
  const host = document.createElement("aspectdoc-dev");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const panel = create("section", "panel", { role: "region", "aria-label": "Problems", tabindex: "-1" });
  const button = create("button", "toggle", { type: "button", "aria-expanded": "false" });
  panel.hidden = true;
  root.append(panel, button);

  let signature = "";
  const setOpen = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
  };
  const toggle = (): void => {
    const isOpen = panel.hidden !== false;
    setOpen(isOpen);
    // What was put aside stays aside until something else is wrong.
    sessionStorage.setItem(closedKey, isOpen ? "" : signature);
    if (isOpen) panel.focus();
  };
  button.addEventListener("click", toggle);
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden !== false || event.defaultPrevented) return;
    toggle();
    if (root.activeElement !== null) button.focus();
  });

  return {
    show(message) {
      const { errors, warnings, isStale, problems } = message;
      if (errors + warnings === 0) {
        host.remove();
        setOpen(false);
        return;
      }
      signature = JSON.stringify(problems);
      button.textContent = describe(message);
      button.className = errors > 0 ? "toggle error" : "toggle warning";
      const notes = isStale ? [create("p", "note", {}, "The page is as it was before: no site could be made.")] : [];
      const left = errors + warnings - problems.length;
      const rest = left > 0 ? [create("p", "note", {}, `${left} more in the terminal.`)] : [];
      panel.replaceChildren(...notes, ...problems.map(toItem), ...rest);
      setOpen(errors > 0 && sessionStorage.getItem(closedKey) !== signature);
      if (!host.isConnected) document.body.append(host);
    },
  };
}

function describe({ errors, warnings }: DevMessage): string {
  const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
  return [errors > 0 ? count(errors, "error") : "", warnings > 0 ? count(warnings, "warning") : ""]
    .filter((text) => text !== "")
    .join(", ");
}

function toItem({ severity, code, message, help, place, frame }: DevProblem): HTMLElement {
  const item = create("article", `problem ${severity}`);
  if (place !== undefined) item.append(create("p", "place", {}, place));
  const title = create("p", "title");
  title.append(create("strong", "code", {}, `${severity}[${code}]`), ` ${message}`);
  item.append(title);
  if (frame !== undefined) {
    const { number, line, marks } = frame;
    const indent = " ".repeat(String(number).length);
    item.append(create("pre", "frame", { tabindex: "0" }, `${number} | ${line}\n${indent} | ${marks}`));
  }
  if (help !== undefined) item.append(create("p", "help", {}, `help: ${help}`));
  return item;
}

/** An element; what it says is always text. */
function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
  text = "",
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
