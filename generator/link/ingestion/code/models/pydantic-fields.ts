import type { Span } from "../../../../catalogue/span.ts";
import type {
  PythonArgument,
  PythonAssignment,
  PythonCall,
  PythonExpression,
} from "../../../../parse/python/python-document.ts";
import { deepestHierarchy, isDeclared, type ClassRef, type PythonClasses } from "../../../code/python-classes.ts";
import type { PythonModules } from "../../../code/python-modules.ts";
import { listEffective } from "../../../code/python-modules.ts";
import { resolveDotted } from "../../../code/resolve-python.ts";
import { findModelSetting } from "./find-model-setting.ts";
import { lastName } from "../../../code/last-name.ts";
import { isNotice, listNotices, type FieldNotice } from "./field-notices.ts";
import { isTrue, namedArguments } from "./named-arguments.ts";
import { readAnnotationFacts, supportedSources } from "./read-annotation-facts.ts";

/** The two manners of Pydantic, which differ in what a field without a default is, and in their order of fields. */
export type PydanticVersion = 1 | 2;

/** A field of a model, with what its declaration says. */
export interface ModelField {
  readonly name: string;
  /** The class whose body declares it; names in its expressions count from there. */
  readonly owner: ClassRef;
  /** What its value may be. */
  readonly type: PythonExpression;
  /** Where names in the type count from: an override without a type keeps the one that it overrides. */
  readonly typeOwner: ClassRef;
  readonly default: PythonExpression | undefined;
  /** It is made anew for each object, by what an expression names. */
  readonly factory: PythonExpression | undefined;
  readonly isRequired: boolean;
  /** What is said of it besides, by name: `description`, `ge`, `alias`. */
  readonly facts: ReadonlyMap<string, PythonExpression>;
  readonly isHidden: boolean;
  /** The text below it, where its class takes that for a description. */
  readonly doc?: string | undefined;
  readonly span: Span;
}

/** Bases that make a class a model. */
const modelBases: ReadonlySet<string> = new Set([
  "pydantic.BaseModel",
  "pydantic.main.BaseModel",
  "pydantic.v1.BaseModel",
  "pydantic.generics.GenericModel",
  "pydantic.BaseSettings",
  "pydantic_settings.BaseSettings",
]);

/** Tells the fields of models. */
export interface PydanticModels {
  readonly version: PydanticVersion;
  isModel(of: ClassRef): boolean;
  /** Whether it inherits from what Pydantic has: a data class does not. */
  isPydantic(of: ClassRef): boolean;
  /** In the order in which the model has them. */
  listFields(of: ClassRef): readonly ModelField[];
  listNotices(of: ClassRef): readonly FieldNotice[];
}

/** What the models of one checkout are told by. */
interface Around {
  readonly modules: PythonModules;
  readonly classes: PythonClasses;
  readonly version: PydanticVersion;
  /** By class, the fields that have been told. */
  readonly known: Map<ClassRef["node"], readonly ModelField[]>;
  /** By declaration, the field that it makes of what it overrides: all that inherit it have the same. */
  readonly declared: Map<PythonAssignment, DeclaredField>;
}

interface DeclaredField {
  readonly earlier: ModelField | undefined;
  readonly field: ModelField | undefined;
}

/** The models among the classes of a checkout. */
export function createPydanticModels(
  modules: PythonModules,
  classes: PythonClasses,
  version: PydanticVersion,
): PydanticModels {
  const around: Around = { modules, classes, version, known: new Map(), declared: new Map() };
  return {
    version,
    isModel: (of) => isModel(around, of),
    isPydantic: (of) => isPydantic(around, of),
    listFields: (of) => listFields(around, of),
    listNotices: (of) => listNotices(of, classes),
  };
}

function isModel(around: Around, of: ClassRef): boolean {
  return isDataClass(of) || isPydantic(around, of) || isTypedDict(around, of);
}

/** A dictionary whose keys are told by a class. */
function isTypedDict({ classes }: Around, of: ClassRef): boolean {
  return classes.linearize(of).some((base) => !isDeclared(base) && typedDict.test(base.external));
}

const typedDict = /^(?:typing|typing_extensions)\.TypedDict$/;

function isPydantic(around: Around, of: ClassRef): boolean {
  return around.classes
    .linearize(of)
    .some((base) => !isDeclared(base) && (modelBases.has(base.external) || foreignConfig.test(base.external)));
}

/** What a class elsewhere is called that others make their configurations of: its own bases nobody can follow. */
const foreignConfig = /^datahub\w*\..*(?:Config|ConfigBase|ConfigMixin|ConfigModel)$/;

/** Pydantic takes a data class for a model where it is the type of a field. */
function isDataClass({ node }: ClassRef): boolean {
  return node.decorators.some(
    ({ expression }) => lastName(expression.kind === "call" ? expression.callee : expression) === "dataclass",
  );
}

