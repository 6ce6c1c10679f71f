import type { PythonExpression, PythonFunction } from "../../../parse/python/python-document.ts";
import { isDeclared, type ClassRef, type PythonClasses } from "../../code/python-classes.ts";
import type { PydanticModels } from "./models/pydantic-fields.ts";

/**
 * The class of a component's configuration, where no decorator names it: what the component is a generic of
 * (`Sink[Config, Report]`), what its factory makes of what the recipe says (`Config.parse_obj(config_dict)`), or
 * what it is constructed with. The nearest class that tells counts.
 */
export function findConfigClass(of: ClassRef, classes: PythonClasses, models: PydanticModels): ClassRef | undefined {
  const order = classes.linearize(of).filter(isDeclared);
  const toModel = (expression: PythonExpression, from: ClassRef): ClassRef | undefined => {
    const found = classes.find(expression, from.module, from);
    return found !== undefined && isDeclared(found) && models.isPydantic(found) ? found : undefined;
  };
  const first = <Item>(items: readonly Item[], find: (item: Item) => ClassRef | undefined): ClassRef | undefined => {
    for (const item of items) {
      const found = find(item);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const inType = (type: PythonExpression, from: ClassRef): ClassRef | undefined =>
    type.kind === "subscript"
      ? first(type.items, (item) => inType(item, from))
      : type.kind === "binary"
        ? first([type.left, type.right], (side) => inType(side, from))
        : toModel(type, from);
  const findFunction = (name: string): { readonly node: PythonFunction; readonly from: ClassRef } | undefined => {
    for (const from of order) {
      const binding = classes.scopeOf(from).get(name);
      const node = binding?.kind === "function" ? binding.nodes.at(-1) : undefined;
      if (node !== undefined) return { node, from };
    }
    return undefined;
  };
  const generic = first(order, (from) =>
    first(from.node.bases, ({ value }) => (value.kind === "subscript" ? inType(value, from) : undefined)),
  );
  if (generic !== undefined) return generic;
  const factory = findFunction("create");
  const made = first(factory?.node.calls ?? [], ({ callee }) => {
    if (factory === undefined) return undefined;
    // `Config.parse_obj(…)` and its kin, and `Config(…)`.
    const isMethod = callee.kind === "attribute" && modelFactories.test(callee.name);
    return toModel(isMethod ? callee.of : callee, factory.from);
  });
  if (made !== undefined) return made;
  const constructor = findFunction("__init__");
  return first(constructor?.node.parameters ?? [], ({ type }) =>
    type === undefined || constructor === undefined ? undefined : inType(type, constructor.from),
  );
}

const modelFactories = /^(?:parse_obj|parse_obj_allow_extras|model_validate|from_dict)$/;
