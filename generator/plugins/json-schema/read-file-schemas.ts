import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { LocatedEntry, LocatedJson } from "../../parse/json/located-json.ts";
import type { Place, PluginFile, PluginProblem } from "../plugin.ts";
import { createCutter } from "../create-cutter.ts";
import type { FileSchemas } from "./file-schemas.ts";
import { findMainDefinition } from "./find-main-definition.ts";
import { holdsSchemasAlone } from "./holds-schemas-alone.ts";
import { aboutFile } from "./about-file.ts";
import { listIgnored } from "./list-ignored.ts";
import { listLoose } from "./list-loose.ts";
import { listDefinitions } from "./name-definitions.ts";
import { nameSchemas, type SchemaNames } from "./name-schemas.ts";
import type { SchemaOptions } from "./read-options.ts";
import { settleFile } from "./parts/settle-file.ts";
import { createSchemaReader } from "./read-schemas.ts";
import { upgradeOldWords } from "./upgrade-old-words.ts";
import { mayBeSchema } from "./may-be-schema.ts";
import { keysOf, toObject } from "./schema-node.ts";

const nothing = { schemas: [], entities: [], written: {}, writtenAt: {}, addresses: {}, elsewhere: [] };

/** The schema that a file is, those that it defines, and all that are declared in place. */
export function readFileSchemas(
  file: PluginFile,
  given: LocatedJson,
  options: SchemaOptions,
  cut: (value: LocatedJson) => string | undefined = createCutter(file.text),
): FileSchemas {
  const problems: PluginProblem[] = [];
  const value = settleFile(upgradeOldWords(given), problems);
  const names = nameSchemas(file.path, value, options);
  const top = toObject(value);
  if (top === undefined) {
    const isTrue = value.kind === "scalar" && value.value === true;
    if (isTrue) return { ...declareAny(value, { names, written: cut(value) }), entities: [], problems };
    const isFalse = value.kind === "scalar" && value.value === false;
    const message = isFalse ? "this schema is `false`, which lets no value through" : "this is no schema";
    problems.push({ code: "no-schema", message, place: toPlace(value) });
    return { ...nothing, problems };
  }
  const isLoose = listLoose(top).length > 0;
  if (!isLoose && !mayBeSchema(keysOf(top))) {
    const isApi = keysOf(top).some((key) => key === "openapi" || key === "swagger");
    const message = isApi
      ? "this is no schema: it describes an API in OpenAPI, which the plug-in `aspectdoc/plugins/openapi` reads"
      : "this is no schema: none of its keys is a keyword of JSON Schema";
    problems.push({ code: "no-schema", message, place: toPlace(value) });
    return { ...nothing, problems };
  }
  // A folder of schemas that is referred to as a whole lets anything through, and needs a name.
  const isLedTo = createLedToTest(file.text);
  problems.push(...listIgnored(value));
  const definitions = listDefined(value, names).filter(
    ({ entry }) => !holdsSchemasAlone(entry.value) || isLedTo(entry.key),
  );
  const reserved = definitions.map(({ name }) => name);
  const reader = createSchemaReader(reserved, problems);
  const main = names.whole === names.own ? undefined : findMainDefinition(value);
  const isDeclared = !isLoose && keysOf(top).some((key) => !aboutFile.has(key));
  if (main !== undefined) {
    // It is the whole of the file, which everything else is written in.
    const written = cut(main.value);
    reader.declare(names.whole, main.value, { names, place: toPlace(value), written });
  } else if (isDeclared) reader.declare(names.own, value, { names, place: toPlace(value), written: cut(value) });
  for (const { name, entry, names: inside } of definitions) {
    if (name === names.whole) continue;
    const { keySpan, value: definition } = entry;
    const place = { ...toPlace(definition), startLine: keySpan.startLine, startColumn: keySpan.startColumn };
    reader.declare(name, definition, { names: inside, place, written: cut(definition) });
  }
  const { schemas, written, writtenAt, elsewhere } = reader.finish();
  const own = schemas.find(({ name }) => name === names.whole);
  const isEntity = own?.kind === "record" && options.isEntity(names.path);
  const simple = toSimpleName(names.own);
  const entity = { name: simple, doc: own?.doc, aspects: { [simple]: names.whole }, place: toPlace(value) };
  const { addresses } = names;
  return { schemas, entities: isEntity ? [entity] : [], problems, written, writtenAt, addresses, elsewhere };
}

/** A file that is `true` lets anything through, and others may refer to it. */
function declareAny(
  schema: LocatedJson,
  { names, written }: { readonly names: SchemaNames; readonly written: string | undefined },
): Omit<FileSchemas, "entities" | "problems"> {
  const reader = createSchemaReader([], []);
  reader.declare(names.own, schema, { names, place: toPlace(schema), written });
  return { ...reader.finish(), addresses: names.addresses };
}

/** Tells whether a pointer in the text ends in a key, however that is written. */
function createLedToTest(text: string): (key: string) => boolean {
  let words: ReadonlySet<string> | undefined;
  return (key) => {
    // There may be thousands of keys, and hardly one needs more than the words that pointers end in.
    if (!/^[\w~%-]+$/.test(key)) return endsPointer(key, text);
    words ??= new Set(Array.from(text.matchAll(/\/([\w~%-]+)(?![\w/~%-])/g), ([, word = ""]) => word));
    return words.has(key);
  };
}

function endsPointer(key: string, text: string): boolean {
  const step = `/${key}`;
  for (let at = text.indexOf(step); at >= 0; at = text.indexOf(step, at + 1)) {
    if (!/[\w/~%-]/.test(text.charAt(at + step.length))) return true;
  }
  return false;
}

interface Defined {
  readonly name: string;
  readonly entry: LocatedEntry;
  readonly names: SchemaNames;
}

/** What the file defines, and what is defined in what bundlers have put there. */
function listDefined(schema: LocatedJson, names: SchemaNames): readonly Defined[] {
  return listDefinitions(schema).flatMap((entry): readonly Defined[] => {
    const inside = names.inside(entry.value);
    const own = { name: names.ofDefinition(entry.key), entry, names: inside ?? names };
    return inside === undefined ? [own] : [own, ...listDefined(entry.value, inside)];
  });
}

function toPlace({ span: { startLine, startColumn, endLine, endColumn } }: LocatedJson): Place {
  return { startLine, startColumn, endLine, endColumn };
}
