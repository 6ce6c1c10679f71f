import { expect, it } from "vitest";
import type { JsonObject } from "../../catalogue/json.ts";
import { createDefinitions } from "./definitions.ts";
import { findMark } from "./find-mark.ts";

it("tells variants apart by what is mapped to them, and lists schemas and mappings once for all that ask", () => {
  let listed = 0;
  const counting = <Listed extends JsonObject>(object: Listed): Listed =>
    new Proxy(object, { ownKeys: (target) => ((listed += 1), Reflect.ownKeys(target)) });
  const variants = Array.from({ length: 100 }, (_, index) => `Ship${index}`);
  const mapping = counting({ first: "Ship0", again: "Ship0", second: "#/components/schemas/Ship1" });
  const base = { properties: { kind: {} }, discriminator: { propertyName: "kind", mapping } };
  const ships = variants.map((name) => [name, { allOf: [{ $ref: "#/components/schemas/Base" }] }] as const);
  const definitions = createDefinitions({
    components: { schemas: counting({ Base: base, ...Object.fromEntries(ships) }) },
  });
  expect(ships.map(([, ship]) => findMark(definitions, ship)["kind"])).toEqual([
    ...["first", "second"],
    ...variants.slice(2),
  ]);
  expect(listed).toBe(2);
  const [, ship] = ships[0] ?? [];
  expect(definitions.propertiesOf(ship)).toBe(definitions.propertiesOf(ship));
});
