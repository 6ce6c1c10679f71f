import { expect, it } from "vitest";
import type { GuideNode } from "./guide-tree.ts";
import { listLabels } from "./list-labels.ts";

const page = (label: string, route: string) => ({ kind: "page", label, route }) as const;

it("gives each page what it is called, and the groups that begin with it", () => {
  const nodes: readonly GuideNode[] = [
    { kind: "text", label: "Sail" },
    {
      kind: "group",
      label: "Mooring",
      items: [
        { kind: "group", label: "By day", items: [page("First", "mooring/first"), page("Second", "mooring/second")] },
        page("First", "mooring/first"),
      ],
    },
    { kind: "group", label: "Tides", own: page("All tides", "tides"), items: [page("Low", "tides/low")] },
    { kind: "group", label: "Nothing", items: [] },
    { kind: "link", label: "Web", href: "https://example.org" },
  ];
  expect([...listLabels(nodes)]).toEqual([
    ["mooring/first", ["Mooring", "By day", "First"]],
    ["mooring/second", ["Second"]],
    ["tides", ["Tides"]],
    ["tides/low", ["Low"]],
  ]);
});