function listFields(around: Around, of: ClassRef, depth = 0): readonly ModelField[] {
  if (depth > deepestHierarchy) return [];
  const found = around.known.get(of.node);
  if (found !== undefined) return found;
  around.known.set(of.node, []);
  const fields = new Map<string, ModelField>();
  if (around.version === 1) {
    // Bases from the right to the left, each with all that it has.
    for (const base of around.classes.listBases(of).toReversed()) {
      if (isDeclared(base) && isModel(around, base))
        for (const field of listFields(around, base, depth + 1)) fields.set(field.name, field);
    }
    addOwn(around, of, fields);
  } else {
    for (const base of around.classes.linearize(of).toReversed()) if (isDeclared(base)) addOwn(around, base, fields);
  }
  const listed = [...fields.values()];
  around.known.set(of.node, listed);
  return listed;
}

function addOwn(around: Around, of: ClassRef, fields: Map<string, ModelField>): void {
  for (const statement of listEffective(of.node.body)) {
    if (statement.kind === "assignment") {
      const field = readDeclared(around, statement, of, fields.get(statement.name));
      if (field !== undefined) fields.set(field.name, field);
      // A field that a model takes back by giving its name to something else.
      else if (isNotice(statement.value)) fields.delete(statement.name);
    }
  }
}

function readDeclared(
  around: Around,
  statement: PythonAssignment,
  owner: ClassRef,
  earlier: ModelField | undefined,
): ModelField | undefined {
  const known = around.declared.get(statement);
  if (known !== undefined && known.earlier === earlier) return known.field;
  const field = readField(around, statement, owner, earlier);
  around.declared.set(statement, { earlier, field });
  return field;
}

function readField(
  around: Around,
  { name, type, value, doc, span }: PythonAssignment,
  owner: ClassRef,
  earlier: ModelField | undefined,
): ModelField | undefined {
  if (name.startsWith("_") || name === "model_config" || isNotice(value)) return undefined;
  const call = value?.kind === "call" ? value : undefined;
  const field = call !== undefined && isFieldCall(around, call, owner) ? call : undefined;
  if (call !== undefined && field === undefined && isPrivate(around, call, owner)) return undefined;
  if (type === undefined) {
    // Without a type an override keeps that of what it overrides; the first version makes a field of any other value too.
    if (field === undefined && !isPlain(value)) return undefined;
    if (earlier === undefined && (around.version === 2 || isKnownVariable(around, name, owner))) return undefined;
  }
  const annotation = type ?? earlier?.type ?? inferType(field === undefined ? value : findDefault(field.arguments));
  if (annotation === undefined || isClassVariable(around, annotation, owner)) return undefined;
  const {
    inner,
    isHidden,
    facts: typed,
  } = unwrap(around, annotation, type === undefined ? (earlier?.typeOwner ?? owner) : owner);
  const facts = new Map([...typed, ...(field === undefined ? [] : namedArguments(field.arguments))]);
  const factory = facts.get("default_factory");
  const written = (field === undefined ? value : findDefault(field.arguments)) ?? typed.get("default");
  const isLeftOut = written === undefined || written.kind === "ellipsis";
  const isGiven = written !== undefined || factory !== undefined;
  if (isGiven && isPydantic(around, owner) && isOf(around, annotation, owner, /(?:^|\.)Final$/)) return undefined;
  const isOptional = around.version === 1 && isNullable(inner);
  return {
    name,
    owner,
    type: inner,
    typeOwner: type === undefined ? (earlier?.typeOwner ?? owner) : owner,
    default: isLeftOut ? undefined : written,
    factory,
    isRequired: isTypedDict(around, owner)
      ? isNeeded(annotation, owner)
      : isLeftOut && factory === undefined && !(isOptional && written === undefined),
    facts,
    isHidden: isHidden || isTrue(facts.get("hidden_from_docs")),
    doc: doc !== undefined && hasDocs(around, owner) ? doc : undefined,
    span,
  };
}

/** Whether a dictionary has to have a key: its type says so, else its class does by `total`. */
function isNeeded(type: PythonExpression, { node }: ClassRef): boolean {
  const said = type.kind === "subscript" ? lastName(type.of) : "";
  if (said === "Required" || said === "NotRequired") return said === "Required";
  const total = node.bases.find(({ name }) => name === "total")?.value;
  return total?.kind !== "boolean" || total.value;
}

/** Whether a class has its fields described by the texts below them. */
function hasDocs({ classes }: Around, of: ClassRef): boolean {
  return isTrue(findModelSetting(classes, of, "use_attribute_docstrings")?.value);
}

function isFieldCall(around: Around, call: PythonCall, owner: ClassRef): boolean {
  const target = resolveDotted(call.callee, owner.module, around.modules)?.target;
  if (target?.kind !== "external") return false;
  return target.name === "dataclasses.field" || /^pydantic\.(?:.*\.)?(?:Field|FieldInfo)$/.test(target.name);
}

