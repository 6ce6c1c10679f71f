import type { JsonObject } from "../../../../catalogue/json.ts";
import type { ClassRef, PythonClasses } from "../../../code/python-classes.ts";
import { findModelSetting } from "../models/find-model-setting.ts";
import { isUnknown } from "../models/list-foreign-bases.ts";

/** Whether keys besides the fields are refused. A class elsewhere may have fields that are none here. */
export function extraOf(classes: PythonClasses, of: ClassRef): JsonObject {
  const value = findModelSetting(classes, of, "extra")?.value;
  const extra = value?.kind === "text" ? value.value : value?.kind === "attribute" ? value.name : undefined;
  if (extra === "allow") return { additionalProperties: true };
  const isWhole = !classes.linearize(of).some(isUnknown);
  return extra === "forbid" && isWhole ? { additionalProperties: false } : {};
}
