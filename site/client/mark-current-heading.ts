/** Keeps `aria-current` on the entry of "On this page" whose section is being read. */
export function markCurrentHeading(): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".toc a")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading !== null) links.set(heading, link);
  }
  if (links.size === 0) return;

  const headings = [...links.keys()];
  const update = (): void => {
    // The last heading above the upper third of the window is the one being read.
    const line = window.innerHeight / 3;
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
    for (const [heading, link] of links) {
      if (heading === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };

  let waiting = false;
  const schedule = (): void => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      update();
    });
  };
  document.addEventListener("scroll", schedule, { passive: true });
  window.addEventListener("resize", schedule, { passive: true });
  update();
}
