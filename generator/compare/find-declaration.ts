import type { AccessModel } from "../catalogue/access.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { GraphqlModel } from "../catalogue/graphql.ts";
import type { SdkModel } from "../catalogue/sdk.ts";
import type { Span } from "../catalogue/span.ts";
import type { Change } from "./change.ts";
import { findCommandByPath } from "./find-command-by-path.ts";

/**
 * Where the thing of a change is declared, so that a member that is gone has a place in a review: what it was taken from.
 * Of an operation that is gone this is the type that it was a field of. Undefined for things that aren't in the catalogue,
 * and for guides, which are declared by being there.
 */
export function findDeclaration(
  catalogue: Catalogue,
  { area, thing, coordinate }: Pick<Change, "area" | "thing" | "coordinate">,
): Span | undefined {
  switch (area) {
    case "entities":
      return catalogue.entities.get(thing)?.origins[0]?.span;
    case "aspects":
    case "events":
    case "types":
      return (
        findSchemaDeclaration(catalogue, coordinate) ?? findSchemaDeclaration(catalogue, schemaOf(catalogue, thing))
      );
    case "operations":
    case "graphqlTypes":
      return findGraphqlDeclaration(catalogue.graphql, thing);
    case "plugins": {
      const plugins = [...catalogue.ingestion.platforms.values()].flatMap((platform) => platform.plugins);
      return spanOf(plugins.find(({ id }) => id === thing));
    }
    case "sdk":
      return findSdkDeclaration(catalogue.sdk, thing);
    case "cli":
      return findCommandByPath(catalogue.cli, thing)?.span;
    case "restli":
      return spanOf(catalogue.restli.resources.find(({ id }) => id === thing));
    case "access":
      return findGrantDeclaration(catalogue.access, coordinate);
    case "guides":
      return undefined;
  }
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

function findGraphqlDeclaration(
  { operations, roots, types, directives }: GraphqlModel,
  thing: string,
): Span | undefined {
  const [owner = ""] = thing.split(".");
  return spanOf(
    operations.find(({ coordinate }) => coordinate === thing) ??
      [...roots, ...types].find(({ name }) => name === owner) ??
      directives.find(({ name }) => `@${name}` === thing),
  );
}

function findSdkDeclaration({ pages }: SdkModel, thing: string): Span | undefined {
  for (const { name, classes, functions, enums } of pages.flatMap(({ modules }) => modules)) {
    if (!thing.startsWith(`${name}.`)) continue;
    const own = thing.slice(name.length + 1);
    const found = [...classes, ...functions, ...enums].find((each) => each.name === own);
    if (found !== undefined) return found.span;
  }
  return undefined;
}

function findGrantDeclaration({ privileges, roles, policies }: AccessModel, coordinate: string): Span | undefined {
  const [, kind, name = coordinate] = /^(role|policy)\/(.*)$/s.exec(coordinate) ?? [];
  return spanOf(
    kind === "role" ? roles.get(name) : kind === "policy" ? policies.get(name) : privileges.get(coordinate),
  );
}

function spanOf(thing: { readonly span?: Span | undefined } | undefined): Span | undefined {
  return thing?.span;
}
