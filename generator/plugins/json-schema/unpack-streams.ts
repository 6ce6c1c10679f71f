import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { PluginFile } from "../plugin.ts";
import { itemsOf, jsonOf, textOf, toObject, valueOf } from "./schema-node.ts";
import type { UnpackedSchema, UnpackedSchemas } from "./unpacked-schemas.ts";

/**
 * What connectors say of themselves: the streams of a catalogue of Singer or Airbyte, each called by its name below that of the
 * file, or the settings that a connector of Airbyte takes. Undefined where the file holds something else.
 */
export function unpackStreams(file: PluginFile, json: LocatedJson): UnpackedSchemas | undefined {
  const top = toObject(json);
  if (top === undefined) return undefined;
  const settings = findSettings(top);
  if (settings !== undefined) return { schemas: [{ path: file.path, schema: settings }], problems: [] };
  // Airbyte wraps it in a message.
  const catalogue = toObject(valueOf(top, "catalog")) ?? top;
  const streams = itemsOf(catalogue, "streams").flatMap((item) => (item.kind === "object" ? readStream(item) : []));
  if (streams.length === 0) return undefined;
  const folder = file.path.replace(/\.(?:jsonc?|ya?ml)$/i, "");
  const schemas = streams.map(({ name, ...stream }) => ({
    ...stream,
    path: `${folder}/${name.replace(/[\\/]+/g, "_")}.json`,
  }));
  return { schemas, problems: [] };
}

function findSettings(top: LocatedObject): LocatedObject | undefined {
  const holder = toObject(valueOf(top, "spec")) ?? top;
  return toObject(valueOf(holder, "connectionSpecification"));
}

function readStream(item: LocatedObject): readonly (Omit<UnpackedSchema, "path"> & { readonly name: string })[] {
  // One that has been set up stands beside how it is read.
  const stream = toObject(valueOf(item, "stream")) ?? item;
  const schema = toObject(valueOf(stream, "json_schema") ?? valueOf(stream, "schema"));
  const name = ["name", "stream", "tap_stream_id"].map((key) => textOf(stream, key)).find((text) => text !== undefined);
  if (schema === undefined || name === undefined) return [];
  const namespace = textOf(stream, "namespace");
  const told = ["supported_sync_modes", "source_defined_primary_key", "default_cursor_field", "key_properties"];
  const annotations = Object.fromEntries(
    told.flatMap((key) => {
      const value = jsonOf(stream, key);
      return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[key, value]];
    }),
  );
  return [{ name: namespace === undefined ? name : `${namespace}/${name}`, schema, said: { annotations } }];
}
