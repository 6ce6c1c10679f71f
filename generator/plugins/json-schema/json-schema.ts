import type { Plugin, PluginDocument, PluginFile, PluginOptions } from "../plugin.ts";
import { readLocated } from "../read-located.ts";
import { codes } from "./codes.ts";
import { readFileSchemas } from "./read-file-schemas.ts";
import { readOptions, type SchemaOptions } from "./read-options.ts";

/**
 * JSON Schema as a language of models: each file and each of its definitions becomes a record, an enum or a name for a
 * type, called by where it is. What of them are entities, the configuration says.
 */
export default function jsonSchema(given: PluginOptions): Plugin {
  const options = readOptions(given);
  return {
    name: "json-schema",
    version: "7",
    codes,
    reader: { files: options.files, read: (file) => readSchemaFile(file, options) },
  };
}

function readSchemaFile(file: PluginFile, options: SchemaOptions): PluginDocument {
  const { value, mistakes } = readLocated(file);
  const malformed = mistakes.map(({ message, place }) => ({ code: "malformed", message, place }));
  if (value === undefined) return { problems: malformed };
  const { problems, ...read } = readFileSchemas(file, value, options);
  return { ...read, problems: [...malformed, ...problems] };
}
