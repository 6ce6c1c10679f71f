import { expect, test } from "vitest";
import jsonSchema from "./json-schema.ts";

/** What is said beside the doc of a schema in `v1.json`, and of its field `stop_at`. */
function read(schema: object) {
  const { reader } = jsonSchema({ files: ["**/*.json"] });
  const read = reader?.read({ path: "order/v1.json", text: JSON.stringify(schema) });
  const [found] = read?.schemas ?? [];
  const fields = found?.kind === "record" ? found.fields : [];
  return [found?.doc, found?.annotations?.["title"], fields[0]?.annotations?.["title"]];
}

test("a title is kept beside a description, unless it is the name in other words", () => {
  const field = (title: string) => ({ properties: { stop_at: { type: "string", title, description: "By then." } } });
  expect(read({ title: "Order placed", description: "Somebody orders.", ...field("Latest hour") })).toEqual([
    "Somebody orders.",
    "Order placed",
    "Latest hour",
  ]);
  expect(read({ title: "The order V1", description: "Somebody orders.", ...field("Stop At") })).toEqual([
    "Somebody orders.",
    undefined,
    undefined,
  ]);
  expect(read({ title: "Order placed", ...field("Latest hour") })[0]).toBe("Order placed");
  expect(read({ title: "Orders", description: "Orders that are placed.", ...field("") })[1]).toBeUndefined();
});
