import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MatrixPage } from "./matrix-page.tsx";

it("says that no entity has an aspect of its own instead of showing a table of none", () => {
  const content = { kind: "matrix", intro: "", columns: [], rows: [], own: [], loose: [] } as const;
  const shown = renderToStaticMarkup(<MatrixPage content={content} />);
  expect(shown).not.toContain("<table");
  expect(shown).toContain("No aspect is carried by one entity alone.");
});
