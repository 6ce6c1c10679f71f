import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cutFolds, pageLimits } from "../../generator/render/cut-folds.ts";
import { SymbolLists } from "./symbol-lists.tsx";

function render(count: number): string {
  const entries = Array.from({ length: count }, (_, index) => (
    <div key={index}>
      <dt id={`harbour${index}`}>
        <code>{`harbour${index}`.repeat(10)}</code>
      </dt>
      <dd />
    </div>
  ));
  return renderToStaticMarkup(<SymbolLists entries={entries} />);
}

test("stand in one list, and those behind very many in another one that large pages leave out", () => {
  expect(render(500).match(/<dl/g)).toHaveLength(1);
  expect(render(500)).not.toContain("data-fold");
  const { document, parts } = cutFolds(`<section>${render(3000)}</section>`, "cvars.md");
  expect(Buffer.byteLength(document)).toBeLessThan(pageLimits.bytes);
  expect(document).toContain("<summary>2500 more</summary>");
  expect(document).toContain('id="harbour499"');
  expect(parts).toHaveLength(1);
  expect(parts[0]).toContain('id="harbour500"');
});
