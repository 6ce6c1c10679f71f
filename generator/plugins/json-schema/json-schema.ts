import type { Plugin, PluginDocument, PluginFile, PluginOptions } from "../plugin.ts";
import { readLocated } from "../read-located.ts";
import { codes } from "./codes.ts";
import { readFileSchemas } from "./read-file-schemas.ts";
import { readOptions, type SchemaOptions } from "./read-options.ts";
import { unpackAnswers } from "./unpack-answers.ts";

/**
 * JSON Schema as a language of models: each file and each of its definitions becomes a record, an enum or a name for a
 * type, called by where it is. What of them are entities, the configuration says.
 */
export default function jsonSchema(given: PluginOptions): Plugin {
  const options = readOptions(given);
  return {
    name: "json-schema",
    version: "9",
    codes,
    reader: { files: options.files, read: (file) => readSchemaFile(file, options) },
  };
}

function readSchemaFile(file: PluginFile, options: SchemaOptions): PluginDocument {
  const { value, mistakes } = readLocated(file);
  const malformed = mistakes.map(({ message, place }) => ({ code: "malformed", message, place }));
  if (value === undefined) return { problems: malformed };
  const packed = unpackAnswers(file, value);
  if (packed === undefined) {
    const { problems, ...read } = readFileSchemas(file, value, options);
    return { ...read, problems: [...malformed, ...problems] };
  }
  const read = packed.schemas.map(({ path, schema, cut }) =>
    readFileSchemas({ path, text: file.text }, schema, options, cut),
  );
  return {
    schemas: read.flatMap(({ schemas }) => schemas),
    entities: read.flatMap(({ entities }) => entities),
    written: Object.assign({}, ...read.map(({ written }) => written)) as Readonly<Record<string, string>>,
    problems: [...malformed, ...packed.problems, ...read.flatMap(({ problems }) => problems)],
  };
}
