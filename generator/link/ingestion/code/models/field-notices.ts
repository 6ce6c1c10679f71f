import type { Span } from "../../../../catalogue/span.ts";
import type {
  PythonCall,
  PythonDecorator,
  PythonExpression,
  PythonFunction,
} from "../../../../parse/python/python-document.ts";
import { lastName } from "../../../code/last-name.ts";
import { isDeclared, type ClassRef, type PythonClasses } from "../../../code/python-classes.ts";
import { listEffective } from "../../../code/python-modules.ts";
import { isTrue, namedArguments } from "./named-arguments.ts";

/** Something that a model says of a name that is no option any more, or soon will be none. */
export interface FieldNotice {
  readonly kind: "renamed" | "removed" | "deprecated" | "taken";
  readonly name: string;
  /** The name that has taken its place. */
  readonly to?: string | undefined;
  /** Where the words of the notice count from. */
  readonly owner: ClassRef;
  readonly message?: PythonExpression | undefined;
  readonly span: Span;
}

/** What a model and those it inherits from say besides their fields. */
export function listNotices(of: ClassRef, classes: PythonClasses): readonly FieldNotice[] {
  return classes.linearize(of).flatMap((base) => {
    if (!isDeclared(base)) return [];
    return listEffective(base.node.body).flatMap((statement): readonly FieldNotice[] => {
      if (statement.kind === "function") return listTaken(statement, base);
      const call =
        statement.kind === "assignment" && statement.value?.kind === "call"
          ? statement.value
          : statement.kind === "evaluation"
            ? statement.call
            : undefined;
      const kind = call && noticeKinds.get(lastName(call.callee));
      if (call === undefined || kind === undefined) return [];
      const [first, second] = call.arguments.filter(({ name }) => name === undefined);
      if (first?.value.kind !== "text") return [];
      const to = kind === "renamed" && second?.value.kind === "text" ? second.value.value : undefined;
      const message = call.arguments.find(({ name }) => name === "message")?.value;
      return [{ kind, name: first.value.value, to, owner: base, message, span: call.span }];
    });
  });
}

/** `values.pop("project_id", None)` in a check that runs before all others: what it takes out need not be a field. */
function listTaken({ decorators, parameters, calls = [] }: PythonFunction, owner: ClassRef): readonly FieldNotice[] {
  const given = parameters[1]?.name;
  if (given === undefined || !decorators.some(runsBefore)) return [];
  return calls.flatMap(({ callee, arguments: [first], span }): readonly FieldNotice[] => {
    if (callee.kind !== "attribute" || callee.name !== "pop" || first?.value.kind !== "text") return [];
    if (callee.of.kind !== "name" || callee.of.name !== given) return [];
    return [{ kind: "taken", name: first.value.value, owner, span }];
  });
}

function runsBefore({ expression }: PythonDecorator): boolean {
  if (expression.kind !== "call") return false;
  const facts = namedArguments(expression.arguments);
  const mode = facts.get("mode");
  switch (lastName(expression.callee)) {
    case "root_validator":
      return isTrue(facts.get("pre"));
    case "model_validator":
      return mode?.kind === "text" && mode.value === "before";
    default:
      return false;
  }
}

/** The platform's helpers, each a validator that a name is given to. */
const noticeKinds: ReadonlyMap<string, FieldNotice["kind"]> = new Map([
  ["pydantic_renamed_field", "renamed"],
  ["pydantic_removed_field", "removed"],
  ["pydantic_field_deprecated", "deprecated"],
]);

/** Whether something that a class gives a name to is no field: a notice, or a check. */
export function isNotice(value: PythonExpression | undefined): boolean {
  return value?.kind === "call" && (noticeKinds.has(lastName(value.callee)) || isValidator(value));
}

/** `_check = validator("a")(check)`. */
function isValidator({ callee }: PythonCall): boolean {
  return callee.kind === "call" && lastName(callee.callee).endsWith("validator");
}
