import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import type { Span } from "../../../catalogue/span.ts";
import type { PythonArgument, PythonExpression } from "../../../parse/python/python-document.ts";
import type { PythonEvaluator, PythonPlace } from "../../code/evaluate-python.ts";
import { asJson } from "../../code/python-value.ts";
import type { ClassRef, PythonClasses } from "../../code/python-classes.ts";
import type { PythonModules } from "../../code/python-modules.ts";
import type { ModelField, PydanticModels } from "./pydantic-fields.ts";
import { constraintKeywords } from "./schema-types.ts";

/** What schemas are made with. */
export interface EmitContext {
  readonly modules: PythonModules;
  readonly classes: PythonClasses;
  readonly models: PydanticModels;
  readonly evaluator: PythonEvaluator;
  /** By field, what it says besides its type, as far as that has been told. */
  readonly words: Map<ModelField, JsonObject>;
}

/** An object of a schema while it is made. */
export type Writable = { [key: string]: JsonValue };

/** What making one schema works with and has made. */
export interface Emission extends EmitContext {
  readonly which: "listed" | "all";
  /** Where definitions stand in the schema, which differs between Pydantic's versions. */
  readonly key: "definitions" | "$defs";
  readonly spans: Map<JsonValue, Span>;
  readonly definitions: Writable;
  readonly names: Map<ClassRef["node"], string>;
  /** What is referred to and has still to be made: one after the other, since a model may lead to any number. */
  readonly waiting: { readonly name: string; readonly of: ClassRef }[];
}

/** What a class is called among the definitions; it is made when the schemas before it are. */
export function nameDefinition(emission: Emission, of: ClassRef): string {
  const known = emission.names.get(of.node);
  if (known !== undefined) return known;
  let name = of.node.name;
  if (Object.hasOwn(emission.definitions, name)) name = of.name.replaceAll(/[^\w]/g, "__");
  emission.names.set(of.node, name);
  emission.definitions[name] = {};
  emission.waiting.push({ name, of });
  return name;
}

/** What limits the values of a type, as JSON Schema says it. */
export function readLimits(
  emission: Emission,
  facts: ReadonlyMap<string, PythonExpression>,
  place: PythonPlace,
): JsonObject {
  const limits: Writable = {};
  for (const [fact, keyword] of constraintKeywords) {
    const written = facts.get(fact);
    const value = written && asJson(emission.evaluator.evaluate(written, place));
    if (value !== undefined) limits[keyword] = value;
  }
  return limits;
}

/** Arguments that are given by name. */
export function namedArguments(given: readonly PythonArgument[]): ReadonlyMap<string, PythonExpression> {
  return new Map(given.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value] as const])));
}