/** `Field(…)` in an annotation, a limit of `annotated_types`, limits of a text or which sources an option is for. */
function saysFacts(around: Around, call: PythonCall, owner: ClassRef): boolean {
  if (lastName(call.callee) === supportedSources) return true;
  const target = resolveDotted(call.callee, owner.module, around.modules)?.target;
  return isFieldCall(around, call, owner) || (target?.kind === "external" && limitMakers.test(target.name));
}

const limitMakers = /^(?:annotated_types\.|pydantic\.(?:.*\.)?StringConstraints$)/;

function isPrivate(around: Around, call: PythonCall, owner: ClassRef): boolean {
  const target = resolveDotted(call.callee, owner.module, around.modules)?.target;
  return target?.kind === "external" && /^pydantic\.(?:.*\.)?PrivateAttr$/.test(target.name);
}

function isClassVariable(around: Around, annotation: PythonExpression, owner: ClassRef): boolean {
  return isOf(around, annotation, owner, /(?:^|\.)(?:ClassVar|InitVar)$/);
}

/** Whether an annotation is something of another package, or that with a type in brackets. */
function isOf(around: Around, annotation: PythonExpression, owner: ClassRef, name: RegExp): boolean {
  const of = annotation.kind === "subscript" ? annotation.of : annotation;
  const target = resolveDotted(of, owner.module, around.modules)?.target;
  return target?.kind === "external" && name.test(target.name);
}

/** Whether a class above says that the name is the class's own. */
function isKnownVariable(around: Around, name: string, owner: ClassRef): boolean {
  return around.classes.linearize(owner).some((base) => {
    const binding = isDeclared(base) ? around.classes.scopeOf(base).get(name) : undefined;
    const type = binding?.kind === "assignment" ? binding.node.type : undefined;
    return type !== undefined && isDeclared(base) && isClassVariable(around, type, base);
  });
}

/** The type inside of what only says something about it. */
function unwrap(
  around: Around,
  type: PythonExpression,
  owner: ClassRef,
): {
  readonly inner: PythonExpression;
  readonly isHidden: boolean;
  readonly facts: ReadonlyMap<string, PythonExpression>;
} {
  const nothing = { inner: type, isHidden: false, facts: new Map<string, PythonExpression>() };
  if (type.kind !== "subscript") return nothing;
  const [first, ...others] = type.items;
  if (first === undefined) return nothing;
  const written = lastName(type.of);
  const target = resolveDotted(type.of, owner.module, around.modules)?.target;
  const isSkipped =
    written === "HiddenFromDocs" || (target?.kind === "external" && target.name.endsWith(".SkipJsonSchema"));
  if (isSkipped) return { ...unwrap(around, first, owner), isHidden: true };
  if (target?.kind !== "external" || !/(?:^|\.)Annotated$/.test(target.name)) return nothing;
  const inner = unwrap(around, first, owner);
  const facts = others.flatMap((item) =>
    item.kind === "call" && saysFacts(around, item, owner) ? [...readAnnotationFacts(item)] : [],
  );
  const isHidden = others.some((item) => lastName(item.kind === "call" ? item.callee : item) === "SkipJsonSchema");
  return { ...inner, isHidden: inner.isHidden || isHidden, facts: new Map([...inner.facts, ...facts]) };
}

/** What can stand in for a default where no type does. */
function isPlain(value: PythonExpression | undefined): boolean {
  return value !== undefined && value.kind !== "call" && value.kind !== "other" && value.kind !== "lambda";
}

/** The type that a literal has. */
function inferType(value: PythonExpression | undefined): PythonExpression | undefined {
  const name =
    value?.kind === "text"
      ? "str"
      : value?.kind === "boolean"
        ? "bool"
        : value?.kind === "number"
          ? /[.eE]/.test(value.text)
            ? "float"
            : "int"
          : undefined;
  return name === undefined ? undefined : { kind: "name", name };
}

/** The default of `Field(…)`, by its name or by its place. */
function findDefault(given: readonly PythonArgument[]): PythonExpression | undefined {
  return (given.find(({ name }) => name === "default") ?? given.find(({ name }) => name === undefined))?.value;
}

/** `Optional[X]`, `Union[X, None]`, `X | None`, `Any` and `None`. */
export function isNullable(type: PythonExpression): boolean {
  if (type.kind === "none") return true;
  if (type.kind === "text") return /^(?:\w+\.)*Optional\[|\bNone\b|^(?:\w+\.)*Any$/.test(type.value.trim());
  if (type.kind === "name" || type.kind === "attribute") return type.name === "Any";
  if (type.kind === "binary") return isNullable(type.left) || isNullable(type.right);
  if (type.kind !== "subscript") return false;
  const name = lastName(type.of);
  return name === "Optional" || (name === "Union" && type.items.some(isNullable));
}
