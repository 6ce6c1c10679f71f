import { recall, remember } from "../../browser/browser-storage.ts";

/** Where a reader's own server is and what opens it. Kept in the tab and nowhere else. */
export interface ServerSettings {
  /** With `http:` or `https:`, and with nothing in it that shells, programs or addresses read as more than text. */
  readonly address: string;
  /** Empty where there is none. */
  readonly token: string;
}

const key = "server";
const addressForm = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~%/-]*)?$/;
const tokenForm = /^[\w.~+/=-]*$/;

/** Settings as they were typed, or what is wrong with them. */
export function checkSettings(address: string, token: string): ServerSettings | { readonly problem: string } {
  const trimmed = { address: address.trim().replace(/\/+$/, ""), token: token.trim().replace(/^Bearer\s+/i, "") };
  if (trimmed.address !== "" && !addressForm.test(trimmed.address)) {
    return { problem: "An address begins with http:// or https:// and has no query." };
  }
  if (!tokenForm.test(trimmed.token)) return { problem: "A token has letters, digits and . _ ~ + / = - in it." };
  return trimmed;
}

/** What the reader has set in this tab. */
export function recallServer(): ServerSettings | undefined {
  try {
    const kept = JSON.parse(recall("session", key) ?? "null") as Partial<Record<keyof ServerSettings, unknown>> | null;
    const toText = (value: unknown): string => (typeof value === "string" ? value : "");
    const checked = checkSettings(toText(kept?.address), toText(kept?.token));
    return "problem" in checked || checked.address + checked.token === "" ? undefined : checked;
  } catch {
    // Somebody else's.
    return undefined;
  }
}

/** Keeps them until the tab is closed; forgets what was kept where there is nothing to keep. */
export function rememberServer(settings: ServerSettings | undefined): void {
  const isNothing = settings === undefined || settings.address + settings.token === "";
  remember("session", key, isNothing ? null : JSON.stringify(settings));
}
