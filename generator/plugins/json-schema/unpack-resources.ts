import type { LocatedEntry, LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { readAllLocated } from "../read-located.ts";
import { toTextProblems } from "../to-text-problems.ts";
import type { PluginFile, PluginProblem } from "../plugin.ts";
import { placeOf } from "./describe-schema.ts";
import { itemsOf, jsonOf, textOf, toObject, valueOf } from "./schema-node.ts";
import type { UnpackedSchema, UnpackedSchemas } from "./unpacked-schemas.ts";

const definition = "CustomResourceDefinition";

/**
 * The kinds of Kubernetes that a file defines, each version by itself, among whatever else the file holds; undefined where it
 * defines none. They are called as the API server calls them where it describes itself, e.g. `io.cert-manager.v1.Issuer`.
 */
export function unpackResources(file: PluginFile): UnpackedSchemas | undefined {
  if (!file.text.includes(definition)) return undefined;
  const { values, ...told } = readAllLocated(file);
  const defined = values.flatMap(listDefined);
  if (defined.length === 0) return undefined;
  const { malformed, repeated } = toTextProblems(told);
  const read = defined.map(readVersions);
  return {
    schemas: read.flatMap(({ schemas }) => schemas),
    problems: [...malformed, ...repeated, ...read.flatMap(({ problems }) => problems)],
  };
}

/** Lists hold what was asked for, as `kubectl get` prints it. */
function listDefined(value: LocatedJson): readonly LocatedObject[] {
  const object = toObject(value);
  if (object === undefined) return [];
  if (textOf(object, "kind") === definition) return [object];
  return itemsOf(object, "items").filter(
    (item): item is LocatedObject => item.kind === "object" && textOf(item, "kind") === definition,
  );
}

function readVersions(resource: LocatedObject): UnpackedSchemas {
  const spec = toObject(valueOf(resource, "spec"));
  const names = spec && toObject(valueOf(spec, "names"));
  const [group, kind] = [spec && textOf(spec, "group"), names && textOf(names, "kind")];
  const problem = (message: string): PluginProblem => ({ code: "no-schema", message, place: placeOf(resource) });
  if (spec === undefined || names === undefined || group === undefined || kind === undefined)
    return {
      schemas: [],
      problems: [problem("this defines a kind of Kubernetes without saying its group or its name")],
    };
  // Before there was one for each version, all had the same.
  const shared = schemaIn(toObject(valueOf(spec, "validation")));
  const single = textOf(spec, "version");
  const versions = itemsOf(spec, "versions").flatMap((version) => toObject(version) ?? []);
  const listed = versions.map((version) => ({
    name: textOf(version, "name"),
    schema: schemaIn(toObject(valueOf(version, "schema"))) ?? shared,
    version,
  }));
  const all = listed.length > 0 ? listed : [{ name: single, schema: shared, version: undefined }];
  const schemas = all.flatMap(({ name, schema, version }): readonly UnpackedSchema[] => {
    if (name === undefined || schema === undefined) return [];
    const path = [...group.split(".").toReversed(), name, `${kind}.json`].map((part) => part.replaceAll("/", "_"));
    const apiVersion = `${group}/${name}`;
    return [
      {
        path: path.join("/"),
        schema: fix(schema, { apiVersion, kind }),
        said: {
          annotations: { apiVersion, kind, ...sayNames(spec, names), ...(version && sayServed(version)) },
          deprecated: version && sayDeprecated(version),
        },
      },
    ];
  });
  const isWhole = schemas.length > 0;
  return { schemas, problems: isWhole ? [] : [problem(`this defines \`${kind}\` without a schema in any version`)] };
}

function schemaIn(holder: LocatedObject | undefined): LocatedObject | undefined {
  return holder && toObject(valueOf(holder, "openAPIV3Schema"));
}

/** By what else it is asked for. */
function sayNames(spec: LocatedObject, names: LocatedObject): NonNullable<UnpackedSchema["said"]>["annotations"] {
  const told = [
    ...["plural", "shortNames", "categories"].map((key) => [key, jsonOf(names, key)] as const),
    ["scope", jsonOf(spec, "scope")] as const,
  ];
  return Object.fromEntries(told.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

function sayServed(version: LocatedObject): NonNullable<UnpackedSchema["said"]>["annotations"] {
  return {
    ...(jsonOf(version, "served") === false && { served: false }),
    ...(jsonOf(version, "storage") === true && { storage: true }),
  };
}

function sayDeprecated(version: LocatedObject): string | boolean | undefined {
  if (jsonOf(version, "deprecated") !== true) return undefined;
  return textOf(version, "deprecationWarning") ?? true;
}

/** The schema with properties that are always there and have but one value here, though it calls them texts. */
function fix(schema: LocatedObject, values: Readonly<Record<string, string>>): LocatedObject {
  const properties = schema.entries.get("properties");
  const declared = toObject(properties?.value);
  if (properties === undefined || declared === undefined) return schema;
  const inside = new Map(declared.entries);
  const always: LocatedJson[] = [];
  for (const [key, value] of Object.entries(values)) {
    const entry = inside.get(key);
    const node = toObject(entry?.value);
    if (entry === undefined || node === undefined) continue;
    const { keySpan: span } = entry;
    inside.set(key, { ...entry, value: withEntry(node, "const", { kind: "scalar", value, span }) });
    always.push({ kind: "scalar", value: key, span });
  }
  const required = valueOf(schema, "required");
  const { span } = required ?? schema;
  const items = [...itemsOf(schema, "required"), ...always];
  const fixed = withEntry(schema, "properties", { ...declared, entries: inside });
  return withEntry(fixed, "required", { kind: "array", items, span });
}

function withEntry(object: LocatedObject, key: string, value: LocatedJson): LocatedObject {
  const known: LocatedEntry = object.entries.get(key) ?? { key, keySpan: value.span, value };
  return { ...object, entries: new Map([...object.entries, [key, { ...known, value }]]) };
}
