import { expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseNotebook } from "../../parse/prose/parse-notebook.ts";
import { listEmbedded } from "./list-embedded.ts";

const drawing = (end: string): string =>
  ["<svg xmlns='http://www.w3.org/2000/svg'>", "<path/>", "</svg>", ""].join(end);
const dot = Buffer.from("\u0089PNG\r\n\u001A\n and more", "latin1").toString("base64");
const draw = (data: unknown): string => toNotebook({ cell_type: "code", source: "x", outputs: [{ data }] });
const attach = (data: unknown): string =>
  toNotebook({ cell_type: "markdown", source: "![a](attachment:a.svg)", attachments: { "a.svg": data } });

function toNotebook(cell: unknown): string {
  return JSON.stringify({ cells: [cell], metadata: {} });
}

it.each([
  ["a drawing with breaks of Windows", draw({ "image/svg+xml": drawing("\r\n") })],
  ["a drawing that is attached", attach({ "image/svg+xml": drawing("\n") })],
  ["a drawing that is attached line by line", attach({ "image/svg+xml": drawing("\n").split(/(?<=\n)/) })],
  ["a picture behind a mark of the order of bytes", `\uFEFF${draw({ "image/png": dot })}`],
  ["a picture beside a number that is none", draw({ "image/png": dot }).replace("{}", '{"mean":NaN}')],
])("has the picture that the page of a notebook shows: %s", (_, text) => {
  const file = { path: "a/sums.ipynb", text, kind: "prose" } as const;
  const shown = parseNotebook(file, createReport()).targets.map(({ target }) => target.replace("./", "a/"));
  expect(shown).toHaveLength(1);
  expect([...listEmbedded([file]).keys()]).toEqual(shown);
});
