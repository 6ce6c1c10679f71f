import type { Span } from "../../catalogue/span.ts";
import type { JavaExpression, JavaField, JavaMethod } from "../../parse/java/java-document.ts";
import type { JavaClasses, JavaMember, JavaType } from "./java-classes.ts";

/** A place in the code with what its names stand for, as far as that can be told. */
export interface JavaFrame {
  readonly type: JavaType;
  /** The class of the object at hand, where it inherits what is at hand from `type`: it may do things another way. */
  readonly self?: JavaType | undefined;
  /** Parameters and locals with all that they are given; those of an object its fields. */
  readonly values: Map<string, JavaBound[]>;
  /** Names of the declared types of parameters and locals. */
  readonly types: Map<string, string>;
}

/** An expression with the place where its names mean something. */
export interface JavaBound {
  readonly expression: JavaExpression;
  readonly frame: JavaFrame;
}

/** A text that an expression may be, and where it is written or named. */
export interface JavaText {
  readonly value: string;
  readonly span: Span;
}

/** A method that a call leads to. */
export interface JavaTarget extends JavaMember<JavaMethod> {
  /** What the object was made with, where that can be told. */
  readonly made?: JavaFrame | undefined;
  /** The class of the object, where it inherits the method. */
  readonly self?: JavaType | undefined;
}

/** Works out what expressions stand for. */
export interface JavaValues {
  /** All texts that an expression may be or hold; what can't be told is left out. */
  listTexts(expression: JavaExpression, frame: JavaFrame): readonly JavaText[];
  /** The field that an expression names. */
  findField(expression: JavaExpression, frame: JavaFrame): JavaMember<JavaField> | undefined;
  /** Methods that a call may lead to: more than one where they differ in types alone. */
  findTargets(
    call: {
      readonly of?: JavaExpression | undefined;
      readonly name: string;
      readonly arguments?: readonly JavaExpression[];
    },
    frame: JavaFrame,
  ): readonly JavaTarget[];
  /** What a method is entered with. */
  enter(target: JavaTarget, args: readonly JavaBound[]): JavaFrame;
}

/** Deeper than constants and helpers lead. */
const deepest = 12;
/** More alternatives than any place has. */
const mostTexts = 200;

/** So many expressions are looked at for one question, since names may lead in circles. */
const mostSteps = 2000;

/** Calls of the libraries that hand on what they are given. */
const holders = new Set([
  "of",
  "copyOf",
  "asList",
  "singleton",
  "singletonList",
  "requireNonNull",
  "add",
  "addAll",
  "build",
  "concat",
  "stream",
  "collect",
  "union",
  "newHashSet",
  "toString",
  "builder",
]);

/** What one question about the code works with. */
interface Search {
  readonly classes: JavaClasses;
  /** How many expressions have been looked at. */
  steps: number;
}

/** An interpreter of nothing but names: no condition is decided, and nothing is computed but texts. */
export function createJavaValues(classes: JavaClasses): JavaValues {
  return {
    listTexts: (expression, frame) => listTexts({ classes, steps: 0 }, expression, frame),
    findField: (expression, frame) => findField({ classes, steps: 0 }, expression, frame),
    findTargets: (call, frame) => findTargets({ classes, steps: 0 }, call, frame),
    enter,
  };
}

function createFrame(type: JavaType): JavaFrame {
  return { type, values: new Map(), types: new Map() };
}

function listTexts(search: Search, expression: JavaExpression, frame: JavaFrame, depth = 0): readonly JavaText[] {
  if (depth > deepest || (search.steps += 1) > mostSteps) return [];
  const inner = depth + 1;
  const all = (expressions: readonly JavaExpression[]): JavaText[] =>
    expressions.flatMap((one) => listTexts(search, one, frame, inner)).slice(0, mostTexts);
  switch (expression.kind) {
    case "text":
      return [{ value: expression.value, span: expression.span }];
    case "choice":
      return all([expression.met, expression.otherwise]);
    case "cast":
      return all([expression.of]);
    case "sum": {
      const [left, right] = [all([expression.left]), all([expression.right])];
      const [first, second] = [left[0], right[0]];
      if (left.length !== 1 || right.length !== 1 || first === undefined || second === undefined) return [];
      return [{ value: first.value + second.value, span: first.span }];
    }
    case "name":
    case "member":
      return listNamed(search, expression, frame, inner);
    case "new":
      return all(expression.arguments);
    case "call": {
      const targets = findTargets(search, expression, frame, inner);
      const [target] = targets;
      if (target === undefined)
        return holders.has(expression.name)
          ? all([...(expression.of === undefined ? [] : [expression.of]), ...expression.arguments])
          : [];
      if (targets.length > 1) return [];
      const entered = enter(
        target,
        expression.arguments.map((argument) => ({ expression: argument, frame })),
      );
      bindLocals(target.member, entered);
      return target.member.body
        .flatMap((statement) => (statement.kind === "return" ? listTexts(search, statement.value, entered, inner) : []))
        .slice(0, mostTexts);
    }
    case "other":
    case "lambda":
    case "assignment":
    case "reference":
      return [];
  }
}

