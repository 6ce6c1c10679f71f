import { expect, it } from "vitest";
import { listWholeSchemas } from "./list-whole-schemas.ts";
import type { NamedSchema } from "./schema.ts";

it("lists the schemas that others are declared in, in a namespace too", () => {
  const names = ["a.v1.Ship", "a.v1.Ship.spec", "a.v1.Ship.spec.mast", "a.v1.Crew", "order", "order.line", "loose"];
  const schemas = new Map(names.map((fullName) => [fullName, { fullName } as NamedSchema]));
  expect(listWholeSchemas(schemas).map(({ fullName }) => fullName)).toEqual(["a.v1.Ship", "order"]);
});

it("lists a schema that is its file by another name where others are declared in that", () => {
  const named = [["ship.Ship", "ship"], ["ship.Crew"], ["quay.Quay", "quay"]];
  const schemas = new Map(
    named.map(([fullName = "", ...aliases]) => [
      fullName,
      { fullName, aliases, language: "other" } as unknown as NamedSchema,
    ]),
  );
  expect(listWholeSchemas(schemas).map(({ fullName }) => fullName)).toEqual(["ship.Ship"]);
});
