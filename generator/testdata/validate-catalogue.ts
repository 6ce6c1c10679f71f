import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

const schemaPath = new URL("../catalogue/catalogue.schema.json", import.meta.url);
const schema: object = JSON.parse(readFileSync(schemaPath, "utf8"));
const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);

/** What the published JSON Schema says against a printed catalogue; empty when it accepts it. */
export function validateCatalogue(text: string): readonly string[] {
  if (validate(JSON.parse(text))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
