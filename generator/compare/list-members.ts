import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Change } from "./change.ts";
import { findCommandByPath } from "./find-command-by-path.ts";

/**
 * Names of what a thing has: fields, symbols, arguments, values, options, methods, calls. Where the whole thing goes they go with
 * it and are told by no change of their own, but somebody may look for them.
 */
export function listMembers(catalogue: Catalogue, { area, thing }: Pick<Change, "area" | "thing">): readonly string[] {
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
      return namesOf(catalogue.graphql.operations.find(({ coordinate }) => coordinate === thing)?.arguments);
    case "graphqlTypes": {
      const type = catalogue.graphql.types.find(({ name }) => name === thing);
      return type === undefined ? [] : namesOf("fields" in type ? type.fields : "values" in type ? type.values : []);
    }
    case "plugins":
      for (const { plugins } of catalogue.ingestion.platforms.values()) {
        const plugin = plugins.find(({ id }) => id === thing);
        if (plugin !== undefined) return plugin.options.map(({ path }) => path);
      }
      return [];
    case "sdk":
      return listSdkMembers(catalogue, thing);
    case "cli": {
      const command = findCommandByPath(catalogue.cli, thing);
      return command === undefined ? [] : [...namesOf(command.arguments), ...namesOf(command.options)];
    }
    case "restli":
      return namesOf(catalogue.restli.resources.find(({ id }) => id === thing)?.calls);
    case "access":
    case "guides":
      return [];
  }
}

function namesOf(things: readonly { readonly name: string }[] = []): readonly string[] {
  return things.map(({ name }) => name);
}

function listSchemaMembers({ schemas }: Catalogue, name: string | undefined): readonly string[] {
  const schema = name === undefined ? undefined : schemas.get(name);
  if (schema?.kind === "record") return namesOf(schema.fields);
  return schema?.kind === "enum" ? namesOf(schema.symbols) : [];
}

function listSdkMembers({ sdk }: Catalogue, thing: string): readonly string[] {
  for (const { name, classes, enums } of sdk.pages.flatMap(({ modules }) => modules)) {
    if (!thing.startsWith(`${name}.`)) continue;
    const own = thing.slice(name.length + 1);
    const found = classes.find((each) => each.name === own);
    if (found !== undefined) return [...namesOf(found.attributes), ...namesOf(found.methods)];
    const values = enums.find((each) => each.name === own)?.values;
    if (values !== undefined) return namesOf(values);
  }
  return [];
}
