import type { Catalogue } from "../catalogue/catalogue.ts";
import type { GraphqlInputValue, GraphqlModel } from "../catalogue/graphql.ts";
import type { PlanLinks } from "./plan-context.ts";
import type { Routes } from "./routes.ts";

/** Links to every page and anchor of the site; the only place that puts hrefs together. */
export function createLinks(catalogue: Catalogue, routes: Routes, base: string): PlanLinks {
  const route = (path: string): string => (path === "" ? base : `${base}${path}/`);
  const find = (map: ReadonlyMap<string, string>, name: string): string | undefined => {
    const found = map.get(name);
    return found === undefined ? undefined : route(found);
  };
  const members = createMemberIndex(catalogue);
  let coordinates: ReadonlyMap<string, string> | undefined;
  const links: PlanLinks = {
    route,
    entity: (name) => find(routes.entities, name),
    aspect: (name) => find(routes.aspects, name),
    event: (name) => find(routes.events, name),
    schema: (fullName) => find(routes.schemas, fullName),
    member: (fullName, member) => {
      const page = find(routes.schemas, fullName);
      return page !== undefined && members(fullName).has(member) ? `${page}#${toAnchor(member)}` : undefined;
    },
    graphqlType: (name) => find(routes.graphqlTypes, name),
    operation: (kind, name) => find(routes.operations[kind], name),
    directive: (name) => find(routes.directives, name),
    coordinate: (coordinate) => {
      coordinates ??= createCoordinateIndex(catalogue.graphql, links);
      return coordinates.get(coordinate);
    },
  };
  return links;
}

/** A name as an element's id: whatever a name may hold, an id may too, except white space. */
export function toAnchor(name: string): string {
  return name.replace(/\s+/g, "-");
}

function createMemberIndex(catalogue: Catalogue): (fullName: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (fullName) => {
    let members = known.get(fullName);
    if (members === undefined) {
      const schema = catalogue.schemas.get(fullName);
      const list = schema?.kind === "record" ? schema.fields : schema?.kind === "enum" ? schema.symbols : [];
      members = new Set(list.map((member) => member.name));
      known.set(fullName, members);
    }
    return members;
  };
}

/** Href of every schema coordinate: a type, operation or directive is a page, what is inside has its coordinate as anchor. */
function createCoordinateIndex(graphql: GraphqlModel, links: PlanLinks): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const add = (coordinate: string, page: string | undefined): void => {
    if (page !== undefined && !index.has(coordinate)) index.set(coordinate, page);
  };
  const addInside = (page: string | undefined, coordinate: string): void =>
    add(coordinate, page === undefined ? undefined : `${page}#${coordinate}`);
  const addArguments = (page: string | undefined, values: readonly GraphqlInputValue[]): void => {
    for (const value of values) addInside(page, value.coordinate);
  };
  for (const operation of graphql.operations) {
    const page = links.operation(operation.operation, operation.name);
    add(operation.coordinate, page);
    addArguments(page, operation.arguments);
  }
  for (const type of graphql.types) {
    const page = links.graphqlType(type.name);
    add(type.name, page);
    if (type.kind === "enum") for (const value of type.values) addInside(page, value.coordinate);
    if (type.kind === "input") addArguments(page, type.fields);
    if (type.kind !== "object" && type.kind !== "interface") continue;
    for (const field of type.fields) {
      addInside(page, field.coordinate);
      addArguments(page, field.arguments);
    }
  }
  for (const directive of graphql.directives) {
    const page = links.directive(directive.name);
    add(directive.coordinate, page);
    addArguments(page, directive.arguments);
  }
  return index;
}
