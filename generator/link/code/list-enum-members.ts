import { lastName } from "./last-name.ts";
import { isDeclared, type ClassRef } from "./python-classes.ts";
import type { EnumMember, Evaluation } from "./python-evaluation.ts";
import { asJson } from "./python-value.ts";

/** The members of an enumeration whose values can be told, in the written order. */
export function listMembers(evaluation: Evaluation, of: ClassRef): readonly EnumMember[] {
  const known = evaluation.members.get(of.node);
  if (known !== undefined) return known;
  evaluation.members.set(of.node, []);
  const found: EnumMember[] = [];
  const line = evaluation.classes.linearize(of);
  const namesItself = line.some(
    (base) => isDeclared(base) && evaluation.classes.scopeOf(base).has("_generate_next_value_"),
  );
  const isText = line.some((base) => !isDeclared(base) && base.external === "enum.StrEnum");
  for (const [name, binding] of evaluation.classes.scopeOf(of)) {
    if (binding.kind !== "assignment" || name.startsWith("_") || binding.node.value === undefined) continue;
    const { value } = binding.node;
    const isAuto = value.kind === "call" && value.callee.kind !== "call" && lastName(value.callee) === "auto";
    const told = isAuto
      ? namesItself
        ? name
        : isText
          ? name.toLowerCase()
          : found.length + 1
      : asJson(evaluation.evaluate(value, { module: of.module, within: of.outer }, 1));
    if (told !== undefined) found.push({ name, value: told });
  }
  evaluation.members.set(of.node, found);
  return found;
}

/** Whether a class is an enumeration, by what it is made of. */
export function isEnum(evaluation: Evaluation, of: ClassRef): boolean {
  let known = evaluation.enums.get(of.node);
  if (known === undefined) {
    known = evaluation.classes.linearize(of).some((base) => !isDeclared(base) && enumBases.has(base.external));
    evaluation.enums.set(of.node, known);
  }
  return known;
}

const enumBases: ReadonlySet<string> = new Set(["enum.Enum", "enum.IntEnum", "enum.StrEnum", "enum.Flag"]);
