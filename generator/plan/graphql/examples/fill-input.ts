import type { GraphqlInput, GraphqlInputValue, GraphqlTypeExpression } from "../../../catalogue/graphql.ts";
import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import { toSingular } from "../../../print/sample-values.ts";
import { namedTypeOf } from "../named-type-of.ts";
import type { ExampleContext } from "./example-context.ts";
import { isRequired } from "./find-selectable.ts";
import { isNeeded, saysPart } from "./is-needed.ts";
import { isPageLength } from "./read-connection.ts";
import { anyAsset, sampleLeaf } from "./sample-leaf.ts";
import { toOtherUrn } from "./to-other-urn.ts";

/** Around a value that is to be filled in. */
export interface InputPlace {
  /** Name of the operation or input that takes it. */
  readonly owner: string;
  readonly subject: string | undefined;
  /** The entity that a resource or asset has to be, where not any can be meant. */
  readonly asset?: string | undefined;
  /** The inputs around it, which it does not go into again unless it has to. */
  readonly open: readonly string[];
  /** How much may still be filled in, over all of an operation. */
  readonly room: FillRoom;
}

/** Long inputs, and those that need others twice each, take more than there is room for; filling stops when it is used up. */
export interface FillRoom {
  /** The least that values and their names take, printed. */
  characters: number;
}

/** A believable value for an argument: what it can't do without, and little that tells more. */
export function fillInput(value: GraphqlInputValue, place: InputPlace, context: ExampleContext): JsonValue {
  place.room.characters -= value.name.length + aroundName;
  return fillType(value.type, value, place, context);
}

/** The arguments or input fields that an example gives: those that are required and a few that say something. */
export function chooseInputs(
  values: readonly GraphqlInputValue[],
  subject: string | undefined,
  { subjects, findType }: Pick<ExampleContext, "subjects" | "findType">,
): readonly GraphqlInputValue[] {
  const isTelling = ({ name }: GraphqlInputValue): boolean => {
    // What is set or assigned can be left out only to take it away. Nothing is its own parent.
    if (name === "parentUrn") return values.some((other) => anyAsset.test(other.name));
    if (name.endsWith("Urn")) return name === "ownershipTypeUrn" || subjects.ofName(name.slice(0, -3)) === subject;
    if (name.startsWith("parent")) {
      return (
        tellingNames.test(name) && (subjects.ofName(name) !== subject || findChild(values, subjects) !== undefined)
      );
    }
    // Where not all are meant, some are.
    if (name === "groups") return values.some((other) => other.name === "allGroups");
    if (/^subResource(?:Type)?$/.test(name)) return isOfPart(values, subject);
    return tellingNames.test(name);
  };
  const usable = values.filter((value) => isRequired(value) || value.deprecated === undefined);
  const telling = usable.filter((value) => !isRequired(value) && isTelling(value)).slice(0, mostTelling);
  return usable.filter(
    (value) =>
      isRequired(value) ||
      telling.includes(value) ||
      isPageLength(value, values) ||
      isNeeded(value, values, { findType }),
  );
}

/** The kind of what is given a parent: a resource that can have a domain above it is one. */
function findChild(values: readonly GraphqlInputValue[], { ofName }: ExampleContext["subjects"]): string | undefined {
  const parent = values.find(({ name }) => /^parent[A-Z]/.test(name));
  return parent !== undefined && values.some(({ name }) => anyAsset.test(name)) ? ofName(parent.name) : undefined;
}

/**
 * Whether what is sent is about a part of a data set, such as a field: an operation that takes no other data sets says what
 * `subResource` is, and not that it is optional.
 */
function isOfPart(values: readonly GraphqlInputValue[], subject: string | undefined): boolean {
  if (subject !== "dataset" && subject !== "schemaField") return false;
  const part = values.find(({ name }) => name === "subResource");
  return saysPart(part?.description ?? "");
}

/** How many values are given that need not be. */
const mostTelling = 4;

/** Of inputs in each other. Indented, what is further in makes an example longer than one may be, and the stack has an end. */
const mostNested = 100;

/** In characters: a digit, or brackets with something between them. */
const shortestValue = 1;

/** In characters: quotes, a colon, a space and the end of a line. */
const aroundName = 5;

const tellingNames =
  /^(?:id|query|types?|start|count|name|displayName|title|description|note|values|parentNode|parentDomain|resources|input|urn)$/;

