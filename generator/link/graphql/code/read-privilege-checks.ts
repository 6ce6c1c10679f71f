import type { Span } from "../../../catalogue/span.ts";
import type { JavaCall, JavaExpression } from "../../../parse/java/java-document.ts";
import { findPoliciesClass } from "../../code/find-policies-class.ts";
import type { JavaClasses, JavaType } from "../../code/java-classes.ts";
import type { JavaFrame, JavaValues } from "../../code/java-values.ts";
import { readOneText, readPrivilegeConstant } from "../../code/read-privilege-constant.ts";

/** Privileges that are needed together; who has those of one alternative may go on. */
export interface PrivilegeAlternative {
  /** Sorted. */
  readonly names: readonly string[];
  /** Where the code names them. */
  readonly span: Span;
}

/** Recognises what asks for privileges. */
export interface PrivilegeReader {
  /** The privileges that an expression asks for by itself; absent where it asks for none. */
  read(expression: JavaExpression, frame: JavaFrame): readonly PrivilegeAlternative[] | undefined;
}

/** What the reader looks things up in. */
interface Code {
  readonly values: JavaValues;
  /** The class that declares the privileges. */
  readonly config: JavaType | undefined;
}

/** A reader of the platform's ways to ask for privileges: groups, constants, and operations on kinds of entities. */
export function createPrivilegeReader(classes: JavaClasses, values: JavaValues): PrivilegeReader {
  const code: Code = { values, config: findPoliciesClass(classes) };
  return { read: (expression, frame) => read(code, expression, frame) };
}

function read(code: Code, expression: JavaExpression, frame: JavaFrame): readonly PrivilegeAlternative[] | undefined {
  const constant = readConstant(code, expression, frame);
  if (constant !== undefined) return [constant];
  if (expression.kind === "new" && expression.type.endsWith("ConjunctivePrivilegeGroup"))
    return expression.arguments.flatMap((argument) => readTogether(code, argument, frame));
  if (expression.kind === "call") return readCall(code, expression, frame);
  if (expression.kind !== "name" && expression.kind !== "member") return undefined;
  if (expression.kind === "name" && frame.types.has(expression.name)) return undefined;
  if (!/^[A-Z][A-Z0-9_]*$/.test(expression.name)) return undefined;
  const field = code.values.findField(expression, frame);
  const value = field?.member.value;
  if (field === undefined || value?.kind !== "new" || !value.type.endsWith("ConjunctivePrivilegeGroup"))
    return undefined;
  const own: JavaFrame = { type: field.owner, values: new Map(), types: new Map() };
  return value.arguments.flatMap((argument) => readTogether(code, argument, own));
}

/** What a call of the platform's own checks asks for, by the operation that it names. */
function readCall(code: Code, call: JavaCall, frame: JavaFrame): readonly PrivilegeAlternative[] | undefined {
  const named = call.arguments.map(nameOf);
  switch (call.name) {
    case "isAuthorizedEntityType":
    case "isAPIAuthorizedEntityType":
      return readOperation(code, call, frame);
    case "isAuthorizedEntityUrns":
    case "isAPIAuthorizedEntityUrns":
      // Of which kinds they are, only their values tell: what holds for kinds of which nothing is said.
      return readGroup(code, call, ["ENTITY", named[1]]);
    case "isAuthorizedUrns":
    case "isAPIAuthorizedUrns":
      return readGroup(code, call, [named[1], named[2]]);
    case "buildDisjunctivePrivilegeGroup":
      return readGroup(code, call, (named[2] ?? "") === "" ? [named[0], named[1]] : []);
    default:
      return undefined;
  }
}

/** The privilege that a constant stands for, spelt as policies spell it. */
function readConstant(code: Code, expression: JavaExpression, frame: JavaFrame): PrivilegeAlternative | undefined {
  if (expression.kind === "call" && (expression.name === "getType" || expression.name === "toString"))
    return expression.of === undefined ? undefined : readConstant(code, expression.of, frame);
  if (expression.kind !== "name" && expression.kind !== "member") return undefined;
  if (expression.kind === "name" && frame.types.has(expression.name)) return undefined;
  if (!/^[A-Z][A-Z0-9_]*$/.test(expression.name)) return undefined;
  const field = code.values.findField(expression, frame);
  const name = field && readPrivilegeConstant(field, code.values);
  return name === undefined ? undefined : { names: [name], span: expression.span };
}

/** Alternatives of a list whose members are needed together; none where one of them can't be told. */
function readTogether(
  code: Code,
  expression: JavaExpression,
  frame: JavaFrame,
  depth = 0,
): readonly PrivilegeAlternative[] {
  if (depth > 10) return [];
  const constant = readConstant(code, expression, frame);
  if (constant !== undefined) return [constant];
  const inner = depth + 1;
  switch (expression.kind) {
    case "choice":
      return [expression.met, expression.otherwise].flatMap((one) => readTogether(code, one, frame, inner));
    case "call": {
      const parts = expression.arguments.map((argument) => readTogether(code, argument, frame, inner));
      return parts.some((part) => part.length === 0) ? [] : multiply(parts);
    }
    case "text":
      return [{ names: [expression.value], span: expression.span }];
    case "new":
      return expression.arguments.flatMap((argument) => readTogether(code, argument, frame, inner));
    case "name": {
      // A list that is filled as things are asked for: each stands for itself.
      const bound = frame.values.get(expression.name);
      return bound === undefined
        ? readNamedText(code, expression, frame)
        : bound.flatMap((one) => readTogether(code, one.expression, one.frame, inner));
    }
    case "member":
      return readNamedText(code, expression, frame);
    default:
      return [];
  }
}

