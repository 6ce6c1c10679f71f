import { resolveDotted } from "../../code/resolve-python.ts";
import { tellText, type CliReading, type Given } from "../calls/click-call.ts";

/** A text that is handed over, be it the docs of something: `__doc__`, `main.__doc__.strip()`, `inspect.getdoc(main)`. */
export function tellDoc(given: Given | undefined, reading: CliReading): string | undefined {
  if (given === undefined) return undefined;
  const { value, scope } = given;
  const told = tellText(given, reading);
  if (told !== undefined) return told;
  if (value.kind === "name") {
    if (value.name === "__doc__") return scope.module.document.doc;
    const local = scope.given?.get(value.name);
    return local && tellDoc(local, reading);
  }
  if (value.kind === "attribute" && value.name === "__doc__") return findDoc({ value: value.of, scope }, reading);
  if (value.kind === "binary") return tellDoc({ value: value.left, scope }, reading);
  if (value.kind !== "call") return undefined;
  const { callee } = value;
  const [first] = value.arguments;
  if (callee.kind === "attribute" && /^(?:strip|lstrip|rstrip|format)$/.test(callee.name)) {
    return tellDoc({ value: callee.of, scope }, reading)?.trim();
  }
  const called = callee.kind === "attribute" || callee.kind === "name" ? callee.name : "";
  if (first === undefined) return undefined;
  if (called === "getdoc") return findDoc({ value: first.value, scope }, reading);
  return /^(?:dedent|cleandoc)$/.test(called) ? tellDoc({ value: first.value, scope }, reading) : undefined;
}

/** The docs of a function, class or module. */
function findDoc({ value, scope }: Given, { modules }: CliReading): string | undefined {
  const resolved = resolveDotted(value, scope.module, modules);
  if (resolved === undefined || resolved.rest.length > 0) return undefined;
  const { target } = resolved;
  if (target.kind === "module") return modules.find(target.name)?.document.doc;
  if (target.kind !== "declared") return undefined;
  if (target.binding.kind === "function") return target.binding.nodes.at(-1)?.doc;
  return target.binding.kind === "class" ? target.binding.node.doc : undefined;
}
