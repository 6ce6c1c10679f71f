import { announce } from "../announce.ts";

/** Says on a button, and to those who don't see it, what has come of a press; then the button has its label again. */
export function sayOnButton(button: HTMLButtonElement, text: string, label: string): void {
  button.textContent = text;
  announce(text);
  setTimeout(() => {
    button.textContent = label;
  }, 1500);
}
