import type { Span } from "../../../catalogue/span.ts";
import type { JavaExpression, JavaMethod, JavaParameter, JavaStatement } from "../../../parse/java/java-document.ts";
import { bindLocals, type JavaFrame, type JavaText, type JavaValues } from "../../code/java-values.ts";
import { createChecks, type AskedPrivileges, type Checks } from "./create-checks.ts";
import type { PrivilegeAlternative, PrivilegeReader } from "./read-privilege-checks.ts";

/** What the code of a resolver does, each with the place that shows it. */
export interface ResolverFacts extends AskedPrivileges {
  /** Aspects that it hands over to be written; more than one may be a choice by the kind of entity. */
  readonly writes: readonly JavaText[];
  /** Aspects that it asks for. */
  readonly reads: readonly JavaText[];
  /** Where it has whole entities deleted. */
  readonly deletes?: Span | undefined;
}

/** So many classes away from the resolver things still count. */
const longestWay = 3;
/** More calls than any resolver makes with all that it calls. */
const mostCalls = 4000;

/** Which argument of the platform's helpers names the aspect that is written, by how many arguments there are. */
const writers: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  persistAspect: { 6: 2, 5: 1 },
  buildMetadataChangeProposalWithUrn: { 3: 1 },
  buildMetadataChangeProposalWithKey: { 4: 2 },
  buildMetadataChangeProposal: { 3: 1, 4: 2 },
  buildSynchronousMetadataChangeProposal: { 3: 1, 4: 2 },
  aspectToProposal: { 2: 1 },
  setAspectName: { 1: 0 },
  ingestAspectIfNotPresent: { 6: 2 },
};

/** Calls of the platform's clients that read aspects. */
const readers =
  /^(?:(?:batch)?[gG]et(?:Versioned)?V2|getAspect(?:FromEntity)?|getLatestAspect(?:Object|Objects|s)?|getEntit(?:y|ies)V2|getEnvelopedAspect|getVersionedAspect(?:OrNull)?|getTimeseriesAspectValues|batchGet)$/;

const deleters = new Set(["deleteEntity", "deleteUrn"]);

/** Classes that make an answer of what has been read; those that take an input say what is written. */
const answerers = /^[A-Z]\w*(?<!Input)Mapper$/;

/** What following the calls of one resolver works with and has found. */
interface Trace {
  readonly values: JavaValues;
  readonly privileges: PrivilegeReader;
  /** Names of the aspects that there are. */
  readonly aspects: { has(name: string): boolean };
  readonly writes: Map<string, JavaText>;
  readonly reads: Map<string, JavaText>;
  readonly checks: Checks;
  /** Expressions that ask for privileges. */
  readonly asking: Set<JavaExpression>;
  deletes: Span | undefined;
  calls: number;
  /** How many calls we are inside of that only tell the caller what may be done. */
  telling: number;
  /** The methods that are being gone through. */
  readonly open: Set<JavaMethod>;
}

/** Follows the calls of a resolver from a method of it, in its class and in those that it calls. */
export function traceResolver(
  entry: { readonly method: JavaMethod; readonly frame: JavaFrame },
  parts: Pick<Trace, "values" | "privileges" | "aspects">,
): ResolverFacts {
  const trace: Trace = {
    ...parts,
    writes: new Map(),
    reads: new Map(),
    checks: createChecks(),
    asking: new Set(),
    deletes: undefined,
    calls: 0,
    telling: 0,
    open: new Set(),
  };
  enter(trace, entry.method, entry.frame, 0);
  const { writes, reads, deletes, checks } = trace;
  return { writes: [...writes.values()], reads: [...reads.values()], deletes, ...checks.list() };
}

function note({ aspects }: Trace, into: Map<string, JavaText>, texts: readonly JavaText[]): void {
  for (const text of texts) if (aspects.has(text.value) && !into.has(text.value)) into.set(text.value, text);
}

function ask(
  { checks, telling }: Trace,
  expression: JavaExpression,
  alternatives: readonly PrivilegeAlternative[],
): void {
  // Those of a group that stands alone depend on what chooses between them.
  if (telling === 0) checks.ask(alternatives, expression.kind === "call");
}

function enter(trace: Trace, method: JavaMethod, frame: JavaFrame, way: number): void {
  if (trace.open.has(method)) return;
  trace.open.add(method);
  bindLocals(method, frame);
  const before = trace.checks.count();
  visitBody(trace, method.body, frame, way);
  if (/^[Bb]oolean$/.test(method.type ?? "") && isOpen(trace, method, frame)) trace.checks.loosen(before);
  trace.open.delete(method);
}

