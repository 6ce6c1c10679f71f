import { expect, test } from "vitest";
import { addNavigation } from "./navigation-view.tsx";

test("labels of trees break where the parts of a long name meet, from as many letters as others do", () => {
  const labels = ["datasetProperties", "TopLevelConcatSpec", "Guides & more"];
  const tree = { label: "Tree", items: labels.map((label) => ({ label, href: `/${label}/` })) };
  const document = `<!--tree-->${" ".repeat(10_000)}`;
  const written = addNavigation(document, { tree, href: "/", parents: [] });
  expect(Array.from(written.matchAll(/<a [^>]*>(.*?)<\/a>/g), ([, label]) => label)).toEqual([
    "dataset<wbr/>Properties",
    "Top<wbr/>Level<wbr/>Concat<wbr/>Spec",
    "Guides &amp; more",
  ]);
});
