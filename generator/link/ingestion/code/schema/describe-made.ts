import { printJson } from "../../../../print/print-json.ts";
import type { PythonExpression } from "../../../../parse/python/python-document.ts";
import { asJson } from "../../../code/python-value.ts";
import { resolveDotted } from "../../../code/resolve-python.ts";
import type { ModelField } from "../models/pydantic-fields.ts";
import { callFactory } from "./call-factory.ts";
import { describeExpression } from "./describe-expression.ts";
import type { Emission } from "./schema-emission.ts";

/**
 * What the factory of a field gives where nothing is set: its value, or the call as the code has it. Nothing of a model, whose
 * own options say what they begin with.
 */
export function describeMade(emission: Emission, field: ModelField): string | undefined {
  const { factory, owner, span } = field;
  if (factory === undefined || isModel(emission.modules, factory, field)) return undefined;
  const called = callFactory(factory, span);
  const value = asJson(emission.evaluator.evaluate(called, { module: owner.module, within: owner }));
  return value === undefined ? describeExpression(called) : printJson(value, 0);
}

/** Whether this is a class of the input, something of one, or what makes one when it is called. */
function isModel(modules: Emission["modules"], expression: PythonExpression, field: ModelField): boolean {
  if (expression.kind === "lambda") return isModel(modules, expression.result, field);
  if (expression.kind === "call") return isModel(modules, expression.callee, field);
  const target = resolveDotted(expression, field.owner.module, modules)?.target;
  return target?.kind === "declared" && target.binding.kind === "class";
}
