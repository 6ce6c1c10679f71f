import { docstringToMarkdown } from "../../../docstring/docstring-to-markdown.ts";
import type { IngestionText } from "../../../catalogue/ingestion.ts";
import type { Span } from "../../../catalogue/span.ts";
import type { PythonCall, PythonExpression } from "../../../parse/python/python-document.ts";
import type { PythonEvaluator } from "../../code/evaluate-python.ts";
import { asJson } from "../../code/python-value.ts";
import { deepestHierarchy, isDeclared, type ClassRef, type PythonClasses } from "../../code/python-classes.ts";
import { lastName } from "../../code/last-name.ts";

/** What a plugin's class says of itself by its decorators. */
export interface PluginFacts {
  readonly platformName?: string | undefined;
  readonly platformId?: string | undefined;
  readonly docOrder?: number | undefined;
  readonly status?: { readonly text: string; readonly span: Span } | undefined;
  /** By name, in the order in which they are declared. */
  readonly capabilities: readonly PluginCapability[];
  /** The class of its configuration. */
  readonly config?: ClassRef | undefined;
  /** Its name, where it is a class that the input doesn't hold. */
  readonly foreignConfig?: string | undefined;
  /** The class's own text, which is never inherited. */
  readonly doc?: IngestionText | undefined;
}

/** What a `@capability` says of a plugin. */
export interface PluginCapability {
  /** Of the member of its enumeration, e.g. `LINEAGE_COARSE`. */
  readonly name: string;
  readonly isSupported: boolean;
  readonly note?: string | undefined;
  readonly subtypes: readonly string[];
  /** Of the decorator. */
  readonly span: Span;
}

/** Reads the decorators of a plugin's class, and what it inherits of those of its bases. */
export function readPluginClass(of: ClassRef, classes: PythonClasses, evaluator: PythonEvaluator): PluginFacts {
  const order = classes.linearize(of).filter(isDeclared);
  const find = (name: string): { readonly call: PythonCall; readonly from: ClassRef } | undefined => {
    for (const from of order) {
      const call = listDecorators(from, name)[0];
      if (call !== undefined) return { call, from };
    }
    return undefined;
  };
  const text = (from: ClassRef, expression: PythonExpression | undefined): string | undefined => {
    const value = expression && asJson(evaluator.evaluate(expression, { module: from.module, within: from }));
    return typeof value === "string" ? value : undefined;
  };
  const platform = find("platform_name");
  const support = find("support_status");
  const config = find("config_class");
  const status = support && argument(support.call, "support_status", 0);
  const configName = config && argument(config.call, "config_cls", 0);
  const configClass = config && configName && classes.find(configName, config.from.module);
  const docOrder = platform && argument(platform.call, "doc_order", 2);
  return {
    platformName: platform && text(platform.from, argument(platform.call, "platform_name", 0)),
    platformId: platform && text(platform.from, argument(platform.call, "id", 1)),
    docOrder: docOrder?.kind === "number" ? Number(docOrder.text) : undefined,
    status: status && support && { text: lastName(status), span: support.call.span },
    capabilities: collectCapabilities(of, classes, evaluator),
    config: configClass !== undefined && isDeclared(configClass) ? configClass : undefined,
    foreignConfig: configClass === undefined || isDeclared(configClass) ? undefined : configClass.external,
    doc:
      of.node.doc === undefined
        ? undefined
        : { text: docstringToMarkdown(of.node.doc), span: of.node.docSpan ?? of.node.span },
  };
}

/** Calls of a decorator of a class, from the top down. */
function listDecorators({ node }: ClassRef, name: string): readonly PythonCall[] {
  return node.decorators.flatMap(({ expression }) =>
    expression.kind === "call" && lastName(expression.callee) === name ? [expression] : [],
  );
}

/** An argument by its name, else by its place among those without one. */
function argument({ arguments: given }: PythonCall, name: string, place: number): PythonExpression | undefined {
  return given.find((one) => one.name === name)?.value ?? given.filter((one) => one.name === undefined)[place]?.value;
}

/**
 * A class with capabilities of its own takes those of its bases and puts its own over them, from the bottom up;
 * one without has those of the first class above it that has any.
 */
function collectCapabilities(
  of: ClassRef,
  classes: PythonClasses,
  evaluator: PythonEvaluator,
): readonly PluginCapability[] {
  const known = new Map<ClassRef["node"], readonly PluginCapability[]>();
  const collect = (from: ClassRef, depth = 0): readonly PluginCapability[] => {
    if (depth > deepestHierarchy) return [];
    const found = known.get(from.node);
    if (found !== undefined) return found;
    known.set(from.node, []);
    const own = listDecorators(from, "capability").toReversed();
    const result = new Map<string, PluginCapability>();
    if (own.length === 0) {
      const above = classes
        .linearize(from)
        .slice(1)
        .find((base): base is ClassRef => isDeclared(base) && listDecorators(base, "capability").length > 0);
      if (above !== undefined) for (const one of collect(above, depth + 1)) result.set(one.name, one);
    } else {
      for (const base of classes.listBases(from))
        if (isDeclared(base)) for (const one of collect(base, depth + 1)) result.set(one.name, one);
      for (const call of own) {
        const capability = readCapability(call, from, classes, evaluator);
        if (capability !== undefined) result.set(capability.name, capability);
      }
    }
    const listed = [...result.values()];
    known.set(from.node, listed);
    return listed;
  };
  return collect(of);
}

/**
 * Newer releases put all subtypes into one enumeration when they run. Its members are those of the
 * enumerations that are declared in the same module; the first of a name counts.
 */
function findBeside(
  item: PythonExpression,
  from: ClassRef,
  classes: PythonClasses,
  evaluator: PythonEvaluator,
): string | undefined {
  const module = item.kind === "attribute" ? classes.findModule(item.of, from.module) : undefined;
  if (module === undefined) return undefined;
  for (const [name, { kind }] of module.scope) {
    const of = kind === "class" ? classes.find({ kind: "name", name }, module) : undefined;
    if (of === undefined || !isDeclared(of) || !evaluator.isEnum(of)) continue;
    const value = evaluator.listMembers(of).find((member) => member.name === lastName(item))?.value;
    if (typeof value === "string") return value;
  }
  return undefined;
}

function readCapability(
  call: PythonCall,
  from: ClassRef,
  classes: PythonClasses,
  evaluator: PythonEvaluator,
): PluginCapability | undefined {
  const place = { module: from.module, within: from };
  const name = lastName(argument(call, "capability_name", 0) ?? argument(call, "capability", 0) ?? { kind: "none" });
  if (name === "") return undefined;
  const note = evaluator.evaluate(argument(call, "description", 1) ?? { kind: "none" }, place);
  const supported = argument(call, "supported", 2);
  const modifiers = argument(call, "subtype_modifier", 3);
  const text = asJson(note);
  return {
    name,
    isSupported: !(supported?.kind === "boolean" && !supported.value),
    note: typeof text === "string" ? text : undefined,
    subtypes:
      modifiers?.kind !== "list"
        ? []
        : modifiers.items.flatMap((item) => {
            const value = asJson(evaluator.evaluate(item, place));
            return [typeof value === "string" ? value : (findBeside(item, from, classes, evaluator) ?? lastName(item))];
          }),
    span: call.span,
  };
}
