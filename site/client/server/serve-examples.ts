import { createElement } from "../create-element.ts";
import { fillExamples } from "./fill-examples.ts";
import { toEndpoint, toGraphiql } from "./fill-text.ts";
import { createServerPopover } from "./server-popover.ts";
import { recallServer, type ServerSettings } from "./server-settings.ts";

/** What examples do with the reader's own server. */
export interface ServedExamples {
  /** Opens the settings beside what was pressed. */
  openSettings(button: HTMLElement): void;
  /** Opens an example in GraphiQL, after asking for the server where nobody knows it. */
  openGraphiql(button: HTMLElement, room: HTMLElement): void;
  /** Fills in what is set, below an element that has come. */
  fill(root: ParentNode): void;
}

/** The usual path of GraphQL, where no example of the page says another. */
const usualPath = "/api/graphql";

/** Fills the examples of this page in with the server that the reader has set before, if any. */
export function serveExamples(): ServedExamples {
  let settings: ServerSettings | undefined = recallServer();
  const path = document.querySelector<HTMLElement>(".example-tools[data-path]")?.dataset["path"] ?? usualPath;
  let then: (() => void) | undefined;
  const popover = createServerPopover((next) => {
    settings = next;
    fillExamples(settings, document, path);
    const wanted = then;
    then = undefined;
    if ((settings?.address ?? "") !== "") wanted?.();
  });
  document.body.append(popover);

  const openSettings = (button: HTMLElement): void => {
    // Below the button, and on the page where there is little room.
    const { bottom, left } = button.getBoundingClientRect();
    popover.showPopover();
    const { offsetHeight, offsetWidth } = popover;
    popover.style.insetBlockStart = `${Math.max(8, Math.min(bottom + 8, innerHeight - offsetHeight - 8))}px`;
    popover.style.insetInlineStart = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`;
  };
  return {
    openSettings(button) {
      then = undefined;
      openSettings(button);
    },
    openGraphiql(button, room) {
      const { endpoint } = room.dataset;
      const address = endpoint ?? toEndpoint(settings?.address ?? "", path);
      if (address === "") {
        openSettings(button);
        then = () => this.openGraphiql(button, room);
        return;
      }
      const example = room.closest("[data-example]");
      const query = example?.querySelector("code.language-graphql")?.textContent ?? "";
      const variables = example?.querySelector('pre[aria-label="Variables"] code')?.textContent;
      const href = toGraphiql(address, query, variables);
      createElement("a", { href, target: "_blank", rel: "noopener noreferrer" }).click();
    },
    fill: (root) => fillExamples(settings, root, path),
  };
}
