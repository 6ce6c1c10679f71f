import { expect, it } from "vitest";
import type { PageFrame } from "../page-model/render-request.ts";
import { groupForLlms, shareRoom } from "./llms-groups.ts";

function page(route: string): PageFrame {
  return {
    route,
    title: route,
    description: "",
    section: "plugin openapi",
    navigation: "plugin openapi",
    breadcrumbs: [],
    toc: [],
    badges: [],
  };
}

it("gives each of several as much as all have room for", () => {
  expect(shareRoom([187, 2, 33], 22)).toBe(10);
  expect(shareRoom([5, 5], 10)).toBe(10);
  expect(shareRoom([3], 2)).toBe(2);
  expect(shareRoom([200], -50)).toBeLessThan(1);
  expect(shareRoom([], 7)).toBe(7);
});

it("names pages by the groups of their tree, small groups whole and of large ones what others stand below", () => {
  const pages = ["berth.kind", "berth", "quay", "moor", "tide", "loose"].map(page);
  const tree = {
    label: "API",
    items: [
      { label: "API", href: "/api/" },
      { label: "ships", items: [{ label: "Moor", href: "/moor/" }] },
      {
        label: "schemas",
        items: [
          { label: "berth", href: "/berth/", items: [{ label: "kind", href: "/berth.kind/" }] },
          { label: "quay", href: "/quay/" },
          { label: "tide", href: "/tide/" },
        ],
      },
    ],
  };
  const hrefOf = ({ route }: PageFrame): string => `/${route}/`;
  const named = groupForLlms(pages, { tree, index: "/api/", room: 5, hrefOf }).map(
    (group) => `${group.title}: ${group.pages.map(({ route }) => route).join(" ")} + ${group.left}`,
  );
  expect(named).toEqual(["schemas: berth quay tide + 1", "ships: moor + 0", "Others: loose + 0"]);
  const [all, ...none] = groupForLlms(pages.slice(1, 3), { tree: undefined, index: "/api/", room: 5, hrefOf });
  expect(all).toMatchObject({ title: undefined, left: 0 });
  expect(none).toEqual([]);
});
