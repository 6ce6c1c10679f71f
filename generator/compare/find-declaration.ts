import type { AccessModel } from "../catalogue/access.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Span } from "../catalogue/span.ts";
import type { Change } from "./change.ts";
import { listDefaults } from "./defaults/list-defaults.ts";
import { indexThings, type ThingIndex } from "./index-things.ts";

/** Where the thing of a change is declared; undefined for what isn't in the catalogue, and for guides, which are declared by being there. */
export type FindDeclaration = (change: Pick<Change, "area" | "thing" | "coordinate">) => Span | undefined;

/**
 * Finds the things of changes in a catalogue, so that a member that is gone has a place in a review: what it was taken from. Of
 * an operation that is gone this is the type that it was a field of.
 */
export function createFindDeclaration(catalogue: Catalogue): FindDeclaration {
  const things = indexThings(catalogue);
  return ({ area, thing, coordinate }) => {
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
        return findGraphqlDeclaration(things, thing);
      case "plugins":
        return things.plugin(thing)?.span;
      case "components":
        return things.component(thing)?.span;
      case "sdk":
        return things.ofLibrary(thing)?.value.span;
      case "cli":
        return things.command(thing)?.span;
      case "environment":
        return things.variable(thing)?.span;
      case "restli":
        return things.resource(thing)?.span;
      case "endpoints":
        return things.endpoint(thing)?.span;
      case "payloads":
        return things.payload(thing)?.span;
      case "access":
        return findGrantDeclaration(catalogue.access, coordinate);
      case "defaults":
        return listDefaults(catalogue.defaults).get(thing)?.value.span;
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

function findGraphqlDeclaration({ operation, root, type, directive }: ThingIndex, thing: string): Span | undefined {
  const [owner = ""] = thing.split(".");
  return (operation(thing) ?? root(owner) ?? type(owner) ?? directive(thing))?.span;
}

function findGrantDeclaration({ privileges, roles, policies }: AccessModel, coordinate: string): Span | undefined {
  const [, kind, name = coordinate] = /^(role|policy)\/(.*)$/s.exec(coordinate) ?? [];
  if (kind === "role") return roles.get(name)?.span;
  return (kind === "policy" ? policies.get(name) : privileges.get(coordinate))?.span;
}
