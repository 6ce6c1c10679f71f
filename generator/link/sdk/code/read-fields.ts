import type { PythonAssignment, PythonExpression } from "../../../parse/python/python-document.ts";
import type { SdkParameterNode } from "../../../parse/sdk/sdk-document.ts";
import { isDeclared, type ClassRef } from "../../code/python-classes.ts";
import { describeDefault } from "./describe-default.ts";
import { locateType, nameDecorator, type Library } from "./library-context.ts";
import { isFieldCall, readWrittenField } from "./written-field.ts";
import { lastName } from "../../code/last-name.ts";

/*
 * What a constructor takes that is made of the fields of a class: models of Pydantic, data classes, classes of attrs and
 * named tuples.
 */

/** Whether a class takes its own fields when it is made. */
export function isDataClass(of: ClassRef, { classes }: Library): boolean {
  return (
    of.node.decorators.some((decorator) => dataDecorators.test(nameDecorator(decorator))) ||
    classes
      .listBases(of)
      .some((base) => !isDeclared(base) && /^typing(?:_extensions)?\.NamedTuple$/.test(base.external))
  );
}

/** `s` is that of `@attr.s`. */
const dataDecorators = /^(?:dataclass|define|frozen|mutable|attrs|s|dataclass_transform)$/;
const attrsDecorators = /^(?:define|frozen|mutable|attrs|s)$/;

/** The fields of a class and those it inherits as parameters, those that are taken by name alone last. */
export function readFields(
  owners: readonly ClassRef[],
  isModel: boolean,
  texts: ReadonlyMap<string, { readonly doc?: string | undefined }>,
  library: Library,
): readonly SdkParameterNode[] {
  const fields = new Map<string, SdkParameterNode>();
  for (const owner of owners) {
    let keywordOnly = isModel || isKeywordOnly(owner);
    const isOfAttrs = owner.node.decorators.some((decorator) => attrsDecorators.test(nameDecorator(decorator)));
    for (const statement of owner.node.body) {
      if (statement.kind !== "assignment") continue;
      // What stands below `_: KW_ONLY` is taken by name.
      if (lastName(statement.type) === "KW_ONLY") {
        keywordOnly = true;
        continue;
      }
      const field = readWrittenField(statement);
      if (!isField(statement, isModel) || !field.isTaken) continue;
      const name = field.alias ?? (isOfAttrs ? statement.name.replace(/^_+/, "") : statement.name);
      const preset = field.value && describeDefault(field.value, { module: owner.module, within: owner }, library);
      // Pydantic 1 takes what may be None for something that may be left out.
      const isLeftOut = library.pydantic === 1 && isModel && preset === undefined && mayBeNone(field.type);
      fields.set(statement.name, {
        type: field.type && locateType(field.type, statement.span, { module: owner.module, within: owner }, library),
        doc: field.doc ?? texts.get(name)?.doc,
        default: isLeftOut ? "None" : preset?.text,
        span: statement.span,
        name,
        effectiveDefault: preset?.effective,
        keywordOnly: field.keywordOnly ?? keywordOnly,
      });
    }
  }
  const all = [...fields.values()];
  return [...all.filter((each) => !each.keywordOnly), ...all.filter((each) => each.keywordOnly)];
}

/** `@dataclass(kw_only=True)`. */
function isKeywordOnly({ node }: ClassRef): boolean {
  return node.decorators.some(
    ({ expression }) =>
      expression.kind === "call" &&
      expression.arguments.some(({ name, value }) => name === "kw_only" && value.kind === "boolean" && value.value),
  );
}

function isField({ name, type, value }: PythonAssignment, isModel: boolean): boolean {
  if (isModel && name.startsWith("_")) return false;
  // `x = attr.ib()`.
  if (type === undefined) return !isModel && isFieldCall(value);
  const outer = lastName(type.kind === "subscript" ? type.of : type);
  // Pydantic takes what is final and has a value for something of the class.
  return outer !== "ClassVar" && !(isModel && outer === "Final" && value !== undefined);
}

/** `Optional[X]`, `Union[X, None]`, `X | None` or `None`. */
function mayBeNone(type: PythonExpression | undefined): boolean {
  if (type === undefined) return false;
  if (type.kind === "none") return true;
  if (type.kind === "binary") return mayBeNone(type.left) || mayBeNone(type.right);
  if (type.kind !== "subscript") return false;
  const name = lastName(type.of);
  return name === "Optional" || (name === "Union" && type.items.some(mayBeNone));
}
