import type { IngestionOption } from "../catalogue/ingestion.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonValue } from "../catalogue/json.ts";
import type { Span } from "../catalogue/span.ts";
import { ingestionCodes } from "../diagnostics/codes/ingestion.ts";
import type { Report } from "../diagnostics/report.ts";
import { cleanDocstring } from "../docstring/clean-docstring.ts";
import { docstringToMarkdown } from "../docstring/docstring-to-markdown.ts";
import { describeShapes } from "./describe-shapes.ts";
import { describeVariants } from "./describe-variants.ts";
import { schemaExtras } from "./schema-extras.ts";
import {
  createVariantReader,
  listOf,
  type OpenReferences,
  type Pointer,
  type SchemaPlace,
  type SchemaVariant,
  type VariantReader,
} from "./schema-variants.ts";

/*
 * A plugin's JSON Schema in, its options out: one for each path that a recipe can set. Names of
 * nested objects are joined by dots, a list adds nothing to the path, and a map whose values have
 * parts of their own adds `*`, which stands for any key. Where several shapes are allowed, the parts
 * of all of them are listed, each path once.
 */

/** More than twice what the largest plugin has; shared definitions can multiply without bound. */
const maxOptions = 5000;

/** Nobody writes a recipe that is nested deeper. */
const maxDepth = 60;

/** Lists of lists of lists. */
const maxListDepth = 3;

/** What listing the options of one schema works with and has found. */
interface Listing {
  readonly reader: VariantReader;
  readonly locate: (pointer: Pointer) => Span;
  readonly options: IngestionOption[];
  /** Whether there were more than are listed. */
  isCut: boolean;
}

/** The options that a JSON Schema describes, depth first. `locate` tells where a piece of it stands. */
export function flattenConfigSchema(
  root: JsonValue,
  locate: (pointer: Pointer) => Span,
  report: Report,
): readonly IngestionOption[] {
  const reported = new Set<string>();
  const reader = createVariantReader(root, (reference, place) => {
    if (reported.has(reference)) return;
    reported.add(reference);
    report.add(ingestionCodes.unknownReference({ reference }), locate(place.pointer));
  });
  const listing: Listing = { reader, locate, options: [], isCut: false };
  const top = reader.expand({ schema: root, pointer: [] }, new Set(["#"]));
  addParts(
    listing,
    top,
    "",
    new Map([["#", ""], ...top.flatMap(({ references }) => references.map((name) => [name, ""] as const))]),
  );
  if (listing.isCut) report.add(ingestionCodes.tooManyOptions({ limit: maxOptions }), locate([]));
  return listing.options;
}

/** Adds the options inside of these shapes. `open` has the paths at which references were entered. */
function addParts(
  listing: Listing,
  variants: readonly SchemaVariant[],
  path: string,
  open: ReadonlyMap<string, string>,
): void {
  for (const part of collectParts(listing, variants)) {
    if (listing.options.length >= maxOptions) {
      listing.isCut = true;
      return;
    }
    addOption(listing, part, path, open);
  }
}

function addOption(listing: Listing, part: Part, parent: string, open: ReadonlyMap<string, string>): void {
  const path = parent === "" ? part.name : `${parent}.${part.name}`;
  const variants = part.places.flatMap((place) => listing.reader.expand(place, open));
  const recursion = findRecursion(listing, variants, open, 0);
  listing.options.push({
    path,
    ...describeVariants(variants, (place) => listing.reader.expand(place, open)),
    ...describePresence(part, parent, variants),
    // What tells several shapes apart has to be given: each has it as its default.
    default: part.tellsApart ? undefined : findKeyword(part.places, variants, "default"),
    description: toDoc(toText(findKeyword(part.places, variants, "description"))),
    defaultExpression: toText(findKeyword(part.places, variants, schemaExtras.expression)),
    deprecated:
      findKeyword(part.places, variants, "deprecated") === true
        ? { reason: toText(findKeyword(part.places, variants, schemaExtras.deprecation)) }
        : undefined,
    formerNames: toTexts(findKeyword(part.places, variants, schemaExtras.formerNames)),
    otherNames: toTexts(findKeyword(part.places, variants, schemaExtras.otherNames)),
    supportedSources: toTexts(findSupported(part.places)),
    onlyIn: describeOnly(part, parent, variants),
    standing: toStanding(findKeyword(part.places, [], schemaExtras.standing)),
    recursionTo: recursion === undefined ? undefined : open.get(recursion),
    span: listing.locate(part.places[0]?.pointer ?? []),
  });
  addInside(listing, variants, path, open);
}

