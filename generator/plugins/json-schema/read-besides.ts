import type { JsonValue } from "../../catalogue/json.ts";
import type { LocatedJson } from "../../parse/json/located-json.ts";
import type { RecordDeclaration, TypeOf } from "../plugin.ts";
import { describe, isLimit } from "./describe-schema.ts";
import { formatType } from "./format-type.ts";
import type { GatheredProperties } from "./gather-properties.ts";
import { findType, readType } from "./read-type.ts";
import type { Reading } from "./reading.ts";
import { referenceOf, textOf, toObject, valueOf } from "./schema-node.ts";
import { any } from "./unite-types.ts";

/** The schemas of which one or some hold of a record as well, and the types of properties without names of their own. */
export function readBesides(
  reading: Reading,
  { choices, either, further }: Pick<GatheredProperties, "choices" | "either" | "further">,
  owner: string,
): Pick<RecordDeclaration, "besides" | "annotations"> {
  const named = [...choices].map(([keyword, nodes]) => {
    const types = nodes.map((node) => findType(reading, textOf(node, "$ref") ?? "", node));
    return [keyword, types.filter((type) => type !== any)] as const;
  });
  const typeOf = (value: LocatedJson, property: string): TypeOf => readType(reading, value, { name: owner, property });
  const patterns = further.flatMap(([pattern, value]) =>
    pattern === undefined ? [] : [[pattern, typeOf(value, pattern), value] as const],
  );
  const rest = further.findLast(([pattern]) => pattern === undefined)?.[1];
  const others = rest && typeOf(rest, "other");
  const types = [
    ...named.flatMap(([, each]) => each),
    ...patterns.map(([, type]) => type),
    ...(others ? [others] : []),
  ];
  return {
    besides: types.filter((type) => type !== any),
    annotations: {
      ...Object.fromEntries(
        named.flatMap(([keyword, each]) => (each.length > 0 ? [[keyword, each.map(formatType)]] : [])),
      ),
      ...Object.fromEntries([...either].map(([keyword, keys]) => [`${keyword}Required`, keys])),
      ...(patterns.length > 0 && {
        patternProperties: Object.fromEntries(
          patterns.map(([pattern, type, value]) => [pattern, formatLimited(type, value)]),
        ),
      }),
      ...(rest !== undefined && others !== undefined && { additionalProperties: formatLimited(others, rest) }),
    },
  };
}

/** A type as text; with what limits its values, where something does that has no page of its own. */
function formatLimited(type: TypeOf, value: LocatedJson): JsonValue {
  const node = toObject(value);
  const isNamed = node === undefined || referenceOf(node) !== undefined || valueOf(node, "properties") !== undefined;
  const limits = isNamed ? [] : Object.entries(describe(node).annotations).filter(([key]) => isLimit(key));
  return limits.length === 0 ? formatType(type) : { type: formatType(type), ...Object.fromEntries(limits) };
}
