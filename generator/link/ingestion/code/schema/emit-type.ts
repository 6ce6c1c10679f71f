import { toSimpleName } from "../../../../catalogue/to-simple-name.ts";
import type { JsonObject } from "../../../../catalogue/json.ts";
import type { PythonCall, PythonExpression } from "../../../../parse/python/python-document.ts";
import { schemaExtras } from "../../../../json-schema/schema-extras.ts";
import { asJson } from "../../../code/python-value.ts";
import { isDeclared, type ClassRef, type PythonClasses } from "../../../code/python-classes.ts";
import { readTypeText } from "../../../code/read-type-text.ts";
import { resolveDotted } from "../../../code/resolve-python.ts";
import { addDiscriminator, findDiscriminator } from "./add-discriminator.ts";
import { lastName } from "../../../code/last-name.ts";
import { startOfFile } from "../../../../places/start-of-file.ts";
import { namedArguments } from "../models/named-arguments.ts";
import { readAnnotationFacts } from "../models/read-annotation-facts.ts";
import { limitList, nameDefinition, readLimits, type BoundTypes, type Emission } from "./schema-emission.ts";
import { builtInTypes, dateTypes, externalTypes, limitedTypes } from "./schema-types.ts";
import { typeOfValues } from "./type-of-values.ts";

/** Nobody nests types deeper; a type that names itself would never end. */
const deepest = 30;

interface TypeContext {
  /** The class whose file the names count from. */
  readonly of: ClassRef;
  /** The model whose schema is made, which may say what a type variable stands for. */
  readonly model: ClassRef;
  /** What the type variables of a generic model stand for. */
  readonly bound?: BoundTypes | undefined;
  readonly depth: number;
}

/** The schema of an annotation. */
export function emitType(emission: Emission, type: PythonExpression, place: TypeContext): JsonObject {
  if (place.depth > deepest) return {};
  const inner = { ...place, depth: place.depth + 1 };
  switch (type.kind) {
    case "none":
      return { type: "null" };
    case "text":
      return emitWritten(emission, readTypeText(type.value), inner);
    case "binary":
      return type.operator === "|" ? emitUnion(emission, [type.left, type.right].flatMap(splitUnion), inner) : {};
    case "subscript":
      return emitGeneric(emission, type.of, type.items, inner);
    case "name":
    case "attribute":
      return emitNamed(emission, type, inner);
    case "call":
      return emitLimited(emission, type, inner);
    default:
      return {};
  }
}

/** `conint(ge=1)` and its kin. */
function emitLimited(emission: Emission, { callee, arguments: given }: PythonCall, place: TypeContext): JsonObject {
  const base = limitedTypes.get(lastName(callee));
  if (base === undefined) return {};
  const [first] = given.filter(({ name }) => name === undefined);
  const items =
    base["type"] === "array" && first !== undefined ? { items: emitType(emission, first.value, place) } : {};
  return { ...base, ...items, ...readLimits(emission, namedArguments(given), { module: place.of.module }) };
}

/** Nothing is said of a type that stands in a text and can't be read. */
function emitWritten(emission: Emission, type: PythonExpression | undefined, place: TypeContext): JsonObject {
  return type === undefined ? {} : emitType(emission, type, place);
}

function emitUnion(emission: Emission, parts: readonly PythonExpression[], place: TypeContext): JsonObject {
  const others = parts.filter(({ kind }) => kind !== "none");
  const [only] = others;
  // The first version says nothing of null.
  const isOptional = others.length < parts.length && emission.models.version === 2;
  if (only !== undefined && others.length === 1 && !isOptional) return emitType(emission, only, place);
  const arms = others.map((part) => emitType(emission, part, place));
  return { anyOf: isOptional ? [...arms, { type: "null" }] : arms };
}

