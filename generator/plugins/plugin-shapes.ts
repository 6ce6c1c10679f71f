import { z } from "zod";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import { recordNouns } from "../catalogue/schema.ts";
import { boundedGlob, isBoundedGlob } from "../places/is-bounded-glob.ts";
import { longestList } from "./longest-list.ts";
import { longestName } from "./longest-name.ts";
import type {
  FoundProblem,
  Offer,
  PageFamily,
  PlainSection,
  Plugin,
  PluginDocument,
  AddedSections,
  TypeOf,
  UnitedFile,
} from "./plugin.ts";

/*
 * What plug-ins may give, for those that have no compiler that looks at it: the shapes of `plugin.ts` once more, with
 * bounds. What comes out is a copy, so that nothing a plug-in holds on to is a part of the site.
 */

/** In characters: more is a mistake, and would be no page that anybody reads. */
const longestText = 1_000_000;
/** Deeper than what our own readers read, with what they put around it, and far above the depth at which JavaScript gives up. */
const deepest = 300;

const text = z.string().max(longestText);
const name = z.string().min(1).max(longestName);
const list = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> => z.array(item).max(longestList);

const json: z.ZodType<JsonValue> = z.custom<unknown>().transform((value, context) => {
  const copy = copyJson(value, deepest);
  if (copy !== undefined) return copy;
  context.addIssue("must be JSON: text, numbers, true, false, null, lists and plain objects, not too deep");
  return z.NEVER;
});

const jsonObject = json.refine(
  (value): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value),
  "must be an object",
) as unknown as z.ZodType<JsonObject>;

/** A copy without anything that JSON can't say; undefined where there is more than that. */
function copyJson(value: unknown, depth: number): JsonValue | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  // JSON says whole numbers of any length.
  if (typeof value === "bigint") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "object" || depth === 0) return undefined;
  if (Array.isArray(value)) {
    const items: JsonValue[] = [];
    for (const item of value as readonly unknown[]) {
      const copy = copyJson(item, depth - 1);
      if (copy === undefined) return undefined;
      items.push(copy);
    }
    return items;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return undefined;
  const object = Object.create(null) as Record<string, JsonValue>;
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const copy = copyJson(part, depth - 1);
    if (copy === undefined) return undefined;
    object[key] = copy;
  }
  return object;
}

const place = {
  startLine: z.int().min(1),
  startColumn: z.int().min(1),
  endLine: z.int().min(1),
  endColumn: z.int().min(1),
};
const span = z.object({ file: name, ...place });
const deprecated = z.union([text, z.boolean()]).optional();

const typeOf: z.ZodType<TypeOf> = z.lazy(() =>
  z.union([
    name,
    z.strictObject({ type: name, format: name }),
    z.strictObject({ record: name, field: name }),
    z.strictObject({ items: typeOf }),
    z.strictObject({ values: typeOf }),
    z.strictObject({ members: list(z.union([z.strictObject({ alias: name, type: typeOf }), typeOf])) }),
  ]),
);

const declared = {
  name,
  doc: text.optional(),
  deprecated,
  annotations: jsonObject.optional(),
  place: z.object(place),
};
const declaredPart = { ...declared, place: z.object({ file: name.optional(), ...place }) };
const declaredSchema = { ...declared, aliases: list(name).optional(), written: text.optional() };

const schema = z.discriminatedUnion("kind", [
  z.strictObject({
    ...declaredSchema,
    kind: z.literal("record"),
    noun: z.enum(recordNouns).optional(),
    includes: list(name).optional(),
    fields: list(
      z.strictObject({
        ...declaredPart,
        type: typeOf,
        optional: z.boolean().optional(),
        entities: list(name).optional(),
        relationship: name.optional(),
        isReference: z.boolean().optional(),
        default: json.optional(),
        defaultNumbers: z.record(z.string(), z.string()).optional(),
      }),
    ),
    besides: list(typeOf).optional(),
  }),
  z.strictObject({ ...declaredSchema, kind: z.literal("enum"), symbols: list(z.strictObject(declaredPart)) }),
  z.strictObject({ ...declaredSchema, kind: z.literal("alias"), type: typeOf }),
]);

const problem = { code: name, message: text.min(1), help: text.optional() };

const foundInFile = z.strictObject({ ...problem, place: z.object(place).optional() });

/** What a reader says of a path. */
export const namesShape: z.ZodType<readonly string[]> = list(name);

/** What a reader gives. */
export const documentShape: z.ZodType<PluginDocument> = z.strictObject({
  schemas: list(schema).optional(),
  entities: list(
    z.strictObject({
      name,
      doc: text.optional(),
      aspects: z.record(name, name),
      keyAspect: name.optional(),
      place: z.object(place),
    }),
  ).optional(),
  written: z.record(name, name).optional(),
  writtenAt: z.record(name, z.object(place)).optional(),
  missing: list(name).optional(),
  addresses: z.record(name, name).optional(),
  elsewhere: list(
    z.strictObject({
      addresses: list(name),
      names: z.record(name, text),
      otherwise: foundInFile.optional(),
      nameless: list(foundInFile).optional(),
    }),
  ).optional(),
  data: json.optional(),
  isForPages: z.boolean().optional(),
  problems: list(foundInFile).optional(),
});

/** What a reader makes of all files together. */
export const unitedShape: z.ZodType<readonly UnitedFile[]> = list(
  z.strictObject({ path: name, document: documentShape }),
);

/** What rules give. */
export const problemsShape: z.ZodType<readonly FoundProblem[]> = list(
  z.strictObject({ ...problem, span: span.optional() }),
);

