import { expect, test } from "vitest";
import type { IngestionOption } from "../../catalogue/ingestion.ts";
import { writeComponentRecipe, writeSourceRecipe } from "./write-least-recipe.ts";

function option(path: string, presence: IngestionOption["presence"], type = "string"): IngestionOption {
  const span = { file: "a.py", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  return { path, presence, type, nullable: false, values: [], constraints: [], secret: false, span };
}

test("a source is given what it requires, and a place for options in any case", () => {
  const options = [
    option("host", "required"),
    option("tables", "required", "list of string"),
    option("port", "optional"),
  ];
  expect(writeSourceRecipe({ id: "depot", options })).toBe(
    'source:\n  type: depot\n  config:\n    host: "<host>"\n    tables: ["<tables>"]',
  );
  expect(writeSourceRecipe({ id: "depot", options: [] })).toBe("source:\n  type: depot\n  config: {}");
});

test("an object is written with what has to be in it", () => {
  const within = (path: string, parent: string, type?: string): IngestionOption => ({
    ...option(path, "conditional", type),
    requiredIf: parent,
  });
  const login = { shapes: ["Auth"], option: "auth.type", isRequired: true } as const;
  const options = [
    option("auth", "required", "PasswordAuth or KeyAuth"),
    { ...within("auth.type", "auth"), values: ['"password"', '"key"'] },
    within("auth.key", "auth", "Key"),
    { ...option("auth.user", "optional"), onlyIn: { ...login, values: ['"password"'] } },
    { ...option("auth.token", "optional"), onlyIn: { ...login, values: ['"key"'] } },
    within("auth.key.path", "auth.key"),
    option("auth.key.user", "optional"),
    option("window", "required", "Window"),
    option("window.days", "optional", "integer"),
    option("stores", "required", "list of Store"),
    within("stores.name", "stores"),
  ];
  expect(writeSourceRecipe({ id: "depot", options }).split("\n")).toEqual([
    "source:",
    "  type: depot",
    "  config:",
    "    auth:",
    '      type: "password"',
    "      key:",
    '        path: "<auth.key.path>"',
    '      user: "<auth.user>"',
    "    window: {}",
    "    stores: []",
  ]);
});

test("what is named besides a source stands where it belongs", () => {
  expect(writeComponentRecipe({ kind: "transformer", id: "clear", options: [] })).toBe(
    "transformers:\n  - type: clear",
  );
});
