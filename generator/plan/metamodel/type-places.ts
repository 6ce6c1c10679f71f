import type { NamedSchema } from "../../catalogue/schema.ts";
import { nameNamespaces, type NamespaceNames } from "./namespaces.ts";

/** Where a type stands among others. */
export interface TypePlace {
  readonly namespace: string;
  /** Within the namespace, e.g. `Order.lines` of a type that is declared in another one. */
  readonly name: string;
  /** Full name of the type that it is declared in, unless all of the namespace are. */
  readonly within: string | undefined;
}

/** A type with its place. */
export interface PlacedType extends TypePlace {
  readonly schema: NamedSchema;
}

/** How types stand in lists and trees. */
export interface TypePlaces {
  readonly names: NamespaceNames;
  /** There is one namespace, which nobody needs to be told of. */
  readonly isOne: boolean;
  /** By the full name of the type. */
  find(fullName: string): TypePlace;
  /** Whether a namespace is what the types of one file are declared in, such as the schema that they are definitions of. */
  isSchema(namespace: string): boolean;
}

/**
 * Places types by namespace. One that is declared within others, as JSON Schemas nest them, stands with the outermost of these,
 * since their names are no namespaces to their author; a schema in no namespace that others are definitions of, with them.
 */
export function placeTypes(schemas: ReadonlyMap<string, NamedSchema>): TypePlaces {
  const places = new Map<string, TypePlace>();
  const wholes = new Set<string>();
  for (const { fullName } of schemas.values()) {
    const around = listAround(fullName, schemas);
    const [outermost] = around;
    if (outermost === undefined) continue;
    const isWhole = outermost.namespace === "";
    if (isWhole) wholes.add(outermost.fullName);
    const namespace = isWhole ? outermost.fullName : outermost.namespace;
    const within = around.slice(isWhole ? 1 : 0).at(-1)?.fullName;
    places.set(fullName, { namespace, name: fullName.slice(namespace.length + 1), within });
  }
  for (const { fullName, name, namespace } of schemas.values())
    if (!places.has(fullName))
      places.set(fullName, { namespace: wholes.has(fullName) ? fullName : namespace, name, within: undefined });
  const namespaces = new Set([...places.values()].map((place) => place.namespace));
  return {
    names: nameNamespaces(namespaces),
    isOne: namespaces.size === 1,
    find: (fullName) => places.get(fullName) ?? { namespace: "", name: fullName, within: undefined },
    isSchema: (namespace) => wholes.has(namespace),
  };
}

/** The types whose names a full name goes through, the outermost first. */
function listAround(fullName: string, schemas: ReadonlyMap<string, NamedSchema>): readonly NamedSchema[] {
  const around: NamedSchema[] = [];
  for (let dot = fullName.indexOf("."); dot !== -1; dot = fullName.indexOf(".", dot + 1)) {
    const schema = schemas.get(fullName.slice(0, dot));
    if (schema !== undefined) around.push(schema);
  }
  return around;
}
