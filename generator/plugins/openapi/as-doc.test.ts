import { expect, it } from "vitest";
import jsonSchema from "../json-schema/json-schema.ts";
import { asDoc } from "./as-doc.ts";

it("is Markdown whether it was written in HTML or above code, in APIs and schemas", () => {
  const description = "Moors.\n\nArgs:\n    ship (str): The <b>ship</b>.\n    berth: <i>Where</i>.";
  const doc = "Moors.\n\n**Args**\n\n- `ship` (str): The **ship**.\n- `berth`: *Where*.";
  expect(asDoc(description)).toBe(doc);
  const text = JSON.stringify({ description, type: "object", properties: { ship: { type: "string", description } } });
  const { schemas: [schema] = [] } = jsonSchema({}).reader?.read({ path: "a.schema.json", text }) ?? {};
  expect(schema).toMatchObject({ doc, fields: [{ name: "ship", doc }] });
});
