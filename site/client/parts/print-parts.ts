import { readDataFile } from "../../../generator/page-model/data-file.ts";

/**
 * Puts what a large page has left out on paper. Browsers print what is there when they have told of it and wait for no
 * answer, so this is the one request that all else waits for. Nothing can be asked for so of a disk.
 */
export function printParts(): void {
  window.addEventListener("beforeprint", () => {
    const places = document.querySelectorAll("main [data-part]");
    if (places.length === 0 || location.protocol === "file:") return;
    const request = new XMLHttpRequest();
    request.open("GET", "parts.js", false);
    request.send();
    const parts = readDataFile(request.responseText) as readonly string[];
    for (const place of places)
      place.outerHTML = `<div class="part">${parts[Number(place.getAttribute("data-part"))] ?? ""}</div>`;
  });
}
