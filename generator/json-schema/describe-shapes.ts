import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { IngestionOption } from "../catalogue/ingestion.ts";
import type { SchemaVariant } from "./schema-variants.ts";

/** An option, the objects that have it, and how many there are. */
interface ShapedPart {
  readonly shapes: readonly SchemaVariant[];
  readonly objects: number;
}

/**
 * In which of several shapes an option is: those that a value of the option beside it stands for, or else by their names.
 * Nothing of what all have, and nothing where one has no name.
 */
export function describeShapes({ shapes, objects }: ShapedPart, parent: string): IngestionOption["onlyIn"] {
  if (shapes.length === 0 || shapes.length >= objects) return undefined;
  const names = shapes.flatMap(({ name }) => name ?? []);
  if (names.length < shapes.length) return undefined;
  const tags = shapes.map(findTags);
  const [tellsApart] = tags.flatMap((found) => found?.property ?? []);
  const values = tags.flatMap((found) => (found?.property === tellsApart ? found?.values : undefined) ?? []);
  if (tellsApart === undefined || values.length < shapes.length) return { shapes: [...new Set(names)] };
  return {
    shapes: [...new Set(names)],
    option: parent === "" ? tellsApart : `${parent}.${tellsApart}`,
    values: [...new Set(values)],
  };
}

/** The property that tells shapes apart, and with which of its values this one is meant, as JSON. */
function findTags({
  keywords: { discriminator },
  references,
}: SchemaVariant): { readonly property: string; readonly values: readonly string[] } | undefined {
  if (discriminator === undefined || !isJsonObject(discriminator)) return undefined;
  const { propertyName, mapping } = discriminator;
  if (typeof propertyName !== "string" || mapping === undefined || !isJsonObject(mapping)) return undefined;
  const values = Object.entries(mapping).flatMap(([tag, target]) =>
    references.includes(String(target)) ? JSON.stringify(tag) : [],
  );
  return values.length === 0 ? undefined : { property: propertyName, values };
}
