import type { JsonObject } from "../../catalogue/json.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import type { TypeOf } from "../plugin.ts";
import { type Asked, describeAlternatives } from "./describe-alternatives.ts";
import { describePositions, joinItems } from "./describe-positions.ts";
import { withLimitsOfParts } from "./describe-schema.ts";
import { formatType } from "./format-type.ts";
import { keepInnerDefaults } from "./keep-inner-defaults.ts";
import { nameRules } from "./name-rules.ts";
import type { Reading } from "./reading.ts";
import { referenceOf, toObject } from "./schema-node.ts";
import { any } from "./unite-types.ts";

/** What is said of values besides their type: also by alternatives that are plain, and by places in a list. */
export function describeType(reading: Reading, node: LocatedObject, type: TypeOf, own: JsonObject): JsonObject {
  const { items } = reading;
  const known = reading.isRecord(node, reading.names)
    ? leaveNeeds(own)
    : keepInnerDefaults(node, withLimitsOfParts(node, own));
  const nameOf = (schema: LocatedObject): string | undefined => {
    const reference = referenceOf(schema);
    const found = reference === undefined ? undefined : reading.names.find(reference);
    return reading.inline.get(schema) ?? (found && "name" in found ? found.name : undefined);
  };
  const positionsOf: Asked["positionsOf"] = (schema) =>
    describePositions(schema, (item) => {
      const [inside, of] = [toObject(item), items.get(item) ?? any];
      const alternatives = inside === undefined ? {} : describeAlternatives(inside, of, {}, { positionsOf, nameOf });
      return { type: formatType(of), alternatives };
    });
  const positions = joinItems(known, positionsOf(node));
  const all = { ...positions, ...describeAlternatives(node, type, positions, { positionsOf, nameOf }) };
  return nameRules(all, reading.names);
}

/** Records take their parts in, and say themselves which fields are to be there. */
function leaveNeeds(said: JsonObject): JsonObject {
  const { required: _, ...own } = said;
  return own;
}
