import { isJsonObject } from "../../../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../../../catalogue/json.ts";
import type { Span } from "../../../../catalogue/span.ts";
import type { PythonExpression } from "../../../../parse/python/python-document.ts";
import { schemaExtras } from "../../../../json-schema/schema-extras.ts";
import type { PythonPlace } from "../../../code/evaluate-python.ts";
import { isDeclared, type ClassRef } from "../../../code/python-classes.ts";
import { asJson } from "../../../code/python-value.ts";
import { resolveDotted } from "../../../code/resolve-python.ts";
import { isFramework } from "../../framework/add-framework.ts";
import { addDiscriminator } from "./add-discriminator.ts";
import { describeExpression } from "./describe-expression.ts";
import { describeMade } from "./describe-made.ts";
import { printDuration } from "./dump-model.ts";
import { emitType } from "./emit-type.ts";
import { maskSecret } from "./mask-secret.ts";
import type { FieldNotice } from "../models/field-notices.ts";
import type { ModelField } from "../models/pydantic-fields.ts";
import { nameOption } from "./name-option.ts";
import { extraOf } from "./read-extra-keys.ts";
import {
  limitList,
  readLimits,
  titleModel,
  type BoundTypes,
  type EmitContext,
  type Emission,
  type WaitingDefinition,
  type Writable,
} from "./schema-emission.ts";
import { typeOfValues } from "./type-of-values.ts";

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

function addDefinition(emission: Emission, { name, of, bound }: WaitingDefinition): void {
  const made = emission.evaluator.isEnum(of) ? emitEnum(emission, of) : emitModel(emission, of, bound);
  emission.definitions[name] = made;
  place(emission, made, of.node.span);
}

function emitEnum(emission: Emission, of: ClassRef): JsonObject {
  const values = emission.evaluator.listMembers(of).map(({ value }) => value);
  const doc = of.node.doc ?? (emission.models.version === 1 ? "An enumeration." : undefined);
  return {
    title: of.node.name,
    ...(doc !== undefined && { description: doc }),
    enum: values,
    ...typeOfValues(values),
  };
}

function emitModel(emission: Emission, of: ClassRef, bound?: BoundTypes): JsonObject {
  const properties: Writable = {};
  const required: string[] = [];
  const notices = emission.models.listNotices(of);
  for (const field of emission.models.listFields(of)) {
    if (field.isHidden && emission.which === "listed") continue;
    const [name, ...others] = nameOption(field, {
      model: of,
      emission,
      read: (expression) => readText(emission, expression, field),
    });
    const property = {
      ...emitField(emission, field, { model: of, bound }),
      ...describeNotices(emission, field.name, notices),
      ...(others.length > 0 && { [schemaExtras.otherNames]: others }),
      ...(field.isHidden && { [schemaExtras.standing]: "hidden" }),
    };
    properties[name] = property;
    place(emission, property, field.span);
    if (field.isRequired) required.push(name);
  }
  if (emission.which === "all") addRemoved(emission, properties, notices);
  const doc = findDoc(emission, of);
  return {
    title: titleModel(of, bound),
    ...(doc !== undefined && { description: doc }),
    type: "object",
    properties,
    ...(required.length > 0 && { required }),
    ...extraOf(emission.classes, of),
  };
}

/** What a model passes over and says so, and what it takes without a field for it. */
function addRemoved(emission: Emission, properties: Writable, notices: readonly FieldNotice[]): void {
  for (const { kind, name, span } of notices) {
    if ((kind !== "removed" && kind !== "taken") || Object.hasOwn(properties, name)) continue;
    const property = { [schemaExtras.standing]: kind === "taken" ? "hidden" : "removed" };
    properties[name] = property;
    place(emission, property, span);
  }
}

/** What a stand-in declares is nowhere in the input, and counts as declared by what leads to it. */
function place(emission: Emission, made: JsonValue, span: Span): void {
  if (!isFramework(span.file)) emission.spans.set(made, span);
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

/** The model whose schema is made, with what its type variables stand for. */
interface ModelContext {
  readonly model: ClassRef;
  readonly bound: BoundTypes | undefined;
}

function emitField(emission: Emission, field: ModelField, { model, bound }: ModelContext): JsonObject {
  const plain = emitType(emission, field.type, { of: field.typeOwner, model, bound, depth: 0 });
  const type = addDiscriminator(emission, plain, readText(emission, field.facts.get("discriminator"), field));
  const isReference = "$ref" in type;
  let words = emission.words.get(field);
  if (words === undefined) {
    words = describeField(emission, field);
    emission.words.set(field, words);
  }
  if (!isReference) return limitList(emission, { ...type, title: toTitle(field.name), ...words });
  if (Object.keys(words).length === 0) return type;
  return emission.models.version === 1 ? { ...words, allOf: [type] } : { ...type, ...words };
}

/** What a field says besides its type, which is the same in all models that have it. */
function describeField(emission: Emission, field: ModelField): JsonObject {
  const { facts } = field;
  const title = readText(emission, facts.get("title"), field);
  const description = readText(emission, facts.get("description"), field) ?? field.doc;
  const said: Writable = title === undefined ? {} : { title };
  if (description !== undefined && description !== "") said["description"] = description;
  addDefault(emission, said, field);
  const isFixed = emission.models.version === 1 && facts.get("const")?.kind === "boolean";
  if (isFixed && said["default"] !== undefined) said["const"] = said["default"];
  Object.assign(said, readLimits(emission, facts, placeOf(field)));
  const extra = readValue(emission, facts.get("json_schema_extra") ?? facts.get("schema_extra"), field);
  if (extra !== undefined && isJsonObject(extra)) Object.assign(said, extra);
  if (facts.has("examples")) {
    const examples = readValue(emission, facts.get("examples"), field);
    if (examples !== undefined) said["examples"] = examples;
  }
  const deprecated = readValue(emission, facts.get("deprecated"), field);
  if (deprecated === true || typeof deprecated === "string") said["deprecated"] = true;
  if (typeof deprecated === "string") said[schemaExtras.deprecation] = deprecated;
  const supported = readValue(emission, facts.get("supported_sources"), field);
  if (supported !== undefined) said["schema_extra"] = { supported_sources: supported };
  return said;
}

function addDefault(emission: Emission, said: Writable, field: ModelField): void {
  if (field.default === undefined) {
    const made = describeMade(emission, field);
    if (made !== undefined) said[schemaExtras.expression] = made;
    return;
  }
  const value = emission.evaluator.evaluate(field.default, placeOf(field));
  const json = printDuration(value, emission.models.version) ?? asJson(value);
  if (json === null && emission.models.version === 1) return;
  if (json !== undefined) said["default"] = maskSecret(json, field);
  else said[schemaExtras.expression] = describeExpression(findMeant(emission, field.default, field));
}

/** What a constant of a module is set to, for readers who don't see the module. */
function findMeant(emission: Emission, expression: PythonExpression, { owner }: ModelField): PythonExpression {
  const found = expression.kind === "name" ? resolveDotted(expression, owner.module, emission.modules) : undefined;
  const binding = found?.target.kind === "declared" && found.rest.length === 0 ? found.target.binding : undefined;
  return binding?.kind === "assignment" ? (binding.node.value ?? expression) : expression;
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

/** `platform_instance` as `Platform Instance`. */
function toTitle(name: string): string {
  return name
    .replaceAll("_", " ")
    .replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
}

function toWords(value: JsonValue | undefined): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  return typeof value === "boolean" ? (value ? "True" : "False") : undefined;
}
