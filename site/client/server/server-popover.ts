import { announce } from "../announce.ts";
import { createElement } from "../create-element.ts";
import { checkSettings, recallServer, rememberServer, type ServerSettings } from "./server-settings.ts";

/** What is done with settings once there are other ones. */
type Apply = (settings: ServerSettings | undefined) => void;

/** The small window in which a reader says where the server is, and with which token; one for all examples of the page. */
export function createServerPopover(apply: Apply): HTMLElement {
  const popover = createElement("div", { id: "~server", className: "server" });
  popover.popover = "auto";
  popover.setAttribute("role", "dialog");
  popover.setAttribute("aria-label", "Server and token");
  const address = createElement("input", { type: "url", placeholder: "https://datahub.example.com" });
  // No password to browsers, which would offer to keep it; the style sheet hides it from those who look on.
  const token = createElement("input", { type: "text", className: "server-token" });
  for (const input of [address, token]) {
    input.spellcheck = false;
    input.autocomplete = "off";
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      // Else the key goes on to the button that gets the focus back, and presses it.
      event.preventDefault();
      use();
    });
  }
  const problem = createElement("p", { className: "server-problem" });
  problem.setAttribute("role", "alert");
  const use = (): void => {
    const checked = checkSettings(address.value, token.value);
    problem.textContent = "problem" in checked ? checked.problem : "";
    if ("problem" in checked) return;
    rememberServer(checked);
    apply(checked.address + checked.token === "" ? undefined : checked);
    popover.hidePopover();
    announce("Filled into the examples");
  };
  const forget = (): void => {
    address.value = "";
    token.value = "";
    problem.textContent = "";
    rememberServer(undefined);
    apply(undefined);
    popover.hidePopover();
    announce("Forgotten");
  };
  const useButton = createElement("button", { type: "button", className: "server-use", textContent: "Fill in" });
  useButton.addEventListener("click", use);
  const forgetButton = createElement("button", { type: "button", textContent: "Forget" });
  forgetButton.addEventListener("click", forget);
  const buttons = createElement("p", { className: "server-buttons" });
  buttons.append(useButton, forgetButton);
  const note = createElement("p", {
    className: "note",
    textContent:
      "They are filled into the examples and kept in this tab until it is closed. This site sends them nowhere.",
  });
  popover.append(toLabel("Server address", address), toLabel("Access token", token), problem, buttons, note);
  popover.addEventListener("toggle", (event) => {
    if (!(event instanceof ToggleEvent) || event.newState !== "open") return;
    const kept = recallServer();
    address.value = kept?.address ?? "";
    token.value = kept?.token ?? "";
    address.focus();
  });
  return popover;
}

function toLabel(text: string, input: HTMLInputElement): HTMLLabelElement {
  const label = createElement("label", {});
  label.append(createElement("span", { textContent: text }), input);
  return label;
}