function emitGeneric(
  emission: Emission,
  of: PythonExpression,
  items: readonly PythonExpression[],
  place: TypeContext,
): JsonObject {
  const name = lastName(of);
  const [first, second] = items;
  switch (name) {
    case "Optional":
      return first === undefined ? {} : emitUnion(emission, [...splitUnion(first), { kind: "none" }], place);
    case "Union":
      return emitUnion(emission, items.flatMap(splitUnion), place);
    case "Annotated":
      return first === undefined ? {} : emitAnnotated(emission, first, items.slice(1), place);
    case "Final":
    case "Required":
    case "NotRequired":
    case "SkipJsonSchema":
    case "HiddenFromDocs":
      return first === undefined ? {} : emitType(emission, first, place);
    case "Literal": {
      const values = items.flatMap((item) => {
        const value = asJson(emission.evaluator.evaluate(item, { module: place.of.module }));
        return value === undefined ? [] : [value];
      });
      const type = typeOfValues(values);
      return values.length === 1 && emission.models.version === 2
        ? { const: values[0] ?? null, ...type }
        : { enum: values, ...type };
    }
    case "List":
    case "list":
    case "Sequence":
    case "Iterable":
    case "Deque":
      return { type: "array", items: first === undefined ? {} : emitType(emission, first, place) };
    case "Set":
    case "set":
    case "FrozenSet":
    case "frozenset":
      return { type: "array", uniqueItems: true, items: first === undefined ? {} : emitType(emission, first, place) };
    case "Tuple":
    case "tuple":
      if (second?.kind === "ellipsis" && first !== undefined)
        return { type: "array", items: emitType(emission, first, place) };
      return {
        type: "array",
        minItems: items.length,
        maxItems: items.length,
        items: items.map((item) => emitType(emission, item, place)),
      };
    case "Dict":
    case "dict":
    case "Mapping":
    case "DefaultDict":
    case "OrderedDict":
    case "MutableMapping":
      return emitMap(emission, second, place);
    case "Type":
    case "type":
    case "Callable":
      return {};
    default:
      return emitNamed(emission, of, place, items);
  }
}

/** A type with what is said of it, limits of its values among that. */
function emitAnnotated(
  emission: Emission,
  type: PythonExpression,
  said: readonly PythonExpression[],
  place: TypeContext,
): JsonObject {
  const at = { module: place.of.module };
  const limits = said.map((item): JsonObject => {
    if (item.kind !== "call") return {};
    const facts = readAnnotationFacts(item);
    const written = lastName(item.callee) === "Field" ? facts.get("description") : undefined;
    const description = written && asJson(emission.evaluator.evaluate(written, at));
    return { ...readLimits(emission, facts, at), ...(typeof description === "string" && { description }) };
  });
  const made = addDiscriminator(emission, emitType(emission, type, place), findDiscriminator(emission, said, at));
  return limitList(emission, Object.assign({ ...made }, ...limits) as JsonObject);
}

function emitMap(emission: Emission, values: PythonExpression | undefined, place: TypeContext): JsonObject {
  const inside = values === undefined ? {} : emitType(emission, values, place);
  if (Object.keys(inside).length > 0) return { type: "object", additionalProperties: inside };
  return emission.models.version === 2 ? { type: "object", additionalProperties: true } : { type: "object" };
}

function emitNamed(
  emission: Emission,
  type: PythonExpression,
  place: TypeContext,
  given: readonly PythonExpression[] = [],
): JsonObject {
  const name = lastName(type);
  // A variable of the class itself hides what the module has by its name.
  if (type.kind === "name" && place.of.node.variables?.includes(name) === true) {
    return emitVariable(emission, name, [], place.of.module, place);
  }
  const resolved = resolveDotted(type, place.of.module, emission.modules);
  if (resolved === undefined) {
    const inside = type.kind === "name" ? emission.classes.find(type, place.of.module, place.of) : undefined;
    if (inside !== undefined && isDeclared(inside)) return emitClass(emission, inside, place, given);
    return builtInTypes.get(name) ?? {};
  }
  const { target, rest } = resolved;
  if (target.kind === "external")
    return (
      externalTypes.get(name) ??
      (target.name.startsWith("datetime.")
        ? (dateTypes(emission.models.version).get(name) ?? {})
        : nameOutside(target.name))
    );
  if (target.kind === "module") return {};
  const { binding, module } = target;
  if (binding.kind === "class") {
    const found = emission.classes.find(type, place.of.module, place.of);
    return found !== undefined && isDeclared(found) ? emitClass(emission, found, place, given) : {};
  }
  if (binding.kind !== "assignment" || rest.length > 0 || binding.node.value === undefined) return {};
  // Another name for a type, or a variable for one.
  const { value } = binding.node;
  if (value.kind === "call" && lastName(value.callee) === "TypeVar")
    return emitVariable(emission, target.name, value.arguments, module, place);
  // `NewType("Name", str)` is a text to all but those who check types.
  const made = value.kind === "call" && lastName(value.callee) === "NewType" ? value.arguments[1]?.value : value;
  if (made === undefined) return {};
  return emitType(emission, made, { ...place, of: { ...place.of, module, outer: undefined, node: moduleScope } });
}

/** Of a class elsewhere there is nothing but its name; what stands for any type has none. */
function nameOutside(target: string): JsonObject {
  const name = toSimpleName(target);
  return /^(?:typing|typing_extensions|collections)\./.test(target) || !/^[A-Z]/.test(name)
    ? {}
    : { [schemaExtras.outside]: name };
}