/** A privilege that stands in a constant as its name alone. */
function readNamedText(
  code: Code,
  expression: Extract<JavaExpression, { kind: "name" | "member" }>,
  frame: JavaFrame,
): readonly PrivilegeAlternative[] {
  const name = readOneText(expression, frame, code.values);
  return name === undefined ? [] : [{ names: [name], span: expression.span }];
}

function readOperation(code: Code, call: JavaCall, frame: JavaFrame): readonly PrivilegeAlternative[] {
  const [, operation, entities] = call.arguments;
  if (code.config === undefined || operation === undefined || entities === undefined) return [];
  const name = operation.kind === "name" || operation.kind === "member" ? operation.name : "";
  const asked = code.values.listTexts(entities, frame).map(({ value }) => readEntityOperation(code, value, name));
  return multiply(asked).map(({ names }) => ({ names, span: call.span }));
}

/** What an operation on a group of calls asks for. */
function readGroup(
  code: Code,
  call: JavaCall,
  [group, operation]: readonly (string | undefined)[],
): readonly PrivilegeAlternative[] {
  if (group === undefined || operation === undefined) return [];
  const asked = readAlternatives(code, readGroupMap(code, group), operation);
  return asked.map(({ names }) => ({ names, span: call.span }));
}

function readEntityOperation(code: Code, entity: string, operation: string): readonly PrivilegeAlternative[] {
  const own = readMap(code, "API_ENTITY_PRIVILEGE_MAP", (key, frame) =>
    code.values.listTexts(key, frame).some(({ value }) => value === entity),
  );
  return readAlternatives(code, own ?? readGroupMap(code, "ENTITY"), operation);
}

function readGroupMap(code: Code, group: string): PrivilegeMap | undefined {
  return readMap(code, "API_PRIVILEGE_MAP", (key) => isNamed(key, group));
}

function readAlternatives(
  code: Code,
  map: PrivilegeMap | undefined,
  operation: string,
  depth = 0,
): readonly PrivilegeAlternative[] {
  if (map === undefined || depth > 5) return [];
  // `AuthUtil` joins the two whichever map it is, and denies where one of them is missing.
  if (operation === "MANAGE") {
    const both = ["UPDATE", "DELETE"].map((one) => readAlternatives(code, map, one, depth + 1));
    return both.every((alternatives) => alternatives.length > 0) ? multiply(both) : [];
  }
  const found = findEntry(map.value, (key) => isNamed(key, operation));
  if (found?.kind !== "call") return [];
  // `API_PRIVILEGE_MAP.get(ApiGroup.ENTITY).get(ApiOperation.READ)` stands for what another group has.
  const [group, other] = [found.of?.kind === "call" ? found.of.arguments[0] : undefined, found.arguments[0]];
  if (found.name === "get" && group !== undefined && other !== undefined)
    return readAlternatives(code, readGroupMap(code, nameOf(group)), nameOf(other), depth + 1);
  return found.arguments.flatMap((argument) => readConstant(code, argument, map.frame) ?? []);
}

function readMap(
  code: Code,
  name: string,
  isKey: (key: JavaExpression, frame: JavaFrame) => boolean,
): PrivilegeMap | undefined {
  const field = code.config?.declared.fields.find((one) => one.name === name);
  if (code.config === undefined || field?.value === undefined) return undefined;
  const frame: JavaFrame = { type: code.config, values: new Map(), types: new Map() };
  const value = findEntry(field.value, (key) => isKey(key, frame));
  return value === undefined ? undefined : { value, frame };
}

/** What operations ask for, by operation, with the place where its names mean something. */
interface PrivilegeMap {
  readonly value: JavaExpression;
  readonly frame: JavaFrame;
}

function nameOf(expression: JavaExpression): string {
  return expression.kind === "name" || expression.kind === "member" ? expression.name : "";
}

function isNamed(key: JavaExpression, name: string): boolean {
  return (key.kind === "name" || key.kind === "member") && key.name === name;
}

/** The value of `.put(key, value)` in a builder of a map. */
function findEntry(map: JavaExpression, isKey: (key: JavaExpression) => boolean): JavaExpression | undefined {
  let call: JavaExpression | undefined = map;
  while (call?.kind === "call") {
    const [key, value] = call.arguments;
    if (call.name === "put" && key !== undefined && value !== undefined && isKey(key)) return value;
    call = call.of;
  }
  return undefined;
}

/** What satisfies all of several choices, without what asks for more than another does. */
function multiply(choices: readonly (readonly PrivilegeAlternative[])[]): readonly PrivilegeAlternative[] {
  let result: readonly PrivilegeAlternative[] | undefined;
  for (const choice of choices) {
    if (choice.length === 0) continue;
    const before = result ?? [undefined];
    result = before
      .flatMap((one) =>
        choice.map(({ names, span }) => ({
          names: [...new Set([...(one?.names ?? []), ...names])].sort(),
          span: one?.span ?? span,
        })),
      )
      .slice(0, 100);
  }
  const all = result ?? [];
  return all.filter(
    (one, index) =>
      !all.some(
        (other, place) =>
          other.names.every((name) => one.names.includes(name)) &&
          (other.names.length < one.names.length || (other.names.length === one.names.length && place < index)),
      ),
  );
}
