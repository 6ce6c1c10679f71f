import { z } from "zod";
import { configSchema } from "./config-schema.ts";

/** What is looked at of a JSON Schema. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly additionalProperties?: Shape | false;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** The keys that a mapping at a place of the config file may have; none where it may have any. */
export function listKnownKeys(place: readonly PropertyKey[]): readonly string[] {
  let shapes: readonly Shape[] = [z.toJSONSchema(configSchema, { io: "input" }) as Shape];
  for (const part of place) shapes = shapes.flatMap(listChoices).flatMap((shape) => stepInto(shape, part));
  return shapes
    .flatMap(listChoices)
    .flatMap(({ properties, propertyNames }) => propertyNames?.enum ?? Object.keys(properties ?? {}));
}

function listChoices(shape: Shape): readonly Shape[] {
  return shape.anyOf ?? [shape];
}

function stepInto({ properties = {}, additionalProperties, items }: Shape, part: PropertyKey): readonly Shape[] {
  const below =
    typeof part === "number"
      ? items
      : Object.hasOwn(properties, part)
        ? properties[String(part)]
        : additionalProperties;
  return below === undefined || below === false ? [] : [below];
}
