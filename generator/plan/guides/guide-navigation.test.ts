import { expect, test } from "vitest";
import type { PlanLinks } from "../addresses/addresses.ts";
import { planGuideNavigation } from "./guide-navigation.ts";
import type { GuideNode } from "./guide-tree.ts";

const links = { route: (route: string) => `/${route}/` } as PlanLinks;

test("leads above a page to the first page of each group around it", () => {
  const page = (route: string): GuideNode => ({ kind: "page", label: route, route });
  const own = { kind: "page", label: "b", route: "b" } as const;
  const nodes: readonly GuideNode[] = [
    {
      kind: "group",
      label: "A",
      items: [{ kind: "text", label: "words" }, { kind: "group", label: "B", own, items: [page("c")] }, page("d")],
    },
  ];
  const { places } = planGuideNavigation({ name: "s", nodes }, () => true, links);
  const above = [...places].map(([route, { breadcrumbs }]) => [
    route,
    breadcrumbs.map(({ label, href }) => label + href),
  ]);
  expect(above).toEqual([
    ["b", ["A/b/"]],
    ["c", ["A/b/", "B/b/"]],
    ["d", ["A/b/"]],
  ]);
});

test("looks at a page of a large group as often as at one of a small group", () => {
  const countLooks = (size: number): number => {
    let looks = 0;
    const last: GuideNode = {
      get kind() {
        looks += 1;
        return "page" as const;
      },
      label: "last",
      route: "last",
    };
    const others = Array.from({ length: size }, (_, index): GuideNode => ({
      kind: "page",
      label: String(index),
      route: String(index),
    }));
    const nodes: readonly GuideNode[] = [{ kind: "group", label: "A", items: [...others, last] }];
    planGuideNavigation({ name: "s", nodes }, () => true, links);
    return looks;
  };
  expect(countLooks(500)).toBe(countLooks(5));
});
