import { recall } from "../../browser/browser-storage.ts";
import { createElement } from "../create-element.ts";
import type { ServedExamples } from "./serve-examples.ts";

/**
 * Lets readers fill their own server and token into examples, and open these in GraphiQL. What does so is loaded when it is
 * wanted: by a press of a button, or because something has been set in this tab before. Gives what fills in parts that come.
 */
export function offerServer(): (root: ParentNode) => void {
  let served: Promise<ServedExamples> | undefined;
  const load = (): Promise<ServedExamples> =>
    (served ??= import("./serve-examples.ts").then(({ serveExamples }) => serveExamples()));
  const act = (work: (examples: ServedExamples) => void): void => void load().then(work, () => undefined);
  for (const room of document.querySelectorAll<HTMLElement>(".example-tools")) {
    const add = (textContent: string, work: (examples: ServedExamples, button: HTMLElement) => void): void => {
      const button = createElement("button", { type: "button", textContent });
      button.addEventListener("click", () => act((examples) => work(examples, button)));
      room.append(button);
    };
    if (room.dataset["path"] !== undefined) {
      add("Open in GraphiQL", (examples, button) => examples.openGraphiql(button, room));
    }
    if (room.dataset["settings"] !== undefined) {
      add("Server and token …", (examples, button) => examples.openSettings(button));
    }
  }
  const fill = (root: ParentNode): void => {
    if (served !== undefined || recall("session", "server") !== null) act((examples) => examples.fill(root));
  };
  fill(document);
  return fill;
}
