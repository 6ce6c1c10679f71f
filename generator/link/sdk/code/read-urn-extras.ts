import type { CodeFile } from "../../../parse/documents.ts";
import type { PythonAssignment, PythonExpression } from "../../../parse/python/python-document.ts";
import type { PythonEvaluator } from "../../code/evaluate-python.ts";
import { asJson } from "../../code/python-value.ts";
import type { PythonModule } from "../../code/python-modules.ts";
import { toUrnClass } from "./derive-urns.ts";

/** What a generator of URN classes adds to some of them, as a file of classes that can be read like any other. */
export interface UrnExtras {
  readonly file: CodeFile;
  /** Where the generator has it. */
  readonly node: PythonAssignment;
}

/** The generator keeps them as texts in a dictionary, by the name of the entity. */
export function readUrnExtras(generator: PythonModule, evaluator: PythonEvaluator): UrnExtras | undefined {
  const binding = generator.scope.get("_extra_urn_methods");
  if (binding?.kind !== "assignment" || binding.node.value?.kind !== "dict") return undefined;
  const tell = (part: PythonExpression): string => {
    const value = asJson(evaluator.evaluate(part, { module: generator }));
    return typeof value === "string" ? value : fillIn(part, tell);
  };
  const texts = binding.node.value.entries.flatMap(({ key, value }) => {
    if (key?.kind !== "text" || value.kind !== "list" || !/^\w+$/.test(key.value)) return [];
    const body = value.items.flatMap((item) => tell(item).split("\n")).map((line) => `    ${line}`);
    return [`class ${toUrnClass(key.value)}:\n    pass\n${body.join("\n")}\n`];
  });
  return { file: { path: generator.file, kind: "python", text: texts.join("\n") }, node: binding.node };
}

/** `text.format(name=value)` with texts for values; empty for anything else. */
function fillIn(expression: PythonExpression, tell: (part: PythonExpression) => string): string {
  if (expression.kind !== "call" || expression.callee.kind !== "attribute" || expression.callee.name !== "format") {
    return "";
  }
  const values = new Map(expression.arguments.map(({ name, value }) => [name, value]));
  return tell(expression.callee.of).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values.get(name);
    return value?.kind === "text" ? value.value : whole;
  });
}
