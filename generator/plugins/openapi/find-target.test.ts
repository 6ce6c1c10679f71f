import { expect, test } from "vitest";
import type { JsonObject } from "../../catalogue/json.ts";
import type { ApiFile } from "./api-document.ts";
import { findTarget } from "./find-target.ts";

const open = (texts: Readonly<Record<string, JsonObject>>) => {
  const files = new Map(
    Object.entries(texts).map(([file, document]): [string, ApiFile] => [
      file,
      { file, document, references: [], places: {} },
    ]),
  );
  return (reference: string) => {
    const from = files.get("api/main.yaml");
    if (from === undefined) throw new Error("there is no main file");
    const found = findTarget(files, from, reference);
    return "lost" in found ? found.lost : `${found.file.file}#${found.pointer}`;
  };
};

test("what a reference leads to may be below one that stands for all of a kind, in other files too", () => {
  const find = open({
    "api/main.yaml": { components: { schemas: { $ref: "./parts/all.yaml#/kept" } } },
    "api/parts/all.yaml": { kept: { Ship: { type: "object" } } },
  });
  expect(find("#/components/schemas/Ship")).toBe("api/parts/all.yaml#/kept/Ship");
  expect(find("#/components/schemas/Boat")).toBe("unknown");
  expect(find("./none.yaml#/Ship")).toBe("remote");
});

test("references that stand for themselves lead to nothing", () => {
  const find = open({
    "api/main.yaml": {
      components: { schemas: { $ref: "#/components/schemas" }, responses: { $ref: "#/others" } },
      others: { $ref: "#/components/responses" },
    },
  });
  expect(find("#/components/schemas/Ship")).toBe("unknown");
  expect(find("#/components/responses/Done")).toBe("unknown");
});