function fillType(
  type: GraphqlTypeExpression,
  value: GraphqlInputValue,
  place: InputPlace,
  context: ExampleContext,
): JsonValue {
  if (type.kind === "nonNull") return fillType(type.of, value, place, context);
  place.room.characters = place.open.length > mostNested ? -1 : place.room.characters - shortestValue;
  if (place.room.characters < 0) return null;
  if (type.kind === "list") {
    if (/^(?:\w+ToRemove|removed?)$/.test(value.name) || isOpen(type, place)) return [];
    return [fillType(type.of, { ...value, name: toSingular(value.name) }, place, context)];
  }
  const named = context.findType(type.name);
  // An input that requires itself has no value; coercion says so.
  if (named?.kind === "input") {
    if (place.open.includes(named.name)) return null;
    return fillObject(named, { ...place, subject: findInner(named, value, place, context) }, context);
  }
  const { owner, subject, asset } = place;
  const { name, description } = value;
  const sent = type.name === "String" ? findSent(name, owner, context) : undefined;
  const leaf = { name, owner, description, subject, asset, sent, isInput: true };
  const sample = sampleLeaf(named, leaf, context.subjects);
  if (typeof sample === "string") place.room.characters -= sample.length;
  return sample;
}

/** The entity that the type which an input is named for has under the same name. */
function findSent(name: string, owner: string, { findType, subjects }: ExampleContext): string | undefined {
  if (!owner.endsWith("Input")) return undefined;
  const type = findType(owner.slice(0, -"Input".length));
  const field = type?.kind === "object" ? type.fields.find((each) => each.name === name) : undefined;
  return field === undefined ? undefined : subjects.ofType(namedTypeOf(field.type));
}

/** What an input is about: inside of another one, what has a URN of its own is what its name says. */
function findInner(
  { fields }: GraphqlInput,
  { name }: GraphqlInputValue,
  { open, subject }: InputPlace,
  { subjects }: ExampleContext,
): string | undefined {
  const hasUrn = open.length > 0 && fields.some((field) => field.name === "urn");
  return hasUrn && !anyAsset.test(name) ? (subjects.ofName(name) ?? subject) : subject;
}

/** Values by name, as far as there is room. */
function fillInputs(values: readonly GraphqlInputValue[], place: InputPlace, context: ExampleContext): JsonObject {
  const filled: [string, JsonValue][] = [];
  for (const value of values) {
    if (place.room.characters < 0) break;
    filled.push([value.name, fillInput(value, place, context)]);
  }
  return Object.fromEntries(filled);
}

function isOpen(type: GraphqlTypeExpression, { open }: InputPlace): boolean {
  return open.includes(namedTypeOf(type));
}

function fillObject(input: GraphqlInput, { subject, open, room }: InputPlace, context: ExampleContext): JsonObject {
  const asset = findChild(input.fields, context.subjects);
  const place: InputPlace = { owner: input.name, subject, asset, open: [...open, input.name], room };
  const fields = chooseInputFields(input, place, context);
  const ofPart = fields.some(({ name }) => name === "subResource");
  const object = fillInputs(fields, ofPart ? { ...place, subject: "schemaField" } : place, context);
  const known = asset === undefined ? "urn" : Object.keys(object).find((name) => anyAsset.test(name));
  const own = object[known ?? ""];
  if (typeof own !== "string") return object;
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, name === known ? value : replaceIn(value, own)]),
  );
}

/** Nothing is joined to itself. */
function replaceIn(value: JsonValue, urn: string): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => replaceIn(item, urn));
  return value === urn ? toOtherUrn(urn) : value;
}

function chooseInputFields(
  input: GraphqlInput,
  { open, subject }: Pick<InputPlace, "open" | "subject">,
  context: ExampleContext,
): readonly GraphqlInputValue[] {
  const { findType } = context;
  const ends = (field: GraphqlInputValue) => !open.includes(namedTypeOf(field.type));
  const isLeaf = (field: GraphqlInputValue) => findType(namedTypeOf(field.type))?.kind !== "input";
  const usable = input.fields.filter(({ deprecated }) => deprecated === undefined);
  if (input.oneOf)
    return [usable.find(isLeaf) ?? usable.find(ends) ?? input.fields[0]].filter((one) => one !== undefined);
  const chosen = chooseInputs(input.fields, subject, context).filter((field) => isRequired(field) || ends(field));
  const isBare = chosen.length === 1 && chosen[0]?.name === "urn";
  if (chosen.length > 0 && !isBare) return chosen;
  // An update that changes nothing would show nothing.
  const editable = usable.find(({ name }) => /properties$/i.test(name));
  if (editable !== undefined && ends(editable) && !isBare) return [editable];
  const leaves = usable.filter((field) => isLeaf(field) && !chosen.includes(field)).slice(0, isBare ? 1 : 2);
  // A value is given in one of the ways to say it.
  if (leaves.every(({ name }) => /\wValue$/.test(name))) leaves.splice(1);
  return leaves.length > 0 || isBare ? [...chosen, ...leaves] : usable.filter(ends).slice(0, 1);
}
