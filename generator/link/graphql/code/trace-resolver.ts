import type { Span } from "../../../catalogue/span.ts";
import type { JavaExpression, JavaMethod, JavaStatement } from "../../../parse/java/java-document.ts";
import { bindLocals, type JavaFrame, type JavaText, type JavaValues } from "../../code/java-values.ts";
import type { PrivilegeAlternative, PrivilegeReader } from "./read-privilege-checks.ts";

/** What the code of a resolver does, each with the place that shows it. */
export interface ResolverFacts {
  /** Aspects that it hands over to be written; more than one may be a choice by the kind of entity. */
  readonly writes: readonly JavaText[];
  /** Aspects that it asks for. */
  readonly reads: readonly JavaText[];
  /** Where it has whole entities deleted. */
  readonly deletes?: Span | undefined;
  readonly privileges: readonly PrivilegeAlternative[];
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

/** Follows the calls of a resolver from a method of it, in its class and in those that it calls. */
export function traceResolver(
  entry: { readonly method: JavaMethod; readonly frame: JavaFrame },
  {
    values,
    privileges,
    aspects,
  }: {
    readonly values: JavaValues;
    readonly privileges: PrivilegeReader;
    /** Names of the aspects that there are. */
    readonly aspects: { has(name: string): boolean };
  },
): ResolverFacts {
  const writes = new Map<string, JavaText>();
  const reads = new Map<string, JavaText>();
  const asked = new Map<string, PrivilegeAlternative>();
  let deletes: Span | undefined;
  let calls = 0;
  /** How many calls we are inside of that only tell the caller what may be done. */
  let telling = 0;
  const open = new Set<JavaMethod>();

  const note = (into: Map<string, JavaText>, texts: readonly JavaText[]): void => {
    for (const text of texts) if (aspects.has(text.value) && !into.has(text.value)) into.set(text.value, text);
  };
  const ask = (alternatives: readonly PrivilegeAlternative[]): void => {
    if (telling > 0) return;
    for (const one of alternatives) {
      const key = one.names.join(" ");
      if (!asked.has(key)) asked.set(key, one);
    }
  };

  function enter(method: JavaMethod, frame: JavaFrame, way: number): void {
    if (open.has(method)) return;
    open.add(method);
    bindLocals(method, frame);
    visitBody(method.body, frame, way);
    open.delete(method);
  }

  function visitBody(body: readonly JavaStatement[], frame: JavaFrame, way: number): void {
    for (const statement of body) {
      if (statement.kind === "local") {
        frame.types.set(statement.name, statement.type);
        if (statement.value === undefined) continue;
        frame.values.set(statement.name, [{ expression: statement.value, frame }]);
      }
      visit(statement.value ?? nothing, frame, way);
    }
  }

  function visit(expression: JavaExpression, frame: JavaFrame, way: number): void {
    const alternatives = privileges.read(expression, frame);
    if (alternatives !== undefined) return ask(alternatives);
    switch (expression.kind) {
      case "text":
      case "name":
      case "member":
        return;
      case "call":
        return visitCall(expression, frame, way);
      case "new": {
        for (const argument of expression.arguments) visit(argument, frame, way);
        if (expression.type.endsWith("PatchBuilder")) note(writes, listPatched(expression, frame));
        return visitBody(expression.body, frame, way);
      }
      case "choice":
        return [expression.condition, expression.met, expression.otherwise].forEach((one) => visit(one, frame, way));
      case "sum":
        return [expression.left, expression.right].forEach((one) => visit(one, frame, way));
      case "lambda":
        return visitBody(expression.body, frame, way);
      case "assignment":
        if (expression.to.kind === "name" && frame.types.has(expression.to.name)) {
          const { name } = expression.to;
          frame.values.set(name, [...(frame.values.get(name) ?? []), { expression: expression.value, frame }]);
        }
        return visit(expression.value, frame, way);
      case "reference":
        return follow({ of: expression.of, name: expression.name }, [], frame, way);
      case "cast":
        return visit(expression.of, frame, way);
      case "other":
        return expression.parts.forEach((one) => visit(one, frame, way));
    }
  }

  function visitCall(call: Extract<JavaExpression, { kind: "call" }>, frame: JavaFrame, way: number): void {
    if (call.of !== undefined) visit(call.of, frame, way);
    // `privileges.setManageTags(canManageTags(context))` answers a question, and nothing depends on it.
    const isTelling = /^set[A-Z]/.test(call.name);
    if (isTelling) telling += 1;
    for (const argument of call.arguments) visit(argument, frame, way);
    if (isTelling) telling -= 1;
    const position = writers[call.name]?.[call.arguments.length];
    const named = position === undefined ? undefined : call.arguments[position];
    if (named !== undefined) return note(writes, values.listTexts(named, frame));
    if (readers.test(call.name))
      note(
        reads,
        call.arguments.flatMap((argument) => values.listTexts(argument, frame)),
      );
    if (call.of?.kind === "name" && (call.name === "add" || call.name === "addAll") && frame.types.has(call.of.name)) {
      const added = call.arguments.map((expression) => ({ expression, frame }));
      frame.values.set(call.of.name, [...(frame.values.get(call.of.name) ?? []), ...added]);
      return;
    }
    if (deleters.has(call.name)) deletes ??= call.span;
    // What a type loads, it loads behind a registry that knows it by its name.
    const [loaded] = call.arguments;
    if (call.name === "getDataLoader" && loaded?.kind === "call" && loaded.name === "name")
      return follow({ of: loaded.of, name: "batchLoad" }, [], frame, way);
    follow(call, call.arguments, frame, way);
  }

  function follow(
    call: {
      readonly of?: JavaExpression | undefined;
      readonly name: string;
      readonly arguments?: readonly JavaExpression[];
    },
    args: readonly JavaExpression[],
    frame: JavaFrame,
    way: number,
  ): void {
    if ((calls += 1) > mostCalls) return;
    const targets = values.findTargets(call, frame);
    // Where the types of arguments can't be told, neither can the method.
    const [target] = targets;
    if (target === undefined || targets.length > 1) return;
    const further = target.owner.document === frame.type.document ? way : way + 1;
    if (further > longestWay) return;
    enter(
      target.member,
      values.enter(
        target,
        args.map((expression) => ({ expression, frame })),
      ),
      further,
    );
  }

  /** The aspect of a patch, which its builder names. */
  function listPatched(creation: Extract<JavaExpression, { kind: "new" }>, frame: JavaFrame): readonly JavaText[] {
    const texts = values.listTexts(
      { kind: "call", of: creation, name: "getAspectName", arguments: [], span: creation.span },
      frame,
    );
    return texts.map(({ value }) => ({ value, span: creation.span }));
  }

  enter(entry.method, entry.frame, 0);
  return { writes: [...writes.values()], reads: [...reads.values()], deletes, privileges: [...asked.values()] };
}

const nothing: JavaExpression = { kind: "other", parts: [] };
