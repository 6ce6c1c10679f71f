import type { ForeignBase } from "../../../../catalogue/ingestion.ts";
import { isDeclared, type BaseRef, type ClassRef, type PythonClasses } from "../../../code/python-classes.ts";
import { isFramework } from "../../framework/add-framework.ts";
import { frameworkRelease } from "../../framework/framework-modules.ts";
import type { PydanticModels } from "./pydantic-fields.ts";

/** Modules whose classes make a model of a class, or order it, and add nothing that can be set. */
const silent = /^(?:pydantic|pydantic_settings|typing|typing_extensions|abc|enum|builtins|dataclasses)(?:\.|$)|^\w+$/;

/**
 * What a configuration inherits from outside of the input, in Python's order: classes that a stand-in is known of, as far as
 * they add something, and all others. Undefined where there is none.
 */
export function listForeignBases(
  config: ClassRef,
  { classes, models }: { readonly classes: PythonClasses; readonly models: PydanticModels },
): readonly ForeignBase[] | undefined {
  const owners = new Set(models.listFields(config).map(({ owner }) => owner.node));
  const found = classes.linearize(config).flatMap((base): ForeignBase[] => {
    if (!isDeclared(base)) return isUnknown(base) ? [{ name: base.external }] : [];
    return isFramework(base.module.file) && owners.has(base.node)
      ? [{ name: base.name, release: frameworkRelease }]
      : [];
  });
  return found.length === 0 ? undefined : found;
}

/** Whether a base is a class elsewhere that may bring something which can be set. */
export function isUnknown(base: BaseRef): base is Exclude<BaseRef, ClassRef> {
  return !isDeclared(base) && !silent.test(base.external);
}
