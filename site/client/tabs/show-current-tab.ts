/** Brings the tab of the page's section into view, where the bar has no room for all of them. */
export function showCurrentTab(): void {
  const bar = document.querySelector(".bar-tabs");
  const tab = bar?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (bar == null || tab === undefined) return;
  const { left, width } = bar.getBoundingClientRect();
  bar.scrollBy({ left: tab.left + tab.width / 2 - (left + width / 2), behavior: "instant" });
}
