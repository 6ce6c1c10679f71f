let region: HTMLElement | undefined;

/** Says something to those who don't see that a button has done its work. */
export function announce(text: string): void {
  if (region === undefined) {
    region = document.createElement("div");
    region.className = "visually-hidden";
    region.setAttribute("role", "status");
    document.body.append(region);
  }
  const status = region;
  // Only a change is read out: of a region that was there before, to words that were not.
  status.textContent = "";
  setTimeout(() => {
    status.textContent = text;
  }, 50);
}
