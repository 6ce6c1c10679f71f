/** Puts a part where it was left out, if it is known, and makes copy buttons and the like for it. */
export function replacePlace(place: Element, parts: readonly string[], enhance: (part: ParentNode) => void): void {
  const markup = parts[Number(place.getAttribute("data-part"))];
  if (markup === undefined || !place.isConnected) return;
  const part = document.createElement("div");
  part.className = "part";
  part.innerHTML = markup;
  place.replaceWith(part);
  enhance(part);
}
