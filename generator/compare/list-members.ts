import type { Catalogue } from "../catalogue/catalogue.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject } from "../catalogue/json.ts";
import type { GraphqlType } from "../catalogue/graphql.ts";
import type { Change } from "./change.ts";
import { indexThings, type LibraryName } from "./index-things.ts";

/** Names of what a thing of a catalogue has: fields, symbols, arguments, values, options, methods, calls. */
export type ListMembers = (change: Pick<Change, "area" | "thing">) => readonly string[];

/**
 * Where a whole thing goes, what it has goes with it and is told by no change of its own, but somebody may look for it.
 */
export function createListMembers(catalogue: Catalogue): ListMembers {
  const things = indexThings(catalogue);
  return ({ area, thing }) => {
    switch (area) {
      case "entities":
        return (catalogue.entities.get(thing)?.aspects ?? []).map(({ aspect }) => aspect);
      case "aspects":
        return listSchemaMembers(catalogue, catalogue.aspects.get(thing)?.schema);
      case "events":
        return listSchemaMembers(catalogue, catalogue.events.get(thing)?.schema);
      case "types":
        return listSchemaMembers(catalogue, thing);
      case "operations":
        return namesOf(things.operation(thing)?.arguments);
      case "graphqlTypes":
        return listTypeMembers(things.type(thing));
      case "plugins":
        return (things.plugin(thing)?.options ?? []).map(({ path }) => path);
      case "components":
        return (things.component(thing)?.options ?? []).map(({ path }) => path);
      case "sdk":
        return listLibraryMembers(things.ofLibrary(thing)?.value);
      case "cli": {
        const command = things.command(thing);
        return [...namesOf(command?.arguments), ...namesOf(command?.options)];
      }
      case "restli":
        return namesOf(things.resource(thing)?.calls);
      case "endpoints":
        return namesOf(things.endpoint(thing)?.inputs);
      case "payloads":
        return listProperties(things.payload(thing)?.schema);
      case "environment":
      case "access":
      case "defaults":
      case "guides":
        return [];
    }
  };
}

function namesOf(things: readonly { readonly name: string }[] = []): readonly string[] {
  return things.map(({ name }) => name);
}

function listProperties(schema: JsonObject | undefined): readonly string[] {
  const properties = schema?.["properties"];
  return isJsonObject(properties) ? Object.keys(properties) : [];
}

function listSchemaMembers({ schemas }: Catalogue, name: string | undefined): readonly string[] {
  const schema = name === undefined ? undefined : schemas.get(name);
  if (schema?.kind === "record") return namesOf(schema.fields);
  return schema?.kind === "enum" ? namesOf(schema.symbols) : [];
}

function listTypeMembers(type: GraphqlType | undefined): readonly string[] {
  if (type === undefined) return [];
  return namesOf("fields" in type ? type.fields : "values" in type ? type.values : []);
}

function listLibraryMembers(value: LibraryName["value"] | undefined): readonly string[] {
  if (value === undefined) return [];
  if ("methods" in value) return [...namesOf(value.attributes), ...namesOf(value.methods)];
  return "values" in value ? namesOf(value.values) : [];
}
