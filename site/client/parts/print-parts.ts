import { readDataFile } from "../../../generator/page-model/data-file.ts";

/**
 * Puts what a large page has left out on paper. Browsers print what is there when they have told of it and wait for no
 * answer, so where the parts haven't come yet, this is the one request that all else waits for. Nothing can be asked for so of
 * a disk: there they come ahead.
 */
export function printParts(
  getParts: () => readonly string[] | undefined,
  insert: (place: Element, parts: readonly string[]) => void,
): void {
  window.addEventListener("beforeprint", () => {
    const places = document.querySelectorAll("main [data-part]");
    if (places.length === 0) return;
    const parts = getParts() ?? askForParts();
    for (const place of places) insert(place, parts);
  });
}

function askForParts(): readonly string[] {
  if (location.protocol === "file:") return [];
  const request = new XMLHttpRequest();
  request.open("GET", "parts.js", false);
  request.send();
  return readDataFile(request.responseText) as readonly string[];
}