const offered = {
  name,
  page: z.string().max(300).optional(),
  span: span.optional(),
  deprecated: z.strictObject({ reason: text.optional() }).optional(),
};
const inputs = list(
  z.strictObject({
    ...{ name, isRequired: z.boolean(), deprecated: offered.deprecated, sunset: name.optional() },
    schema: jsonObject.optional(),
    writing: name.optional(),
  }),
);
const media = z.record(name, jsonObject);

/** What others call. */
export const offerShape: z.ZodType<Offer> = z.strictObject({
  endpoints: list(
    z.strictObject({
      ...offered,
      id: name.optional(),
      isOutgoing: z.literal(true).optional(),
      sunset: name.optional(),
      addresses: list(name).optional(),
      inputs,
      body: z.strictObject({ isRequired: z.boolean(), media }).optional(),
      answers: list(z.strictObject({ status: name, media, headers: inputs })),
      access: list(list(name)).optional(),
      isDescribed: z.boolean().optional(),
      service: z
        .strictObject({ ...{ name, page: offered.page, span: offered.span }, isDescribed: z.boolean() })
        .optional(),
    }),
  ),
  payloads: list(z.strictObject({ ...offered, schema: jsonObject })).optional(),
});

const target = z
  .string()
  .max(longestName)
  .regex(
    /^(?:(?:entity|aspect|schema|graphql|event|page):|https?:\/\/)/,
    "must lead to entity:, aspect:, schema:, graphql:, event:, page: or a web address",
  );
const words = z.union([
  text,
  list(z.union([text, z.strictObject({ text, to: target.optional(), code: z.boolean().optional() })])),
]);
const facts = list(z.strictObject({ label: name, value: words }));

const rowShape = {
  name,
  type: words,
  required: z.boolean().optional(),
  default: text.optional(),
  doc: text.optional(),
  facts: list(words).optional(),
  badges: list(name).optional(),
  deprecated,
};
// Rows in rows in rows are read by nobody.
const mostNested = 8;
const rowsTo = (depth: number): z.ZodType =>
  list(z.strictObject(depth === 0 ? rowShape : { ...rowShape, rows: rowsTo(depth - 1).optional() }));

const part = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), markdown: text }),
  z.strictObject({ kind: z.literal("facts"), facts }),
  z.strictObject({ kind: z.literal("rows"), nameLabel: name, rows: rowsTo(mostNested) }),
  z.strictObject({ kind: z.literal("table"), columns: list(text).min(1), rows: list(list(words)) }),
  z.strictObject({
    kind: z.literal("code"),
    blocks: list(
      z.strictObject({
        label: name,
        language: z.enum(["pdl", "json", "graphql", "yaml", "python", "shell", "protobuf", "text"]),
        code: text,
      }),
    ).min(1),
  }),
  z.strictObject({
    kind: z.literal("links"),
    links: list(z.strictObject({ label: name, to: target, note: text.optional() })),
  }),
]);

const anchor = z
  .string()
  .max(longestName)
  .regex(/^[\w.-]+$/, "must be letters, digits, dots and dashes");
const sectionParts = { id: anchor, title: name, parts: list(part) };
const sections = list(
  z.strictObject({ ...sectionParts, sections: list(z.strictObject(sectionParts)).optional() }),
) as unknown as z.ZodType<readonly PlainSection[]>;

/** What is added to pages of others. */
export const addedShape: z.ZodType<readonly AddedSections[]> = list(
  z.strictObject({
    to: z
      .string()
      .regex(
        /^(?:entity|aspect|schema|graphql|event):./,
        "must be entity:, aspect:, schema:, graphql: or event: and a name",
      ),
    sections,
  }),
) as unknown as z.ZodType<readonly AddedSections[]>;

/** A family of pages. */
export const familyShape: z.ZodType<PageFamily> = z.strictObject({
  label: z.string().min(1).max(40),
  pages: list(
    z.strictObject({
      path: z.string().max(300),
      title: name,
      label: name.optional(),
      description: text.optional(),
      group: z.array(name).max(5).optional(),
      aliases: list(name).optional(),
      badges: list(name).optional(),
      deprecated,
      doc: text.optional(),
      facts: facts.optional(),
      sections: sections.optional(),
      span: span.optional(),
    }),
  ),
}) as unknown as z.ZodType<PageFamily>;

const isFunction = z.custom<never>((value) => typeof value === "function", "must be a function");
const codeName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** What a plug-in is. */
export const pluginShape: z.ZodType<Plugin> = z.strictObject({
  name: z.string().max(40).regex(codeName, "must be small letters, digits and dashes, like `my-rules`"),
  version: z.string().min(1).max(100),
  label: z.string().min(1).max(100).optional(),
  reader: z
    .strictObject({
      files: z.array(z.string().min(1).refine(isBoundedGlob, boundedGlob)).min(1).max(100),
      read: isFunction,
      unite: isFunction.optional(),
      namesOf: isFunction.optional(),
      copies: z.string().min(1).max(100).optional(),
    })
    .optional(),
  rules: z.strictObject({ check: isFunction }).optional(),
  offers: isFunction.optional(),
  sections: isFunction.optional(),
  pages: isFunction.optional(),
  codes: z
    .record(
      z.string().regex(codeName, "must be small letters, digits and dashes"),
      z.strictObject({
        severity: z.enum(["error", "warning", "info"]),
        help: text.optional(),
        explanation: text.min(1),
        together: z.boolean().optional(),
      }),
    )
    .optional(),
});
