import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LinkGroups, LinkItemView } from "./link-groups.tsx";

function show(count: number, isOpen?: boolean): string {
  const links = Array.from({ length: count }, (_, index) => ({ label: `f${index}`, href: `#f${index}` }));
  return renderToStaticMarkup(<LinkGroups groups={[{ label: "Functions", links }]} {...(isOpen && { isOpen })} />);
}

it("folds a long list that stands before something else", () => {
  expect(show(24)).not.toContain("details");
  expect(show(25)).toContain('<details><summary>Functions <span class="count">25</span></summary><div data-fold="">');
});

it("shows a long list where it is what the page is for, and says what it may be folded under", () => {
  expect(show(50, true)).not.toContain("details");
  expect(show(50, true)).toContain(
    '<p class="link-group-label">Functions <span class="count">50</span></p><div data-fold="All 50">',
  );
});

it.each([
  ["#old", '<a href="#old"><s><code>old</code></s></a>'],
  ["", "<s><code>old</code></s>"],
])("strikes what is deprecated, with a page (%o) and without one", (href, shown) => {
  expect(renderToStaticMarkup(<LinkItemView link={{ label: "old", href, deprecated: true }} />)).toBe(shown);
});
