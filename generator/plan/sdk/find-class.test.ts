import { expect, test } from "vitest";
import type { SdkClass, SdkModule } from "../../catalogue/sdk.ts";
import { findClass } from "./find-class.ts";

const span = { file: "a.py", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

test("looks at each module once, however many classes are asked for", () => {
  let looks = 0;
  const modules = Array.from({ length: 100 }, (_, index): SdkModule => {
    const one = {
      name: "Client",
      aliases: [],
      bases: [],
      parameters: [],
      attributes: [],
      methods: [],
      raises: [],
      examples: [],
      span,
    };
    return {
      get name() {
        looks += 1;
        return `example.m${index}`;
      },
      constants: [],
      enums: [],
      functions: [],
      classes: [one satisfies SdkClass],
      span,
    };
  });
  const catalogue = { sdk: { pages: [{ name: "clients", title: "Clients", modules, span }] } };
  for (const [index, { classes }] of modules.entries()) {
    expect(findClass(`example.m${index}.Client`, { catalogue })).toBe(classes[0]);
  }
  expect(findClass("example.none.Client", { catalogue })).toBeUndefined();
  expect(looks).toBe(100);
});
