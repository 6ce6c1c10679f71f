/** What the address names on this page; null where it names nothing that is there. */
export function findTarget(): HTMLElement | null {
  const id = readTargetId();
  return id === "" ? null : document.getElementById(id);
}

/** The id that the address ends with; empty without one. */
export function readTargetId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // Not every address that people make up can be decoded.
    return "";
  }
}
