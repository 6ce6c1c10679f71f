import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Fact } from "../../page-model/parts.ts";
import { isOn } from "./annotation-values.ts";

/**
 * Who gets at data that the platform keeps for itself: of an entity by `@SystemEntity` on the record of its key, of one of
 * its aspects by `@System`. Both are `true`, or an object with what policies may still allow. Nothing for all other data.
 */
export function describeSystemAccess({ SystemEntity: entity, System: aspect }: JsonObject): readonly Fact[] {
  const told = entity ?? aspect;
  if (told !== true && !isJsonObject(told)) return [];
  return [{ label: "Access", value: [{ text: tellAccess(isJsonObject(told) ? told : {}) }] }];
}

function tellAccess({ allowRead, allowExists }: JsonObject): string {
  if (isOn(allowRead)) return "written by the platform alone, read by those whom a policy lets";
  const alone = "read and written by the platform alone";
  return isOn(allowExists) ? `${alone}; whether it exists is told to those whom a policy lets know` : alone;
}
