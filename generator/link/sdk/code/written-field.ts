import type { PythonArgument, PythonAssignment, PythonExpression } from "../../../parse/python/python-document.ts";
import { lastName } from "../../code/last-name.ts";

/** What a field of a class says of itself: by its annotation, by its value, or by a call in either place. */
export interface WrittenField {
  /** Without what `Annotated[…]` adds to it, where that is read. */
  readonly type: PythonExpression | undefined;
  readonly doc: string | undefined;
  /** The default; undefined where a value has to be given. */
  readonly value: PythonExpression | undefined;
  /** By what name the constructor takes it. */
  readonly alias: string | undefined;
  /** Whether the constructor takes it by its name alone, where that is said. */
  readonly keywordOnly: boolean | undefined;
  /** Whether the constructor takes it at all. */
  readonly isTaken: boolean;
}

/** What the text of a field says. */
export function readWrittenField({ type, value, doc }: PythonAssignment): WrittenField {
  const annotated = type && unwrapAnnotated(type);
  const given = [...listGiven(value), ...(annotated?.given ?? [])];
  const find = (name: string): PythonExpression | undefined => given.find((each) => each.name === name)?.value;
  const [description, alias, keywordOnly] = [find("description"), find("alias"), find("kw_only")];
  const isTaken = find("init");
  return {
    type: annotated?.type,
    doc: doc ?? (description?.kind === "text" ? description.value : annotated?.doc),
    // A value behind a call in the annotation is the default itself.
    value: value === undefined ? annotated?.value : unwrapField(value),
    alias: alias?.kind === "text" ? alias.value : undefined,
    keywordOnly: keywordOnly?.kind === "boolean" ? keywordOnly.value : undefined,
    isTaken: !(isTaken?.kind === "boolean" && !isTaken.value),
  };
}

/** The type in `Annotated[…]` with what `Field(…)` and `Doc(…)` behind it say; any other type is itself. */
export function unwrapAnnotated(type: PythonExpression): {
  readonly type: PythonExpression;
  readonly doc?: string | undefined;
  readonly value?: PythonExpression | undefined;
  readonly given: readonly PythonArgument[];
} {
  const [inner, ...added] = type.kind === "subscript" && lastName(type.of) === "Annotated" ? type.items : [];
  const field = added.find((each) => each.kind === "call" && lastName(each.callee) === "Field");
  const said = added.find((each) => each.kind === "call" && lastName(each.callee) === "Doc");
  if (inner === undefined || (field === undefined && said === undefined)) return { type, given: [] };
  const text = said?.kind === "call" ? said.arguments[0]?.value : undefined;
  return {
    type: inner,
    doc: text?.kind === "text" ? text.value : undefined,
    value: field && unwrapField(field),
    given: listGiven(field),
  };
}

function listGiven(value: PythonExpression | undefined): readonly PythonArgument[] {
  return value?.kind === "call" && isFieldCall(value) ? value.arguments : [];
}

/** A call that describes a field, of Pydantic, data classes or attrs. */
export function isFieldCall(value: PythonExpression | undefined): boolean {
  return value?.kind === "call" && /^(?:[fF]ield|attrib|ib|PrivateAttr)$/.test(lastName(value.callee));
}

/** The default in `field(default=…)` and in `Field(…)`; undefined where a value has to be given. */
function unwrapField(value: PythonExpression): PythonExpression | undefined {
  if (value.kind !== "call") return value;
  const given = value.arguments;
  const [first] = given;
  if (lastName(value.callee) === "Factory" && first !== undefined) return callFactory(first.value);
  if (!isFieldCall(value)) return value;
  const preset = given.find((each) => each.name === "default") ?? given.find((each) => each.name === undefined);
  if (preset !== undefined) return preset.value.kind === "ellipsis" ? undefined : unwrapField(preset.value);
  const factory = given.find((each) => each.name === "default_factory" || each.name === "factory")?.value;
  return factory && callFactory(factory);
}

function callFactory(factory: PythonExpression): PythonExpression {
  if (factory.kind === "lambda") return factory.result;
  const made = factory.kind === "name" ? emptyValues.get(factory.name) : undefined;
  const callText = factory.kind === "name" || factory.kind === "attribute" ? `${factory.name}()` : "…";
  return { kind: "other", text: made ?? callText };
}

const emptyValues: ReadonlyMap<string, string> = new Map([
  ["list", "[]"],
  ["dict", "{}"],
  ["set", "set()"],
  ["tuple", "()"],
]);
