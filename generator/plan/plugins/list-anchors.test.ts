import { expect, it } from "vitest";
import type { PlainContent, PlainPartView, PlainSectionView } from "../../page-model/plain.ts";
import { listAnchors } from "./list-anchors.ts";

const toSection = (
  id: string,
  parts: readonly unknown[],
  sections: readonly PlainSectionView[] = [],
): PlainSectionView => ({ id, title: id, parts: parts as readonly PlainPartView[], sections });

it("sections, rows in rows and code have anchors, and so have those of sections in sections", () => {
  const rows = { kind: "rows", rows: [{ id: "a", rows: [{ id: "a.b" }] }, { id: "c" }] };
  const inner = toSection("inner", [{ kind: "code", id: "sample" }]);
  const sections = [toSection("outer", [rows, { kind: "text", html: "" }], [inner])];
  expect([...listAnchors({ sections } as unknown as PlainContent)]).toEqual([
    "outer",
    "a",
    "a.b",
    "c",
    "inner",
    "sample",
  ]);
});
