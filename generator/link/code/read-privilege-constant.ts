import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { JavaExpression, JavaField } from "../../parse/java/java-document.ts";
import type { JavaMember, JavaType } from "./java-classes.ts";
import type { JavaFrame, JavaValues } from "./java-values.ts";

/** What a constant of a class of the platform's is made with, with the place where the names in it mean something. */
export interface MadeConstant {
  readonly arguments: readonly JavaExpression[];
  readonly frame: JavaFrame;
}

/** What a constant is made with, by `Type.of(…)`, also where that stands in another class, or by `new Type(…)`. */
export function readMadeConstant({ owner, member }: JavaMember<JavaField>, type: string): MadeConstant | undefined {
  const { value } = member;
  const isMade =
    (value?.kind === "call" && value.name === "of" && value.of !== undefined && isNamed(value.of, type)) ||
    (value?.kind === "new" && toSimpleName(value.type) === type);
  return isMade ? { arguments: value.arguments, frame: frameOf(owner) } : undefined;
}

/** The privilege that a constant stands for, spelt as policies spell it. */
export function readPrivilegeConstant(field: JavaMember<JavaField>, values: JavaValues): string | undefined {
  const made = readMadeConstant(field, "Privilege");
  const [type] = made?.arguments ?? [];
  return made === undefined || type === undefined ? undefined : readOneText(type, made.frame, values);
}

/** The text that an expression is, where it can be no other. */
export function readOneText(expression: JavaExpression, frame: JavaFrame, values: JavaValues): string | undefined {
  const texts = new Set(values.listTexts(expression, frame).map(({ value }) => value));
  return texts.size === 1 ? [...texts][0] : undefined;
}

/** A class without an object, in which its names mean something. */
export function frameOf(type: JavaType): JavaFrame {
  return { type, values: new Map(), types: new Map() };
}

function isNamed(expression: JavaExpression, name: string): boolean {
  return (expression.kind === "name" || expression.kind === "member") && expression.name === name;
}
