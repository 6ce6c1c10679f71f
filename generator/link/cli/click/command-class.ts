import type { PythonCall, PythonExpression, PythonStatement } from "../../../parse/python/python-document.ts";
import { isDeclared, type ClassRef } from "../../code/python-classes.ts";
import { listEffective } from "../../code/python-modules.ts";
import { bindParameters } from "../calls/bind-parameters.ts";
import type { ClickScope, CliReading, GivenArgument } from "../calls/click-call.ts";
import { expandArguments } from "../calls/expand-arguments.ts";

/*
 * Commands and groups that classes of the checkout make, which derive from those of click. What such a class does when one
 * is made, adding commands to itself or handing on a name and a help, is told from its `__init__`.
 */

/** The class of a command or group. */
export interface CommandClass {
  readonly isGroup: boolean;
  /** Where the checkout has it. */
  readonly of?: ClassRef | undefined;
}

/** What a class does when something is made of it. */
export interface SetUp {
  readonly body: readonly PythonStatement[];
  readonly scope: ClickScope;
  /** What the command itself goes by there. */
  readonly self: string;
}

/** click, and packages beside it with classes of their own. */
const packages = /^(?:click|(?:rich|async)_?click|cloup|click_\w+|flask\.cli)\./;

/** What a class of click, or one that derives from it, makes; undefined for any other expression. */
export function findCommandClass(
  expression: PythonExpression,
  { module, within }: ClickScope,
  { classes }: CliReading,
): CommandClass | undefined {
  const found = classes.find(expression, module, within);
  if (found === undefined) return undefined;
  const isOwn = isDeclared(found);
  for (const base of isOwn ? classes.linearize(found) : [found]) {
    if (isDeclared(base) || !packages.test(base.external)) continue;
    const isGroup = /(?:Group|MultiCommand|CommandCollection)$/.test(base.external);
    if (isGroup || base.external.endsWith("Command")) return { isGroup, of: isOwn ? found : undefined };
  }
  return undefined;
}

/** What the `__init__` of a class and of those it inherits from do, each with what it is handed by the one before. */
export function listSetUps(
  of: ClassRef,
  given: readonly GivenArgument[],
  reading: CliReading,
): { readonly setUps: readonly SetUp[]; readonly handed: readonly GivenArgument[] } {
  const setUps: SetUp[] = [];
  let handed = given;
  for (const base of reading.classes.linearize(of)) {
    if (!isDeclared(base)) continue;
    const binding = reading.classes.scopeOf(base).get("__init__");
    const node = binding?.kind === "function" ? binding.nodes.at(-1) : undefined;
    const [self, ...parameters] = node?.parameters ?? [];
    if (node?.body === undefined || self === undefined) continue;
    const around = { module: base.module, within: base };
    const scope = bindParameters({ node: { ...node, parameters }, scope: around }, handed, reading);
    setUps.push({ body: node.body, scope, self: self.name });
    const above = listEffective(node.body).find(isHandingOn);
    if (above !== undefined) handed = expandArguments(above.call, scope, reading);
  }
  return { setUps, handed };
}

/** `super().__init__(…)`. */
function isHandingOn(step: PythonStatement): step is PythonStatement & { readonly call: PythonCall } {
  if (step.kind !== "evaluation" || step.call.callee.kind !== "attribute") return false;
  const { name, of } = step.call.callee;
  return name === "__init__" && of.kind === "call" && of.callee.kind === "name" && of.callee.name === "super";
}