function listNamed(
  search: Search,
  expression: Extract<JavaExpression, { kind: "name" | "member" }>,
  frame: JavaFrame,
  depth: number,
): readonly JavaText[] {
  const bound = expression.kind === "name" ? frame.values.get(expression.name) : undefined;
  if (bound !== undefined)
    return bound.flatMap((one) => listTexts(search, one.expression, one.frame, depth)).slice(0, mostTexts);
  if (expression.kind === "name" && frame.types.has(expression.name)) return [];
  const field = findField(search, expression, frame, depth);
  if (field?.member.value === undefined) return [];
  const texts = listTexts(search, field.member.value, createFrame(field.owner), depth);
  // A constant is shown where it is named, a set of them where it is declared.
  return field.member.value.kind === "text" || field.member.value.kind === "sum"
    ? texts.map(({ value }) => ({ value, span: expression.span }))
    : texts;
}

function findField(
  search: Search,
  expression: JavaExpression,
  frame: JavaFrame,
  depth = 0,
): JavaMember<JavaField> | undefined {
  if (expression.kind === "name") return search.classes.findField(expression.name, frame.type);
  if (expression.kind !== "member") return undefined;
  const owner = findType(search, expression.of, frame, depth + 1);
  return owner === undefined ? undefined : search.classes.findField(expression.name, owner.type);
}

/** The class of an expression, or the one that it names. */
function findType(
  search: Search,
  expression: JavaExpression,
  frame: JavaFrame,
  depth: number,
  isWanted: (type: JavaType) => boolean = () => true,
): { readonly type: JavaType; readonly made?: JavaFrame | undefined } | undefined {
  if (depth > deepest || (search.steps += 1) > mostSteps) return undefined;
  const inner = depth + 1;
  const wanted = (type: JavaType | undefined) => (type !== undefined && isWanted(type) ? { type } : undefined);
  switch (expression.kind) {
    case "name": {
      if (expression.name === "this") return { type: frame.self ?? frame.type, made: frame };
      const declared = frame.types.get(expression.name);
      const known = declared === undefined ? undefined : wanted(search.classes.find(declared, frame.type));
      if (known !== undefined) return known;
      for (const bound of frame.values.get(expression.name) ?? []) {
        const type = findType(search, bound.expression, bound.frame, inner, isWanted);
        if (type !== undefined) return type;
      }
      if (declared !== undefined) return undefined;
      const field = search.classes.findField(expression.name, frame.type);
      return field === undefined
        ? wanted(search.classes.find(expression.name, frame.type))
        : wanted(search.classes.find(field.member.type, field.owner));
    }
    case "member": {
      if (expression.of.kind === "name" && expression.of.name === "this")
        return findType(
          search,
          { kind: "name", name: expression.name, span: expression.span },
          onlyFields(frame),
          inner,
          isWanted,
        );
      const dotted = toDotted(expression);
      const named = dotted === undefined ? undefined : search.classes.find(dotted, frame.type);
      if (named !== undefined) return wanted(named);
      const field = findField(search, expression, frame, inner);
      return field === undefined ? undefined : wanted(search.classes.find(field.member.type, field.owner));
    }
    case "call": {
      const [target] = findTargets(search, expression, frame, inner);
      return target?.member.type === undefined
        ? undefined
        : wanted(search.classes.find(target.member.type, target.owner));
    }
    case "new": {
      const type = search.classes.find(expression.type, frame.type);
      return type === undefined || !isWanted(type)
        ? undefined
        : { type, made: make(type, expression.arguments, frame) };
    }
    case "cast":
      return wanted(search.classes.find(expression.type, frame.type));
    case "text":
    case "choice":
    case "sum":
    case "lambda":
    case "assignment":
    case "reference":
    case "other":
      return undefined;
  }
}

/** Fields of an object that was made with arguments: those that its constructor gives them, or all in order. */
function make(type: JavaType, args: readonly JavaExpression[], frame: JavaFrame): JavaFrame {
  const made = createFrame(type);
  const bound = args.map((expression) => ({ expression, frame }));
  const constructor = type.declared.methods.find(
    ({ name, parameters }) => name === type.declared.name && parameters.length === args.length,
  );
  if (constructor === undefined) {
    const fields = type.declared.fields.filter((field) => !field.static && field.value === undefined);
    fields.forEach(({ name }, index) => {
      const value = bound[index];
      if (value !== undefined) made.values.set(name, [value]);
    });
    return made;
  }
  for (const { value } of constructor.body.filter((statement) => statement.kind === "expression")) {
    if (value.kind !== "assignment") continue;
    const to = value.to.kind === "name" || value.to.kind === "member" ? value.to.name : "";
    const from = unwrap(value.value);
    const index = constructor.parameters.findIndex(({ name }) => from.kind === "name" && from.name === name);
    const given = bound[index];
    if (given !== undefined) made.values.set(to, [given]);
  }
  return made;
}

