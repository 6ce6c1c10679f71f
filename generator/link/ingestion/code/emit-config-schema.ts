import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import type { Span } from "../../../catalogue/span.ts";
import type { PythonArgument, PythonCall, PythonExpression } from "../../../parse/python/python-document.ts";
import { schemaExtras } from "../../../json-schema/flatten-config-schema.ts";
import type { PythonEvaluator, PythonPlace } from "../../code/evaluate-python.ts";
import { asJson } from "../../code/python-value.ts";
import { isDeclared, type ClassRef, type PythonClasses } from "../../code/python-classes.ts";
import type { PythonModules } from "../../code/python-modules.ts";
import { readTypeText } from "../../code/read-type-text.ts";
import { resolveDotted } from "../../code/resolve-python.ts";
import { describeExpression } from "./describe-expression.ts";
import { printDuration } from "./dump-model.ts";
import { lastName, type FieldNotice, type ModelField, type PydanticModels } from "./pydantic-fields.ts";

/*
 * The JSON Schema of a configuration class, as Pydantic makes one of the class itself: what a built checkout of the
 * platform has in a file, made of the source. Values that only the machine which runs the code knows stand as the
 * expressions that they are.
 */

/** A schema and where its pieces come from. */
export interface EmittedSchema {
  readonly schema: JsonObject;
  /** Where the field of a property, or the class of a definition, is declared. */
  readonly spans: ReadonlyMap<JsonValue, Span>;
}

export interface EmitContext {
  readonly modules: PythonModules;
  readonly classes: PythonClasses;
  readonly models: PydanticModels;
  readonly evaluator: PythonEvaluator;
}

type Writable = { [key: string]: JsonValue };

/** Nobody nests types deeper; a type that names itself would never end. */
const deepest = 30;

interface TypeContext {
  /** The class whose file the names count from. */
  readonly of: ClassRef;
  /** The model whose schema is made, which may say what a type variable stands for. */
  readonly model: ClassRef;
  readonly depth: number;
}

/** What making one schema works with and has made. */
interface Emission extends EmitContext {
  readonly which: "listed" | "all";
  /** Where definitions stand in the schema, which differs between Pydantic's versions. */
  readonly key: "definitions" | "$defs";
  readonly spans: Map<JsonValue, Span>;
  readonly definitions: Writable;
  readonly names: Map<ClassRef["node"], string>;
  /** What is referred to and has still to be made: one after the other, since a model may lead to any number. */
  readonly waiting: { readonly name: string; readonly of: ClassRef }[];
}

/** The schema of a model with those of all that it refers to, with the properties that no list has or without them. */
export function emitConfigSchema(
  root: ClassRef,
  context: EmitContext,
  which: "listed" | "all" = "listed",
): EmittedSchema {
  const emission: Emission = {
    ...context,
    which,
    key: context.models.version === 1 ? "definitions" : "$defs",
    spans: new Map(),
    definitions: {},
    names: new Map(),
    waiting: [],
  };
  const { key, spans, definitions, waiting } = emission;
  const schema = emitModel(emission, root);
  // The list grows while it is gone through.
  for (const definition of waiting) addDefinition(emission, definition);
  const made: JsonObject = { ...schema, ...(Object.keys(definitions).length > 0 && { [key]: definitions }) };
  spans.set(made, root.node.span);
  return { schema: made, spans };
}

function nameDefinition(emission: Emission, of: ClassRef): string {
  const known = emission.names.get(of.node);
  if (known !== undefined) return known;
  let name = of.node.name;
  if (Object.hasOwn(emission.definitions, name)) name = of.name.replaceAll(/[^\w]/g, "__");
  emission.names.set(of.node, name);
  emission.definitions[name] = {};
  emission.waiting.push({ name, of });
  return name;
}

function addDefinition(emission: Emission, { name, of }: { readonly name: string; readonly of: ClassRef }): void {
  const made = emission.evaluator.isEnum(of) ? emitEnum(emission, of) : emitModel(emission, of);
  emission.definitions[name] = made;
  emission.spans.set(made, of.node.span);
}