/** The reference by which a value, an item of it or a value of its map leads back to an option above. */
function findRecursion(
  listing: Listing,
  variants: readonly SchemaVariant[],
  open: OpenReferences,
  depth: number,
): string | undefined {
  for (const { recursion, items } of variants) {
    if (recursion !== undefined) return recursion;
    if (items === undefined || depth > maxListDepth) continue;
    const inside = findRecursion(listing, listing.reader.expand(items, open), open, depth + 1);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Adds what is in the objects, in the items of lists and in the values of maps. */
function addInside(
  listing: Listing,
  variants: readonly SchemaVariant[],
  path: string,
  open: ReadonlyMap<string, string>,
): void {
  if (path.split(".").length > maxDepth) return;
  const entered = enterReferences(variants, path, open);
  addParts(listing, variants, path, entered);
  const items = variants.flatMap((variant) => variant.items ?? []);
  if (items.length === 0) return;
  addInside(
    listing,
    items.flatMap((place) => listing.reader.expand(place, entered)),
    path,
    entered,
  );
}

/** What is open inside of these shapes: the same where none of them was referred to. */
function enterReferences(
  variants: readonly SchemaVariant[],
  path: string,
  open: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const further = variants.flatMap(({ references }) => references.filter((reference) => !open.has(reference)));
  return further.length === 0 ? open : new Map([...open, ...further.map((reference) => [reference, path] as const)]);
}

/** The properties of all shapes by name, and the values of their maps. */
function collectParts(listing: Listing, variants: readonly SchemaVariant[]): Iterable<Part> {
  const parts = new Map<
    string,
    Part & { readonly places: SchemaPlace[]; readonly shapes: SchemaVariant[]; requiredBy: number }
  >();
  const objects = variants.filter(({ properties }) => properties.size > 0);
  const telling = new Set(
    variants.flatMap(({ keywords: { discriminator } }) =>
      isJsonObject(discriminator) ? [discriminator["propertyName"]] : [],
    ),
  );
  const add = (name: string, place: SchemaPlace, isRequired: boolean, shape?: SchemaVariant): void => {
    const tellsApart = objects.length > 1 && telling.has(name);
    const part = parts.get(name) ?? {
      name,
      places: [],
      shapes: [],
      requiredBy: 0,
      objects: objects.length,
      tellsApart,
    };
    part.places.push(place);
    if (shape !== undefined) part.shapes.push(shape);
    if (isRequired) part.requiredBy += 1;
    parts.set(name, part);
  };
  for (const shape of objects) {
    const required = new Set(listOf(shape.keywords["required"]));
    for (const [name, place] of shape.properties)
      if (place.schema !== false) add(name, place, required.has(name), shape);
  }
  for (const { values, properties } of variants) {
    if (values !== undefined && properties.size === 0 && hasParts(listing, values)) add("*", values, false);
  }
  return parts.values();
}

function hasParts(listing: Listing, place: SchemaPlace): boolean {
  return listing.reader
    .expand(place, new Set())
    .some(({ properties, items, values }) => properties.size > 0 || items !== undefined || values !== undefined);
}

/** An option before it is described: its places in all shapes that have it. */
interface Part {
  readonly name: string;
  readonly places: readonly SchemaPlace[];
  /** The objects that have it. */
  readonly shapes: readonly SchemaVariant[];
  /** How many shapes require it, and how many there are. */
  readonly requiredBy: number;
  readonly objects: number;
  /** Whether its value says which of the shapes is meant. */
  readonly tellsApart: boolean;
}

function describePresence(
  part: Part,
  parent: string,
  variants: readonly SchemaVariant[],
): Pick<IngestionOption, "presence" | "requiredIf"> {
  const isRequired = part.requiredBy > 0 && part.requiredBy === part.objects;
  const hasDefault = findKeyword(part.places, variants, "default") !== undefined;
  if (!part.tellsApart && (!isRequired || hasDefault)) return { presence: "optional" };
  return parent === "" ? { presence: "required" } : { presence: "conditional", requiredIf: parent };
}

/** In which shapes it is, if not in all, and whether these have to have it. */
function describeOnly(part: Part, parent: string, variants: readonly SchemaVariant[]): IngestionOption["onlyIn"] {
  const only = describeShapes(part, parent);
  const isRequired = part.requiredBy === part.shapes.length;
  if (only === undefined || !isRequired || findKeyword(part.places, variants, "default") !== undefined) return only;
  return { ...only, isRequired };
}

/** What the option itself says, else the first of its shapes that says something. */
function findKeyword(
  places: readonly SchemaPlace[],
  variants: readonly SchemaVariant[],
  keyword: string,
): JsonValue | undefined {
  for (const { schema } of places) {
    if (isJsonObject(schema) && schema[keyword] !== undefined) return schema[keyword];
  }
  return variants.find(({ keywords }) => keywords[keyword] !== undefined)?.keywords[keyword];
}

/** What the platform says in schemas of options that not all sources heed. */
function findSupported(places: readonly SchemaPlace[]): JsonValue | undefined {
  const extra = findKeyword(places, [], "schema_extra");
  const within = extra !== undefined && isJsonObject(extra) ? extra["supported_sources"] : undefined;
  return within ?? findKeyword(places, [], "supported_sources");
}

function toTexts(value: JsonValue | undefined): readonly string[] | undefined {
  const texts = listOf(value).filter((text) => typeof text === "string");
  return texts.length === 0 ? undefined : texts;
}

function toStanding(value: JsonValue | undefined): IngestionOption["standing"] {
  return value === "hidden" || value === "removed" ? value : undefined;
}

/** A text that was written over several lines of code is indented as they are, which Markdown would take for more code, and may be a docstring. */
function toDoc(text: string | undefined): string | undefined {
  const clean = text !== undefined && /\n[ \t]/.test(text) ? cleanDocstring(text) : text;
  return clean === undefined ? undefined : docstringToMarkdown(clean);
}

function toText(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}
