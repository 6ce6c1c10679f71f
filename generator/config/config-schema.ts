import { z } from "zod";
import type { Config } from "./config.ts";
import { configKeys, type ConfigKey } from "./config-keys.ts";

/** What a config file must look like, built from the declarations of its keys. Every key may be absent. */
export const configSchema: z.ZodType<Partial<Config>> = z.strictObject(
  Object.fromEntries(Object.entries(configKeys).map(([name, key]) => [name, describeKey(key).optional()])),
);

/** The schema as JSON Schema, as it is published for editors. */
export function printConfigJsonSchema(): string {
  const { $schema, ...schema } = z.toJSONSchema(configSchema, { io: "input" });
  const properties = {
    $schema: { type: "string", description: "the schema of this file, for editors" },
    ...schema.properties,
  };
  const published = { $schema, title: "Configuration of Aspectdoc", ...schema, properties };
  return `${JSON.stringify(published, null, 2)}\n`;
}

function describeKey(key: ConfigKey<unknown>): z.ZodType {
  const facts = { description: key.help, examples: [key.example] };
  return key.type(z).meta(key.default === undefined ? facts : { ...facts, default: key.default });
}