function emitEnum(emission: Emission, of: ClassRef): JsonObject {
  const values = emission.evaluator.listMembers(of).map(({ value }) => value);
  const types = [...new Set(values.map((value) => typeof value))];
  const type =
    types.length === 1 ? (types[0] === "string" ? "string" : types[0] === "number" ? "integer" : undefined) : undefined;
  const doc = of.node.doc ?? (emission.models.version === 1 ? "An enumeration." : undefined);
  return {
    title: of.node.name,
    ...(doc !== undefined && { description: doc }),
    enum: values,
    ...(type !== undefined && { type }),
  };
}

function emitModel(emission: Emission, of: ClassRef): JsonObject {
  const properties: Writable = {};
  const required: string[] = [];
  const notices = emission.models.listNotices(of);
  for (const field of emission.models.listFields(of)) {
    if (field.isHidden && emission.which === "listed") continue;
    const alias = readText(emission, field.facts.get("alias"), field);
    const name = alias ?? field.name;
    const property = {
      ...emitField(emission, field, of),
      ...describeNotices(emission, field.name, notices),
      ...(field.isHidden && { [schemaExtras.standing]: "hidden" }),
    };
    properties[name] = property;
    emission.spans.set(property, field.span);
    if (field.isRequired) required.push(name);
  }
  if (emission.which === "all") addRemoved(emission, properties, notices);
  const doc = findDoc(emission, of);
  return {
    title: of.node.name,
    ...(doc !== undefined && { description: doc }),
    type: "object",
    properties,
    ...(required.length > 0 && { required }),
    ...extraOf(emission, of),
  };
}

/** What a model passes over, and says so. */
function addRemoved(emission: Emission, properties: Writable, notices: readonly FieldNotice[]): void {
  for (const { kind, name, span } of notices) {
    if (kind !== "removed" || Object.hasOwn(properties, name)) continue;
    const property = { [schemaExtras.standing]: "removed" };
    properties[name] = property;
    emission.spans.set(property, span);
  }
}

/** What a model says of an option besides its field. */
function describeNotices(emission: Emission, name: string, notices: readonly FieldNotice[]): JsonObject {
  const former = notices.filter(({ kind, to }) => kind === "renamed" && to === name).map((notice) => notice.name);
  const deprecation = notices.find((notice) => notice.kind === "deprecated" && notice.name === name);
  const reason = deprecation?.message && asJson(emission.evaluator.evaluate(deprecation.message, placeOf(deprecation)));
  return {
    ...(former.length > 0 && { [schemaExtras.formerNames]: [...new Set(former)] }),
    ...(deprecation !== undefined && { deprecated: true }),
    ...(typeof reason === "string" && { [schemaExtras.deprecation]: reason }),
  };
}

/** The first version shows what a class inherits, the second one only its own. */
function findDoc(emission: Emission, of: ClassRef): string | undefined {
  if (emission.models.version === 2) return of.node.doc;
  for (const base of emission.classes.linearize(of))
    if (isDeclared(base) && base.node.doc !== undefined) return base.node.doc;
  return undefined;
}

/** Whether keys besides the fields are refused. */
function extraOf(emission: Emission, of: ClassRef): JsonObject {
  for (const base of emission.classes.linearize(of)) {
    if (!isDeclared(base)) continue;
    const scope = emission.classes.scopeOf(base);
    const [config, settings] = [scope.get("Config"), scope.get("model_config")];
    const extra =
      (config?.kind === "class" ? config.node.body.flatMap((statement) => findExtra(statement)).at(-1) : undefined) ??
      (settings?.kind === "assignment" ? findSetting(settings.node.value) : undefined);
    if (extra !== undefined)
      return extra === "forbid"
        ? { additionalProperties: false }
        : extra === "allow"
          ? { additionalProperties: true }
          : {};
  }
  return {};
}