function findTargets(
  search: Search,
  call: {
    readonly of?: JavaExpression | undefined;
    readonly name: string;
    readonly arguments?: readonly JavaExpression[];
  },
  frame: JavaFrame,
  depth = 0,
): readonly JavaTarget[] {
  if (depth > deepest) return [];
  const fits = ({ member }: JavaMember<JavaMethod>): boolean =>
    member.body.length > 0 && (call.arguments === undefined || member.parameters.length === call.arguments.length);
  const listFitting = (type: JavaType) => search.classes.findMethods(call.name, type).filter(fits);
  const owner = findOwner(search, call.of, frame, depth + 1, (type) => listFitting(type).length > 0);
  if (owner === undefined) return [];
  const fitting = listFitting(owner.type);
  const self = owner.self ?? owner.type;
  const targets = fitting.length > 1 && call.arguments !== undefined ? narrow(fitting, call.arguments, frame) : fitting;
  return targets.map(({ owner: declaring, member }) => ({
    owner: declaring,
    member,
    made: declaring.declared === owner.type.declared ? owner.made : undefined,
    self: declaring.declared === self.declared ? undefined : self,
  }));
}

/** The class whose method is called: what is left to the object at hand, its own class does before those above it. */
function findOwner(
  search: Search,
  of: JavaExpression | undefined,
  frame: JavaFrame,
  depth: number,
  isWanted: (type: JavaType) => boolean,
): { readonly type: JavaType; readonly made?: JavaFrame | undefined; readonly self?: JavaType } | undefined {
  const { type, self = type } = frame;
  if (of === undefined) return { type: isWanted(self) ? self : type, made: frame, self };
  if (of.kind !== "name" || of.name !== "super") return findType(search, of, frame, depth, isWanted);
  const base = type.declared.base === undefined ? undefined : search.classes.find(type.declared.base, type);
  return base && { type: base, made: frame, self };
}

/** Among methods that differ in types, those whose parameters have the types that the arguments are declared with. */
function narrow(
  methods: readonly JavaMember<JavaMethod>[],
  args: readonly JavaExpression[],
  frame: JavaFrame,
): readonly JavaMember<JavaMethod>[] {
  const declared = args.map((argument) => {
    if (argument.kind === "new" || argument.kind === "cast") return argument.type;
    if (argument.kind === "text") return "String";
    if (argument.kind === "name") return frame.types.get(argument.name);
    return undefined;
  });
  return methods.filter(({ member }) =>
    member.parameters.every(({ type }, index) => declared[index] === undefined || declared[index] === type),
  );
}

function enter({ owner, member, made, self }: JavaTarget, args: readonly JavaBound[]): JavaFrame {
  const fields = made === undefined ? [] : [...onlyFields(made).values];
  const frame: JavaFrame = { type: owner, self, values: new Map(fields), types: new Map() };
  member.parameters.forEach(({ name, type }, index) => {
    const value = args[index];
    frame.types.set(name, type);
    if (value === undefined) frame.values.delete(name);
    else frame.values.set(name, [value]);
  });
  return frame;
}

/** What a frame says of the object alone, without parameters and locals. */
function onlyFields({ type, self, values, types }: JavaFrame): JavaFrame {
  return { type, self, values: new Map([...values].filter(([name]) => !types.has(name))), types: new Map() };
}

/** Gives the locals of a method all that is written behind their names, wherever in it they are given it. */
export function bindLocals({ body }: JavaMethod, frame: JavaFrame): void {
  const bound = new Map<string, JavaBound[]>();
  for (const statement of body) {
    if (statement.kind === "local") {
      frame.types.set(statement.name, statement.type);
      const known = bound.get(statement.name) ?? [];
      bound.set(statement.name, known);
      if (statement.value !== undefined) known.push({ expression: statement.value, frame });
    } else if (statement.value.kind === "assignment" && statement.value.to.kind === "name")
      bound.get(statement.value.to.name)?.push({ expression: statement.value.value, frame });
  }
  for (const [name, values] of bound) {
    if (values.length === 0) frame.values.delete(name);
    else frame.values.set(name, values);
  }
}

function unwrap(expression: JavaExpression): JavaExpression {
  if (expression.kind === "call" && expression.name === "requireNonNull") return expression.arguments[0] ?? expression;
  return expression.kind === "cast" ? unwrap(expression.of) : expression;
}

/** `a.b.C` as it is written, where that is all. */
function toDotted(expression: JavaExpression): string | undefined {
  if (expression.kind === "name") return expression.name;
  if (expression.kind !== "member") return undefined;
  const of = toDotted(expression.of);
  return of === undefined ? undefined : `${of}.${expression.name}`;
}
