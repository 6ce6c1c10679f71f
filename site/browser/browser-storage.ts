/*
 * What the browser keeps for a reader: `local` for the whole site from visit to visit, `session` for the tab until it is closed.
 * A reader may have forbidden it, which already shows when it is touched, and it may be full: then nothing is kept.
 */
type StorageName = "local" | "session";

/** What is kept by a key; null for nothing. */
export function recall(name: StorageName, key: string): string | null {
  try {
    return toStorage(name).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text by a key, or forgets what was kept by it. */
export function remember(name: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) toStorage(name).removeItem(key);
    else toStorage(name).setItem(key, text);
  } catch {
    // What the reader has chosen holds for this page.
  }
}

function toStorage(name: StorageName): Storage {
  return name === "local" ? localStorage : sessionStorage;
}