function emitField(emission: Emission, field: ModelField, model: ClassRef): JsonObject {
  const { facts, name } = field;
  const type = emitType(emission, field.type, { of: field.typeOwner, model, depth: 0 });
  const isReference = "$ref" in type;
  const title = readText(emission, facts.get("title"), field) ?? (isReference ? undefined : toTitle(name));
  const description = readText(emission, facts.get("description"), field);
  const said: Writable = title === undefined ? {} : { title };
  if (description !== undefined && description !== "") said["description"] = description;
  addDefault(emission, said, field);
  const isFixed = emission.models.version === 1 && facts.get("const")?.kind === "boolean";
  if (isFixed && said["default"] !== undefined) said["const"] = said["default"];
  Object.assign(said, readLimits(emission, facts, placeOf(field)));
  const extra = readValue(emission, facts.get("json_schema_extra") ?? facts.get("schema_extra"), field);
  if (extra !== undefined && isObject(extra)) Object.assign(said, extra);
  if (facts.has("examples")) {
    const examples = readValue(emission, facts.get("examples"), field);
    if (examples !== undefined) said["examples"] = examples;
  }
  const deprecated = readValue(emission, facts.get("deprecated"), field);
  if (deprecated === true || typeof deprecated === "string") said["deprecated"] = true;
  if (typeof deprecated === "string") said[schemaExtras.deprecation] = deprecated;
  if (!isReference) return { ...type, ...said };
  if (Object.keys(said).length === 0) return type;
  return emission.models.version === 1 ? { ...said, allOf: [type] } : { ...type, ...said };
}

/** What limits the values of a type, as JSON Schema says it. */
function readLimits(emission: Emission, facts: ReadonlyMap<string, PythonExpression>, place: PythonPlace): JsonObject {
  const limits: Writable = {};
  for (const [fact, keyword] of constraintKeywords) {
    const written = facts.get(fact);
    const value = written && asJson(emission.evaluator.evaluate(written, place));
    if (value !== undefined) limits[keyword] = value;
  }
  return limits;
}

function addDefault(emission: Emission, said: Writable, field: ModelField): void {
  if (field.default === undefined) return;
  const value = emission.evaluator.evaluate(field.default, placeOf(field));
  const json = printDuration(value, emission.models.version) ?? asJson(value);
  if (json === null && emission.models.version === 1) return;
  if (json !== undefined) said["default"] = json;
  else said[schemaExtras.expression] = describeExpression(field.default);
}

function placeOf({ owner }: Pick<ModelField, "owner">): PythonPlace {
  return { module: owner.module, within: owner };
}

function readValue(
  emission: Emission,
  expression: PythonExpression | undefined,
  field: ModelField,
): JsonValue | undefined {
  return expression && asJson(emission.evaluator.evaluate(expression, placeOf(field)));
}

function readText(emission: Emission, expression: PythonExpression | undefined, field: ModelField): string | undefined {
  const value = readValue(emission, expression, field);
  if (typeof value === "string") return value;
  // Of a text with something put in that can't be told, the rest still says something.
  if (expression?.kind !== "format") return undefined;
  return expression.parts
    .map((part) => toWords(readValue(emission, part, field)) ?? `{${describeExpression(part)}}`)
    .join("");
}

function emitType(emission: Emission, type: PythonExpression, place: TypeContext): JsonObject {
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
      const values = items.flatMap(
        (item) => asJson(emission.evaluator.evaluate(item, { module: place.of.module })) ?? [],
      );
      const type = values.every((value) => typeof value === "string") ? { type: "string" } : {};
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
      return emitNamed(emission, of, place);
  }
}

/** A type with what is said of it, limits of its values among that. */
function emitAnnotated(
  emission: Emission,
  type: PythonExpression,
  said: readonly PythonExpression[],
  place: TypeContext,
): JsonObject {
  const limits = said.map((item) =>
    item.kind === "call" ? readLimits(emission, namedArguments(item.arguments), { module: place.of.module }) : {},
  );
  return Object.assign({ ...emitType(emission, type, place) }, ...limits) as JsonObject;
}