/** Whether a method that says yes or no may say yes without asking for a privilege. */
function isOpen(trace: Trace, { body }: JavaMethod, frame: JavaFrame): boolean {
  let isDenied = false;
  for (const { kind, value, under = [] } of body) {
    if (kind !== "return" || under.some((place) => isAsking(trace, body[place]?.value ?? nothing, frame))) {
      if (kind === "return" && isFalse(value)) isDenied = true;
    } else if (!isFalse(value) && !isAsking(trace, value, frame) && !isDenied) return true;
  }
  // Whoever fails one of several in a row is denied.
  if (isDenied) trace.checks.join();
  return false;
}

function isFalse(value: JavaExpression): boolean {
  return value.kind === "other" && value.sign === "false";
}

/** Whether an expression has asked for a privilege, or names what has. */
function isAsking(trace: Trace, expression: JavaExpression, frame: JavaFrame): boolean {
  if (trace.asking.has(expression)) return true;
  if (expression.kind === "name")
    return frame.values.get(expression.name)?.some((one) => trace.asking.has(one.expression)) ?? false;
  if (expression.kind === "call") return expression.arguments.some((one) => isAsking(trace, one, frame));
  return expression.kind === "other" && expression.parts.some((one) => isAsking(trace, one, frame));
}

function visitBody(trace: Trace, body: readonly JavaStatement[], frame: JavaFrame, way: number): void {
  for (const statement of body) {
    if (statement.kind === "local") {
      frame.types.set(statement.name, statement.type);
      if (statement.value === undefined) {
        frame.values.delete(statement.name);
        continue;
      }
      frame.values.set(statement.name, [{ expression: statement.value, frame }]);
    }
    const before = trace.checks.count();
    visitNoting(trace, statement.value ?? nothing, frame, way);
    const isGuarded = statement.under?.some((place) => !isAsking(trace, body[place]?.value ?? nothing, frame)) ?? false;
    if (isGuarded) trace.checks.loosen(before);
  }
}

/** Whether a part of a statement asks for privileges, which what stands under it may want to know. */
function visitNoting(trace: Trace, expression: JavaExpression, frame: JavaFrame, way: number): boolean {
  const before = trace.checks.count();
  visit(trace, expression, frame, way);
  const isNew = trace.checks.count() > before;
  if (isNew) trace.asking.add(expression);
  return isNew;
}

function visit(trace: Trace, expression: JavaExpression, frame: JavaFrame, way: number): void {
  const alternatives = trace.privileges.read(expression, frame);
  if (alternatives !== undefined) return ask(trace, expression, alternatives);
  switch (expression.kind) {
    case "text":
    case "name":
    case "member":
      return;
    case "call":
      return visitCall(trace, expression, frame, way);
    case "new": {
      // What went wrong may be told with the name of a privilege; it was asked for elsewhere, if at all.
      const isTelling = /(?:Exception|Error)$/.test(expression.type);
      if (isTelling) trace.telling += 1;
      const visitArguments = (): void => expression.arguments.forEach((one) => visit(trace, one, frame, way));
      if (expression.type.endsWith("DisjunctivePrivilegeGroup")) trace.checks.together(visitArguments);
      else visitArguments();
      if (isTelling) trace.telling -= 1;
      if (expression.type.endsWith("PatchBuilder")) note(trace, trace.writes, listPatched(trace, expression, frame));
      return visitInside(trace, { parameters: [], body: expression.body }, frame, way);
    }
    case "choice": {
      visit(trace, expression.condition, frame, way);
      const before = trace.checks.count();
      for (const one of [expression.met, expression.otherwise]) visit(trace, one, frame, way);
      return trace.checks.loosen(before);
    }
    case "sum":
      return [expression.left, expression.right].forEach((one) => visit(trace, one, frame, way));
    case "lambda":
      return visitInside(trace, expression, frame, way);
    case "assignment":
      if (expression.to.kind === "name" && frame.types.has(expression.to.name)) {
        const { name } = expression.to;
        frame.values.set(name, [...(frame.values.get(name) ?? []), { expression: expression.value, frame }]);
      }
      return visit(trace, expression.value, frame, way);
    case "reference":
      return follow(trace, { of: expression.of, name: expression.name }, [], frame, way);
    case "cast":
      return visit(trace, expression.of, frame, way);
    case "other":
      return visitOther(trace, expression, frame, way);
  }
}

function visitOther(
  trace: Trace,
  { parts, sign }: Extract<JavaExpression, { kind: "other" }>,
  frame: JavaFrame,
  way: number,
): void {
  const { checks } = trace;
  const before = checks.count();
  const visitParts = (): readonly boolean[] => parts.map((one) => visitNoting(trace, one, frame, way));
  if (sign === "||") {
    checks.together(() => {
      const asking = visitParts();
      // What asks for nothing is a way without a privilege.
      if (asking.includes(false)) checks.loosen(before);
    });
    return;
  }
  const asking = visitParts();
  if (sign !== "&&") return;
  const [left = false, right = false] = asking;
  if (left && right) checks.join();
  // `isPersonal && !mayManage` denies those alone whom the first part is about.
  const denied = parts[1];
  if (!left && right && denied?.kind === "other" && denied.sign === "!") checks.loosen(before);
}

