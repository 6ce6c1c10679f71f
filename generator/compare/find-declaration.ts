import type { AccessModel } from "../catalogue/access.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Span } from "../catalogue/span.ts";
import type { Change } from "./change.ts";
import { listCommands, listLibrary, listPlugins } from "./list-things.ts";
import { createNameIndex } from "./name-index.ts";

/** Where the thing of a change is declared; undefined for what isn't in the catalogue, and for guides, which are declared by being there. */
export type FindDeclaration = (change: Pick<Change, "area" | "thing" | "coordinate">) => Span | undefined;

/**
 * Finds the things of changes in a catalogue, so that a member that is gone has a place in a review: what it was taken from. Of
 * an operation that is gone this is the type that it was a field of.
 */
export function createFindDeclaration(catalogue: Catalogue): FindDeclaration {
  const { entities, graphql, ingestion, sdk, cli = [], restli, access } = catalogue;
  const findOperation = createNameIndex(
    () => graphql.operations,
    ({ coordinate }) => coordinate,
  );
  const findType = createNameIndex(
    () => [...graphql.roots, ...graphql.types],
    ({ name }) => name,
  );
  const findDirective = createNameIndex(
    () => graphql.directives,
    ({ name }) => `@${name}`,
  );
  const findPlugin = createNameIndex(
    () => listPlugins(ingestion),
    ({ id }) => id,
  );
  const findOfLibrary = createNameIndex(
    () => listLibrary(sdk),
    ({ fullName }) => fullName,
  );
  const findCommand = createNameIndex(
    () => listCommands(cli),
    ({ path }) => path,
  );
  const findResource = createNameIndex(
    () => restli.resources,
    ({ id }) => id,
  );

  return ({ area, thing, coordinate }) => {
    switch (area) {
      case "entities":
        return entities.get(thing)?.origins[0]?.span;
      case "aspects":
      case "events":
      case "types":
        return (
          findSchemaDeclaration(catalogue, coordinate) ?? findSchemaDeclaration(catalogue, schemaOf(catalogue, thing))
        );
      case "operations":
      case "graphqlTypes":
        return (findOperation(thing) ?? findType(thing.split(".")[0] ?? "") ?? findDirective(thing))?.span;
      case "plugins":
        return findPlugin(thing)?.span;
      case "sdk":
        return findOfLibrary(thing)?.value.span;
      case "cli":
        return findCommand(thing)?.span;
      case "restli":
        return findResource(thing)?.span;
      case "access":
        return findGrantDeclaration(access, coordinate);
      case "guides":
        return undefined;
    }
  };
}

/** Names of schemas have points, and so have paths of their members: the longest name that is one. */
function findSchemaDeclaration({ schemas }: Catalogue, coordinate: string): Span | undefined {
  for (
    let name = coordinate.replace(/[<[{/].*$/s, "");
    name !== "";
    name = name.slice(0, Math.max(0, name.lastIndexOf(".")))
  ) {
    const found = schemas.get(name);
    if (found !== undefined) return found.nameSpan;
  }
  return undefined;
}

function schemaOf({ aspects, events }: Catalogue, thing: string): string {
  return (aspects.get(thing) ?? events.get(thing))?.schema ?? "";
}

function findGrantDeclaration({ privileges, roles, policies }: AccessModel, coordinate: string): Span | undefined {
  const [, kind, name = coordinate] = /^(role|policy)\/(.*)$/s.exec(coordinate) ?? [];
  if (kind === "role") return roles.get(name)?.span;
  return (kind === "policy" ? policies.get(name) : privileges.get(coordinate))?.span;
}
