import { expect, test } from "vitest";
import { toDocuments } from "./to-documents.ts";

test("spans of fields and symbols have the keys of all spans in their order, also where they lead to another file", () => {
  const place = { startLine: 1, startColumn: 2, endLine: 3, endColumn: 4 };
  const parts = [
    { name: "a", place },
    { name: "b", place: { ...place, file: "b.json" } },
  ];
  const fields = parts.map((part) => ({ ...part, type: "string" as const }));
  const { schemas } = toDocuments("own", "a.json", {
    schemas: [
      { kind: "record", name: "R", place, fields },
      { kind: "enum", name: "E", place, symbols: parts },
    ],
  });
  const spans = schemas.flatMap(({ declarations }) =>
    declarations.flatMap((node) => {
      if (node.kind === "enum") return node.symbols.map(({ span }) => span);
      return node.kind === "record" ? node.fields.map(({ span }) => span) : [];
    }),
  );
  const text = (file: string): string => JSON.stringify({ file, ...place });
  expect(spans.map((span) => JSON.stringify(span))).toEqual([
    ...[text("a.json"), text("b.json")],
    ...[text("a.json"), text("b.json")],
  ]);
});