function emitMap(emission: Emission, values: PythonExpression | undefined, place: TypeContext): JsonObject {
  const inside = values === undefined ? {} : emitType(emission, values, place);
  if (Object.keys(inside).length > 0) return { type: "object", additionalProperties: inside };
  return emission.models.version === 2 ? { type: "object", additionalProperties: true } : { type: "object" };
}

function emitNamed(emission: Emission, type: PythonExpression, place: TypeContext): JsonObject {
  const name = lastName(type);
  const resolved = resolveDotted(type, place.of.module, emission.modules);
  if (resolved === undefined) {
    const inside = type.kind === "name" ? emission.classes.find(type, place.of.module, place.of) : undefined;
    if (inside !== undefined && isDeclared(inside)) return emitClass(emission, inside, place.depth);
    return builtInTypes.get(name) ?? {};
  }
  const { target, rest } = resolved;
  if (target.kind === "external")
    return (
      externalTypes.get(name) ??
      (target.name.startsWith("datetime.") ? (dateTypes(emission.models.version).get(name) ?? {}) : {})
    );
  if (target.kind === "module") return {};
  const { binding, module } = target;
  if (binding.kind === "class") {
    const found = emission.classes.find(type, place.of.module, place.of);
    return found !== undefined && isDeclared(found) ? emitClass(emission, found, place.depth) : {};
  }
  if (binding.kind !== "assignment" || rest.length > 0 || binding.node.value === undefined) return {};
  // Another name for a type, or a variable for one.
  const { value } = binding.node;
  if (value.kind === "call" && lastName(value.callee) === "TypeVar")
    return emitVariable(emission, target.name, value.arguments, module, place);
  return emitType(emission, value, { ...place, of: { ...place.of, module, outer: undefined, node: moduleScope } });
}

function emitClass(emission: Emission, of: ClassRef, depth: number): JsonObject {
  if (emission.evaluator.isEnum(of) || emission.models.isModel(of))
    return { $ref: `#/${emission.key}/${nameDefinition(emission, of)}` };
  const bases = emission.classes.linearize(of);
  const root = findRoot(bases);
  if (root !== undefined) return emitType(emission, root.type, { of: root.of, model: of, depth: depth + 1 });
  // A class that makes a text or a secret something more; one that is no model for any other reason says nothing.
  for (const base of bases) {
    if (isDeclared(base)) continue;
    const name = base.external.slice(base.external.lastIndexOf(".") + 1);
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
  const said = findArgument(emission, name, place.model);
  if (said !== undefined) return emitType(emission, said.type, { ...place, of: said.of });
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
      const variables = generic.node.bases.flatMap(({ value: written }) =>
        written.kind === "subscript" && lastName(written.of) === "Generic" ? written.items.map(lastName) : [],
      );
      const index = variables.indexOf(name);
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
  span: { file: "", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
};

/** `ConfigDict(extra="forbid")` of the second version. */
function findSetting(value: PythonExpression | undefined): string | undefined {
  if (value?.kind !== "call") return undefined;
  const extra = value.arguments.find(({ name }) => name === "extra")?.value;
  return extra?.kind === "text" ? extra.value : undefined;
}

function findExtra(statement: ClassRef["node"]["body"][number]): readonly string[] {
  if (statement.kind === "branch") return [...statement.otherwise, ...statement.met].flatMap(findExtra);
  if (statement.kind !== "assignment" || statement.name !== "extra") return [];
  const { value } = statement;
  if (value?.kind === "text") return [value.value];
  return value?.kind === "attribute" ? [value.name] : [];
}

function splitUnion(type: PythonExpression): readonly PythonExpression[] {
  if (type.kind === "binary" && type.operator === "|") return [type.left, type.right].flatMap(splitUnion);
  if (type.kind === "subscript" && lastName(type.of) === "Union") return type.items.flatMap(splitUnion);
  if (type.kind === "subscript" && lastName(type.of) === "Optional")
    return [...type.items.flatMap(splitUnion), { kind: "none" }];
  return [type];
}

function namedArguments(given: readonly PythonArgument[]): ReadonlyMap<string, PythonExpression> {
  return new Map(given.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value] as const])));
}

