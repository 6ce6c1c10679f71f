import type { JsonValue } from "../../catalogue/json.ts";
import type { PythonExpression } from "../../parse/python/python-document.ts";
import type { ClassRef, PythonClasses } from "./python-classes.ts";
import type { PythonModule, PythonModules } from "./python-modules.ts";
import type { PythonValue } from "./python-value.ts";

/** Where an expression stands. */
export interface PythonPlace {
  readonly module: PythonModule;
  /** The class whose body it is in. */
  readonly within?: ClassRef | undefined;
  /** What names stand for besides: parameters of a function, and the variable of a loop. */
  readonly locals?: ReadonlyMap<string, PythonValue> | undefined;
}

/** Tells what expressions come to. */
export interface PythonEvaluator {
  evaluate(expression: PythonExpression, place: PythonPlace): PythonValue;
  /** The members of an enumeration, in the written order. */
  listMembers(of: ClassRef): readonly EnumMember[];
  isEnum(of: ClassRef): boolean;
}

/** A member of an enumeration, with what its assignment comes to. */
export interface EnumMember {
  readonly name: string;
  readonly value: JsonValue;
}

/** Makes an object of a class of arguments that have been told; undefined where that can't be. */
export type Construct = (of: ClassRef, given: ReadonlyMap<string, JsonValue>) => JsonValue | undefined;

/** What expressions are evaluated with. */
export interface EvaluatorParts {
  readonly modules: PythonModules;
  readonly classes: PythonClasses;
  readonly construct: Construct;
  /** The symbol that a dotted name outside of the checkout stands for, where that is known. */
  readonly tellExternal: (name: string) => JsonValue | undefined;
  /** Whether what asks the environment comes to what holds where that says nothing. */
  readonly isUnset?: boolean;
}

/** What one evaluator works with and has found out. */
export interface Evaluation extends EvaluatorParts {
  readonly members: Map<ClassRef["node"], readonly EnumMember[]>;
  readonly enums: Map<ClassRef["node"], boolean>;
  /** How many expressions may still be gone through, and whether that is for one that somebody has asked for. */
  stepsLeft: number;
  isAsked: boolean;
  /** What an expression comes to that stands in so many others; what calls, names and members are made of is told by it. */
  evaluate(expression: PythonExpression, place: PythonPlace, depth: number): PythonValue;
}
