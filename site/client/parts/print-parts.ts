import { readDataFile } from "../../../generator/page-model/data-file.ts";
import { replacePlace } from "./replace-place.ts";

/**
 * Puts what a large page has left out on paper. Browsers print what is there when they have told of it and wait for no
 * answer, so this is the one request that everything else waits for. Nothing can be asked for so of a disk.
 */
export function printParts(enhance: (part: ParentNode) => void): void {
  if (location.protocol === "file:") return;
  window.addEventListener("beforeprint", () => {
    const places = document.querySelectorAll("main [data-part]");
    if (places.length === 0) return;
    const request = new XMLHttpRequest();
    request.open("GET", "parts.js", false);
    try {
      request.send();
      const parts = readDataFile(request.responseText) as readonly string[];
      for (const place of places) replacePlace(place, parts, enhance);
    } catch {
      // The places say where all of it is.
    }
  });
}