/** `platform_instance` as `Platform Instance`. */
function toTitle(name: string): string {
  return name
    .replaceAll("_", " ")
    .replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toWords(value: JsonValue | undefined): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  return typeof value === "boolean" ? (value ? "True" : "False") : undefined;
}

/** Arguments of a field that limit its values, and what JSON Schema calls them. */
const constraintKeywords: readonly (readonly [string, string])[] = [
  ["ge", "minimum"],
  ["gt", "exclusiveMinimum"],
  ["le", "maximum"],
  ["lt", "exclusiveMaximum"],
  ["multiple_of", "multipleOf"],
  ["min_length", "minLength"],
  ["max_length", "maxLength"],
  ["min_items", "minItems"],
  ["max_items", "maxItems"],
  ["regex", "pattern"],
  ["pattern", "pattern"],
];

/** Functions that give a type with limits. */
const limitedTypes: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ["conint", { type: "integer" }],
  ["confloat", { type: "number" }],
  ["constr", { type: "string" }],
  ["conlist", { type: "array" }],
  ["conset", { type: "array", uniqueItems: true }],
]);

const builtInTypes: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ["str", { type: "string" }],
  ["int", { type: "integer" }],
  ["float", { type: "number" }],
  ["bool", { type: "boolean" }],
  ["bytes", { type: "string", format: "binary" }],
  ["dict", { type: "object" }],
  ["list", { type: "array", items: {} }],
  ["set", { type: "array", uniqueItems: true, items: {} }],
  ["tuple", { type: "array", items: {} }],
  ["object", {}],
]);

/** What the types that others make come to; by their last name, since they move from module to module. */
const externalTypes: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ["SecretStr", { type: "string", writeOnly: true, format: "password" }],
  ["SecretBytes", { type: "string", writeOnly: true, format: "password" }],
  ["PositiveInt", { type: "integer", exclusiveMinimum: 0 }],
  ["NonNegativeInt", { type: "integer", minimum: 0 }],
  ["PositiveFloat", { type: "number", exclusiveMinimum: 0 }],
  ["NonNegativeFloat", { type: "number", minimum: 0 }],
  ["FilePath", { type: "string", format: "file-path" }],
  ["DirectoryPath", { type: "string", format: "directory-path" }],
  ["Path", { type: "string", format: "path" }],
  ["AnyUrl", { type: "string", format: "uri", minLength: 1 }],
  ["AnyHttpUrl", { type: "string", format: "uri", minLength: 1 }],
  ["HttpUrl", { type: "string", format: "uri", minLength: 1, maxLength: 2083 }],
  ["EmailStr", { type: "string", format: "email" }],
  ["UUID", { type: "string", format: "uuid" }],
  ["Decimal", { type: "number" }],
  ["Dict", { type: "object" }],
  ["Mapping", { type: "object" }],
  ["List", { type: "array", items: {} }],
  ["Sequence", { type: "array", items: {} }],
  ["Set", { type: "array", uniqueItems: true, items: {} }],
  ["Pattern", { type: "string", format: "regex" }],
]);

function dateTypes(version: 1 | 2): ReadonlyMap<string, JsonObject> {
  return new Map<string, JsonObject>([
    ["datetime", { type: "string", format: "date-time" }],
    ["date", { type: "string", format: "date" }],
    ["time", { type: "string", format: "time" }],
    ["timedelta", version === 1 ? { type: "number", format: "time-delta" } : { type: "string", format: "duration" }],
  ]);
}
