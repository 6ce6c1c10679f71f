import type { Span } from "../../../catalogue/span.ts";
import type { JavaDocument, JavaExpression, JavaMethod, JavaStatement } from "../../../parse/java/java-document.ts";
import { createJavaClasses, type JavaSources, type JavaType } from "../../code/java-classes.ts";
import { createJavaValues, type JavaFrame, type JavaTarget, type JavaValues } from "../../code/java-values.ts";
import { startOfFile } from "../../../places/start-of-file.ts";
import { createPrivilegeReader } from "./read-privilege-checks.ts";
import { traceResolver, type ResolverFacts } from "./trace-resolver.ts";

/** What answers a field of the schema. */
export interface ReadResolver extends ResolverFacts {
  /** Coordinate of the field, e.g. `Mutation.addTag`. */
  readonly coordinate: string;
  /** Name of the class that answers it; absent where the wiring does so itself. */
  readonly resolver?: string | undefined;
  /** Where that class is declared, else where the field is wired. */
  readonly span: Span;
}

/** Which fields are read: those of the types whose fields are operations. */
interface Wanted {
  readonly wirings: readonly string[];
  readonly types: ReadonlySet<string>;
  /** Names of the aspects that there are. */
  readonly aspects: { has(name: string): boolean };
}

/**
 * Reads what answers each operation, from the files that wire fields to resolvers: the first wiring of a field counts.
 * Sorted by coordinate.
 */
export function readResolvers(sources: JavaSources, { wirings, types, aspects }: Wanted): readonly ReadResolver[] {
  const classes = createJavaClasses(sources);
  const values = createJavaValues(classes);
  const privileges = createPrivilegeReader(classes, values);
  const found = new Map<string, ReadResolver>();
  for (const path of [...wirings].sort()) {
    const document = sources.read(path);
    if (document === undefined) continue;
    for (const { type, field, resolver, frame, span } of listWired(document)) {
      const coordinate = `${type}.${field}`;
      if (!types.has(type) || found.has(coordinate)) continue;
      const entry = findEntry(resolver, frame, values, 0);
      if (entry === undefined) continue;
      const facts = traceResolver(entry, { values, privileges, aspects });
      found.set(coordinate, { coordinate, resolver: entry.name, span: entry.span ?? span, ...facts });
    }
  }
  return [...found.values()].sort((left, right) => (left.coordinate < right.coordinate ? -1 : 1));
}

interface WiredField {
  readonly type: string;
  readonly field: string;
  readonly resolver: JavaExpression;
  readonly frame: JavaFrame;
  readonly span: Span;
}

/**
 * Each `.dataFetcher("field", resolver)` inside of a `.type("Type", ...)` or behind a `newTypeWiring("Type")`, and each
 * `.dataFetcher(coordinates("Type", "field"), resolver)`.
 */
function listWired(document: JavaDocument): readonly WiredField[] {
  const wired: WiredField[] = [];
  for (const declared of document.classes)
    for (const method of declared.methods) {
      const frame = createFrame({ document, declared });
      visitStatements(method.body, frame, undefined);
    }
  return wired;

  function visitStatements(body: readonly JavaStatement[], frame: JavaFrame, type: string | undefined): void {
    for (const { value } of body) if (value !== undefined) visit(value, frame, type);
  }

  function visit(expression: JavaExpression, frame: JavaFrame, type: string | undefined): void {
    if (expression.kind === "lambda") return visitStatements(expression.body, frame, type);
    if (expression.kind === "other") return expression.parts.forEach((part) => visit(part, frame, type));
    if (expression.kind === "assignment") return visit(expression.value, frame, type);
    const own = findTypeWiring(expression) ?? type;
    for (let call: JavaExpression | undefined = expression; call?.kind === "call"; call = call.of) {
      const [name, value] = call.arguments;
      const place = call.name === "dataFetcher" && name !== undefined ? findPlace(name, own) : undefined;
      if (place !== undefined && value !== undefined) wired.push({ ...place, resolver: value, frame, span: call.span });
      else {
        const inner = call.name === "type" && name?.kind === "text" ? name.value : type;
        for (const argument of call.arguments) visit(argument, frame, inner);
      }
    }
  }
}

/** The field that a fetcher is given for. */
function findPlace(
  expression: JavaExpression,
  type: string | undefined,
): Pick<WiredField, "type" | "field"> | undefined {
  if (expression.kind === "text") return type === undefined ? undefined : { type, field: expression.value };
  if (expression.kind !== "call" || expression.name !== "coordinates") return undefined;
  const [first, second] = expression.arguments;
  return first?.kind === "text" && second?.kind === "text" ? { type: first.value, field: second.value } : undefined;
}

/** The type that calls in a row say they are about at their beginning. */
function findTypeWiring(expression: JavaExpression): string | undefined {
  for (let call: JavaExpression | undefined = expression; call?.kind === "call"; call = call.of) {
    const [name] = call.arguments;
    if ((call.name === "newTypeWiring" || call.name === "typeName") && name?.kind === "text") return name.value;
  }
  return undefined;
}

interface Entry {
  readonly name?: string | undefined;
  readonly span?: Span | undefined;
  readonly method: JavaMethod;
  readonly frame: JavaFrame;
}

/** Where the work of a resolver begins: `get` of its class, the method that is referred to, or what the wiring itself does. */
function findEntry(expression: JavaExpression, frame: JavaFrame, values: JavaValues, depth: number): Entry | undefined {
  if (depth > 5) return undefined;
  if (expression.kind === "cast") return findEntry(expression.of, frame, values, depth + 1);
  if (expression.kind === "lambda") return writtenHere(expression.body, frame);
  // A class without a name may do each thing in its own way, so that of the one above it is not followed.
  if (expression.kind === "new" && expression.body.length > 0) return writtenHere(expression.body, frame);
  if (expression.kind === "new") {
    const [target] = values.findTargets({ of: expression, name: "get" }, frame);
    const [wrapped] = expression.arguments;
    // Older code wraps resolvers in one that asks whether there is a user at all.
    if (wrapped !== undefined && (target === undefined || expression.type === "AuthenticatedResolver"))
      return findEntry(wrapped, frame, values, depth + 1);
    return target && toEntry(target, values);
  }
  if (expression.kind === "reference") {
    const [target] = values.findTargets({ of: expression.of, name: expression.name }, frame);
    return target && toEntry(target, values);
  }
  if (expression.kind === "name" || expression.kind === "member") {
    const [target] = values.findTargets({ of: expression, name: "get" }, frame);
    return target && toEntry(target, values);
  }
  if (expression.kind !== "call") return undefined;
  const [target] = values.findTargets(expression, frame);
  const result = target?.member.body.find((statement) => statement.kind === "return");
  if (target === undefined || result?.value === undefined) return undefined;
  const args = expression.arguments.map((argument) => ({ expression: argument, frame }));
  return findEntry(result.value, values.enter(target, args), values, depth + 1);
}

function writtenHere(body: readonly JavaStatement[], frame: JavaFrame): Entry {
  const span = startOfFile("");
  return { method: { name: "get", parameters: [], body, span }, frame };
}

function toEntry(target: JavaTarget, values: JavaValues): Entry {
  const { name, span } = target.owner.declared;
  return { name, span, method: target.member, frame: values.enter(target, []) };
}

function createFrame(type: JavaType): JavaFrame {
  return { type, values: new Map(), types: new Map() };
}
