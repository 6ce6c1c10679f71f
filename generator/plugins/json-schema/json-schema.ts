import type { Plugin, PluginDocument, PluginFile, PluginOptions, SchemaDeclaration } from "../plugin.ts";
import { readLocated } from "../read-located.ts";
import { toTextProblems } from "../to-text-problems.ts";
import { codes } from "./codes.ts";
import { createCutter } from "../create-cutter.ts";
import { nameFile } from "./name-schemas.ts";
import { readFileSchemas } from "./read-file-schemas.ts";
import { readOptions, type SchemaOptions } from "./read-options.ts";
import { unpackAnswers } from "./unpack-answers.ts";
import { unpackResources } from "./unpack-resources.ts";
import { unpackStreams } from "./unpack-streams.ts";
import type { UnpackedSchema, UnpackedSchemas } from "./unpacked-schemas.ts";

/**
 * JSON Schema as a language of models: each file and each of its definitions becomes a record, an enum or a name for a
 * type, called by where it is. What of them are entities, the configuration says.
 */
export default function jsonSchema(given: PluginOptions): Plugin {
  const options = readOptions(given);
  return {
    name: "json-schema",
    version: "50",
    codes,
    reader: {
      files: options.files,
      read: (file) => readSchemaFile(file, options),
      namesOf: (path) => [nameFile(path, options)],
      copies: "copy",
    },
  };
}

function readSchemaFile(file: PluginFile, options: SchemaOptions): PluginDocument {
  const resources = unpackResources(file);
  if (resources !== undefined) return readUnpacked(file, resources, options);
  const { value, ...told } = readLocated(file);
  const { malformed, repeated } = toTextProblems(told);
  if (value === undefined) return { problems: malformed };
  const packed = unpackAnswers(file, value) ?? unpackStreams(file, value);
  const { problems = [], ...read } =
    packed === undefined ? readFileSchemas(file, value, options) : readUnpacked(file, packed, options);
  // Of what is left of a file that breaks off, nobody knows what it would have been.
  const others = malformed.length === 0 ? problems : problems.filter(({ code }) => code !== "no-schema");
  return { ...read, problems: [...malformed, ...repeated, ...others] };
}

function readUnpacked({ text }: PluginFile, unpacked: UnpackedSchemas, options: SchemaOptions): PluginDocument {
  // One for all of them: there may be thousands in a file.
  const cutFile = createCutter(text);
  const read = unpacked.schemas.map(({ path, schema, cut = cutFile, said }) => {
    const { schemas, ...rest } = readFileSchemas({ path, text }, schema, options, cut);
    return { ...rest, schemas: schemas.map((each, index) => (index === 0 && said ? withSaid(each, said) : each)) };
  });
  return {
    schemas: read.flatMap(({ schemas }) => schemas),
    entities: read.flatMap(({ entities }) => entities),
    written: joinRecords(read.map(({ written }) => written)),
    writtenAt: joinRecords(read.map(({ writtenAt }) => writtenAt)),
    addresses: joinRecords(read.map(({ addresses }) => addresses)),
    elsewhere: read.flatMap(({ elsewhere }) => elsewhere),
    problems: [...unpacked.problems, ...read.flatMap(({ problems }) => problems)],
  };
}

function joinRecords<Value>(records: readonly Readonly<Record<string, Value>>[]): Readonly<Record<string, Value>> {
  // What comes first is where a reader comes first.
  return Object.assign({}, ...records.toReversed()) as Readonly<Record<string, Value>>;
}

/** The schema that stood there, with what was said around it. */
function withSaid(schema: SchemaDeclaration, said: NonNullable<UnpackedSchema["said"]>): SchemaDeclaration {
  return {
    ...schema,
    annotations: { ...said.annotations, ...schema.annotations },
    deprecated: schema.deprecated ?? said.deprecated,
  };
}