function emitClass(
  emission: Emission,
  of: ClassRef,
  place: TypeContext,
  given: readonly PythonExpression[],
): JsonObject {
  const { depth } = place;
  if (emission.evaluator.isEnum(of) || emission.models.isModel(of)) {
    const bound = bindTypes(of, given, place);
    return { $ref: `#/${emission.key}/${nameDefinition(emission, of, bound)}` };
  }
  const bases = emission.classes.linearize(of);
  const root = findRoot(bases);
  if (root !== undefined) return emitType(emission, root.type, { of: root.of, model: of, depth: depth + 1 });
  // A class that makes a text or a secret something more; one that is no model for any other reason says nothing.
  for (const base of bases) {
    if (isDeclared(base)) continue;
    const name = toSimpleName(base.external);
    const made =
      base.external === "str"
        ? { type: "string" }
        : base.external.startsWith("pydantic.")
          ? externalTypes.get(name)
          : undefined;
    if (made !== undefined) return made;
  }
  return {};
}

/** What a generic model is given for its variables; nobody nests such models deeper than a few. */
function bindTypes(of: ClassRef, given: readonly PythonExpression[], place: TypeContext): BoundTypes | undefined {
  const depth = (place.bound?.depth ?? 0) + 1;
  if (given.length === 0 || depth > mostBound) return undefined;
  const types = new Map(
    listVariables(of).flatMap((name, index) => {
      const type = given[index];
      // A variable stands for what it stands for around.
      const around = type === undefined ? undefined : place.bound?.types.get(lastName(type));
      return type === undefined ? [] : [[name, around ?? { type, of: place.of, bound: place.bound }] as const];
    }),
  );
  return types.size === 0 ? undefined : { types, depth };
}

const mostBound = 4;

/** The variables of `class A[T, K]`, or of `Generic[T, K]`. */
function listVariables({ node }: ClassRef): readonly string[] {
  if (node.variables !== undefined) return node.variables;
  return node.bases.flatMap(({ value }) =>
    value.kind === "subscript" && lastName(value.of) === "Generic" ? value.items.map(lastName) : [],
  );
}

/** `class A(RootModel[X])` is written as an `X`. */
function findRoot(
  bases: ReturnType<PythonClasses["linearize"]>,
): { readonly type: PythonExpression; readonly of: ClassRef } | undefined {
  for (const base of bases) {
    if (!isDeclared(base)) continue;
    for (const { value } of base.node.bases) {
      const [type] = value.kind === "subscript" && lastName(value.of) === "RootModel" ? value.items : [];
      if (type !== undefined) return { type, of: base };
    }
  }
  return undefined;
}

/** What a class says that the variable stands for, else what it is bound by. */
function emitVariable(
  emission: Emission,
  name: string,
  given: readonly { readonly name?: string | undefined; readonly value: PythonExpression }[],
  module: ClassRef["module"],
  place: TypeContext,
): JsonObject {
  const said = place.bound?.types.get(name) ?? findArgument(emission, name, place.model);
  if (said !== undefined) return emitType(emission, said.type, { ...place, bound: place.bound, ...said });
  const bound = given.find((argument) => argument.name === "bound")?.value;
  return bound === undefined
    ? {}
    : emitType(emission, bound, { ...place, of: { ...place.of, module, outer: undefined, node: moduleScope } });
}

/** `class A(Base[X])`, where `Base` is `Generic[name]`. */
function findArgument(
  emission: Emission,
  name: string,
  model: ClassRef,
): { readonly type: PythonExpression; readonly of: ClassRef } | undefined {
  for (const base of emission.classes.linearize(model)) {
    if (!isDeclared(base)) continue;
    for (const { value } of base.node.bases) {
      const [first] = value.kind === "subscript" ? value.items : [];
      if (value.kind !== "subscript" || first === undefined || lastName(value.of) === "Generic") continue;
      const generic = emission.classes.find(value.of, base.module, base.outer);
      if (generic === undefined || !isDeclared(generic)) continue;
      const index = listVariables(generic).indexOf(name);
      const type = value.items[index];
      if (type !== undefined && lastName(type) !== name) return { type, of: base };
    }
  }
  return undefined;
}

/** Stands for no class: names in a type that a module gives a name to count from the module alone. */
const moduleScope: ClassRef["node"] = {
  kind: "class",
  name: "",
  bases: [],
  decorators: [],
  body: [],
  span: startOfFile(""),
};

function splitUnion(type: PythonExpression): readonly PythonExpression[] {
  if (type.kind === "binary" && type.operator === "|") return [type.left, type.right].flatMap(splitUnion);
  if (type.kind === "subscript" && lastName(type.of) === "Union") return type.items.flatMap(splitUnion);
  if (type.kind === "subscript" && lastName(type.of) === "Optional")
    return [...type.items.flatMap(splitUnion), { kind: "none" }];
  return [type];
}
