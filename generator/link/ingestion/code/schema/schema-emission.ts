import type { JsonObject, JsonValue } from "../../../../catalogue/json.ts";
import type { Span } from "../../../../catalogue/span.ts";
import type { PythonExpression } from "../../../../parse/python/python-document.ts";
import type { PythonEvaluator, PythonPlace } from "../../../code/evaluate-python.ts";
import { asJson } from "../../../code/python-value.ts";
import type { ClassRef, PythonClasses } from "../../../code/python-classes.ts";
import { describeExpression } from "./describe-expression.ts";
import type { PythonModules } from "../../../code/python-modules.ts";
import type { ModelField, PydanticModels } from "../models/pydantic-fields.ts";
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
  /** By class, and by what a generic one is given. */
  readonly names: Map<ClassRef["node"], Map<string, string>>;
  /** What is referred to and has still to be made: one after the other, since a model may lead to any number. */
  readonly waiting: WaitingDefinition[];
}

/** A definition that has a name and is to be made. */
export interface WaitingDefinition {
  readonly name: string;
  readonly of: ClassRef;
  readonly bound?: BoundTypes | undefined;
}

/** What the type variables of a generic model stand for. */
export interface BoundTypes {
  readonly types: ReadonlyMap<string, BoundType>;
  /** How many generic models it is in. */
  readonly depth: number;
}

/** A type that a generic class was given, as it is written where that was done. */
export interface BoundType {
  readonly type: PythonExpression;
  /** The class whose file the names count from. */
  readonly of: ClassRef;
  /** What variables in it stand for. */
  readonly bound: BoundTypes | undefined;
}

/** So many definitions are told apart by what generic models are given; beyond, each of them is one. */
const mostGeneric = 1000;

/** What a class is called among the definitions; it is made when the schemas before it are. */
export function nameDefinition(emission: Emission, of: ClassRef, given?: BoundTypes): string {
  const bound = emission.waiting.length > mostGeneric ? undefined : given;
  const key = bound === undefined ? "" : identify(bound);
  const ofClass = emission.names.get(of.node) ?? new Map<string, string>();
  emission.names.set(of.node, ofClass);
  const known = ofClass.get(key);
  if (known !== undefined) return known;
  let name = titleModel(of, bound).replaceAll(/[^\w.-]+/g, "_");
  if (Object.hasOwn(emission.definitions, name)) {
    // What several modules call the same, or what variables stand for that are called the same.
    name = bound === undefined ? of.name.replaceAll(/[^\w]/g, "__") : `${name}${emission.waiting.length}`;
  }
  ofClass.set(key, name);
  emission.definitions[name] = {};
  emission.waiting.push({ name, of, bound });
  return name;
}

/** What a model is called, with what it is given where it is generic. */
export function titleModel({ node }: ClassRef, bound: BoundTypes | undefined): string {
  return bound === undefined ? node.name : `${node.name}[${[...bound.types.values()].map(writeType).join(", ")}]`;
}

/** A type as it would be written; what stands in a text has no words of its own. */
function writeType({ type }: Pick<BoundType, "type">): string {
  switch (type.kind) {
    case "text":
      return type.value;
    case "attribute":
      return type.name;
    case "binary":
      return `${writeType({ type: type.left })} ${type.operator} ${writeType({ type: type.right })}`;
    case "subscript":
      return `${writeType({ type: type.of })}[${type.items.map((item) => writeType({ type: item })).join(", ")}]`;
    default:
      return describeExpression(type);
  }
}

/** The same for what stands for the same. */
function identify({ types }: BoundTypes): string {
  return JSON.stringify(
    [...types].map(([name, of]) => [name, of.of.module.name, writeType(of), of.bound && identify(of.bound)]),
  );
}

/** Limits of a list's length, by the words that schemas have for them: fields call them what they call those of a text. */
export function limitList(emission: Emission, schema: JsonObject): JsonObject {
  if (emission.models.version === 1 || schema["type"] !== "array") return schema;
  const { minLength, maxLength, ...others } = schema;
  return {
    ...others,
    ...(minLength !== undefined && { minItems: minLength }),
    ...(maxLength !== undefined && { maxItems: maxLength }),
  };
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
