import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TableTools } from "./table-tools.tsx";

it("keeps room for the marks that tell lines apart, which one of all of them doesn't", () => {
  const marks = [...Array<string>(9).fill("required"), "deprecated", "deprecated"];
  const shown = renderToStaticMarkup(<TableTools count={9} noun="fields" scope="table" marks={marks} isFlat={false} />);
  expect(shown).toBe('<div class="table-tools" data-scope="table" data-noun="fields" data-chips="1"></div>');
});

it("keeps none where lines are few", () => {
  expect(renderToStaticMarkup(<TableTools count={7} noun="fields" scope="table" />)).toBe("");
});