/** Names of parameters and locals mean something else inside, and what they meant before behind it. */
function visitInside(
  trace: Trace,
  { parameters, body }: { readonly parameters: readonly JavaParameter[]; readonly body: readonly JavaStatement[] },
  frame: JavaFrame,
  way: number,
): void {
  const locals = body.flatMap((statement) => (statement.kind === "local" ? [statement.name] : []));
  const names = new Set([...parameters.map(({ name }) => name), ...locals]);
  const before = [...names].map((name) => [name, frame.values.get(name), frame.types.get(name)] as const);
  for (const { name, type } of parameters) {
    frame.values.delete(name);
    frame.types.set(name, type);
  }
  visitBody(trace, body, frame, way);
  for (const [name, values, type] of before) {
    if (values === undefined) frame.values.delete(name);
    else frame.values.set(name, values);
    if (type === undefined) frame.types.delete(name);
    else frame.types.set(name, type);
  }
}

function visitCall(trace: Trace, call: Extract<JavaExpression, { kind: "call" }>, frame: JavaFrame, way: number): void {
  if (call.of !== undefined) visit(trace, call.of, frame, way);
  // `privileges.setManageTags(canManageTags(context))` answers a question, and nothing depends on it.
  const isTelling = /^set[A-Z]/.test(call.name) || isLog(call.of);
  if (isTelling) trace.telling += 1;
  for (const argument of call.arguments) visit(trace, argument, frame, way);
  if (isTelling) trace.telling -= 1;
  const position = writers[call.name]?.[call.arguments.length];
  const named = position === undefined ? undefined : call.arguments[position];
  if (named !== undefined) return note(trace, trace.writes, trace.values.listTexts(named, frame));
  if (readers.test(call.name))
    note(
      trace,
      trace.reads,
      call.arguments.flatMap((argument) => trace.values.listTexts(argument, frame)),
    );
  if (call.of?.kind === "name" && (call.name === "add" || call.name === "addAll") && frame.types.has(call.of.name)) {
    const added = call.arguments.map((expression) => ({ expression, frame }));
    frame.values.set(call.of.name, [...(frame.values.get(call.of.name) ?? []), ...added]);
    return;
  }
  if (deleters.has(call.name)) trace.deletes ??= call.span;
  // What a type loads, it loads behind a registry that knows it by its name.
  const [loaded] = call.arguments;
  if (call.name === "getDataLoader" && loaded?.kind === "call" && loaded.name === "name")
    return follow(trace, { of: loaded.of, name: "batchLoad" }, [], frame, way);
  follow(trace, call, call.arguments, frame, way);
}

function isLog(of: JavaExpression | undefined): boolean {
  return of?.kind === "name" && /^_?log(?:ger)?$/i.test(of.name);
}

function follow(
  trace: Trace,
  call: {
    readonly of?: JavaExpression | undefined;
    readonly name: string;
    readonly arguments?: readonly JavaExpression[];
  },
  args: readonly JavaExpression[],
  frame: JavaFrame,
  way: number,
): void {
  if ((trace.calls += 1) > mostCalls) return;
  // Further classes don't count any more, so they need not be read to tell what the call leads to.
  if (way >= longestWay && !staysInClass(call.of, frame)) return;
  if (call.of?.kind === "name" && answerers.test(call.of.name)) return;
  const targets = trace.values.findTargets(call, frame);
  // Where the types of arguments can't be told, neither can the method.
  const [target] = targets;
  if (target === undefined || targets.length > 1) return;
  const further = target.owner.document === frame.type.document ? way : way + 1;
  if (further > longestWay) return;
  enter(
    trace,
    target.member,
    trace.values.enter(
      target,
      args.map((expression) => ({ expression, frame })),
    ),
    further,
  );
}

function staysInClass(of: JavaExpression | undefined, { type }: JavaFrame): boolean {
  return of === undefined || (of.kind === "name" && ["this", "super", type.declared.name].includes(of.name));
}

/** The aspect of a patch, which its builder names. */
function listPatched(
  trace: Trace,
  creation: Extract<JavaExpression, { kind: "new" }>,
  frame: JavaFrame,
): readonly JavaText[] {
  const texts = trace.values.listTexts(
    { kind: "call", of: creation, name: "getAspectName", arguments: [], span: creation.span },
    frame,
  );
  return texts.map(({ value }) => ({ value, span: creation.span }));
}

const nothing: JavaExpression = { kind: "other", parts: [] };
