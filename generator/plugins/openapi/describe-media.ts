import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { PlainCode, PlainFact, PlainPart, PlainRow, Words } from "../plugin.ts";
import { asObject, asText, resolve } from "./api-document.ts";
import { type ApiView, toRows, toTypeWords } from "./describe-schema.ts";
import { listDistantExamples, listExamples } from "./list-examples.ts";
import { listVariants, tabulateVariants } from "./list-variants.ts";
import { isForm } from "./print-form.ts";
import type { SamplePurpose } from "./sample-value.ts";
import { takeOnly } from "./take-only.ts";
import { toWords } from "./to-words.ts";
import { spellJson } from "./spell-json.ts";

/** A media type with what is said of it. */
interface Medium {
  readonly type: string;
  readonly node: JsonObject;
}

/**
 * What a body may be, by its media type, with rows and examples: of JSON first where it is among them, then of each other that
 * holds something else. Those of which there is no more to see stand beside the first one.
 */
export function describeMedia({ content }: JsonObject, api: ApiView, purpose: SamplePurpose): readonly PlainPart[] {
  const media = Object.entries(asObject(content) ?? {}).map(([type, node]): Medium => ({
    type,
    node: asObject(node) ?? {},
  }));
  const groups = groupAlike(media).map((group) => ({ group, details: describeGroup(group, api, purpose) }));
  const [first, ...others] = groups;
  if (first === undefined) return [];
  const plain = others.filter(({ details }) => details.length === 0);
  const together = new Set([first, ...plain].flatMap(({ group }) => group));
  const toFacts = (listed: readonly Medium[]): PlainPart => ({
    kind: "facts",
    facts: listed.map(({ type, node }): PlainFact => ({ label: type, value: toMediumWords(node, api) })),
  });
  return [
    toFacts(media.filter((medium) => together.has(medium))),
    ...first.details,
    ...others.flatMap(({ group, details }) => (details.length === 0 ? [] : [toFacts(group), ...details])),
  ];
}

/** Media by what they hold: the same schema, written the same. The group with JSON comes first. */
function groupAlike(media: readonly Medium[]): readonly (readonly Medium[])[] {
  if (media.length < 2) return media.map((medium) => [medium]);
  const main = media.find(isJson);
  const groups = new Map<string, Medium[]>();
  for (const medium of main === undefined ? media : [main, ...media.filter((each) => each !== main)]) {
    const { schema, itemSchema, encoding } = medium.node;
    const key = spellJson([schema ?? null, itemSchema ?? null, encoding ?? null]);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(medium);
  }
  return [...groups.values()];
}

function isJson({ type }: Pick<Medium, "type">): boolean {
  return /json/i.test(type);
}

function describeGroup(group: readonly Medium[], api: ApiView, purpose: SamplePurpose): readonly PlainPart[] {
  const [first] = group;
  if (first === undefined) return [];
  const rows = toRows(findRows(asOne(first.node)["schema"], api), api, { depth: 1, leavesOut: purpose.leavesOut });
  const shown = group.filter((medium) => medium === first || hasExample(medium));
  const found = shown.flatMap((medium) => listBlocks(medium, api, purpose).map((block) => ({ ...block, medium })));
  // Media that differ in their names alone are often given the same example.
  const apart = found.filter(({ code }, index) => found.findIndex((each) => each.code.code === code.code) === index);
  const isOfMany = apart.some(({ medium }) => medium !== apart[0]?.medium);
  const different = apart.map(({ medium, code, doc }) => ({
    code: isOfMany ? { ...code, label: nameBlock(code, medium) } : code,
    doc,
  }));
  const told = different.flatMap(({ code: { label }, doc }): readonly PlainFact[] =>
    doc === undefined ? [] : [{ label, value: toWords(doc) }],
  );
  const distant = group.flatMap(({ node }) => listDistantExamples(node, api.document));
  return [
    ...(rows.length === 0 ? [] : [{ kind: "rows", nameLabel: "Field", rows: tellEncoding(rows, first.node) } as const]),
    ...describeChoice(asOne(first.node)["schema"], api),
    ...(told.length === 0 ? [] : [{ kind: "facts", facts: told } as const]),
    ...(different.length === 0 ? [] : [{ kind: "code", blocks: different.map(({ code }) => code) } as const]),
    ...(distant.length === 0 ? [] : [{ kind: "links", links: distant } as const]),
  ];
}

/** More variants than these are read on the page of their schema. */
const mostVariants = 30;

/** By which field readers tell the alternatives apart that a body may be. */
function describeChoice(schema: JsonValue | undefined, api: ApiView): readonly PlainPart[] {
  const node = resolve(api.document, schema);
  if (node?.["oneOf"] === undefined && node?.["anyOf"] === undefined) return [];
  const variants = listVariants(node, api);
  return variants === undefined || variants.rows.length > mostVariants ? [] : [tabulateVariants(variants)];
}

/** Of a part of a form, as what it is sent. */
function tellEncoding(rows: readonly PlainRow[], { encoding }: JsonObject): readonly PlainRow[] {
  const encodings = asObject(encoding) ?? {};
  return rows.map((row) => {
    const sent = asText(asObject(encodings[row.name])?.["contentType"]);
    return sent === undefined
      ? row
      : { ...row, facts: [["sent as ", { text: sent, code: true }], ...(row.facts ?? [])] };
  });
}

/** What a medium is of: one thing, or one after the other, as events are. */
export function toMediumWords({ schema, itemSchema }: JsonObject, api: ApiView): Exclude<Words, string> {
  const isStream = schema === undefined && itemSchema !== undefined;
  return isStream ? ["stream of ", ...toTypeWords(itemSchema, api)] : toTypeWords(schema, api);
}

/** A medium of many things as that of one of them. */
function asOne(medium: JsonObject): JsonObject {
  const { schema, itemSchema } = medium;
  return schema === undefined && itemSchema !== undefined ? { ...medium, schema: itemSchema } : medium;
}

/** Of a list, what its items are, and of something or `null` the former. */
function findRows(schema: JsonValue | undefined, { document }: ApiView): JsonValue | undefined {
  const written = resolve(document, schema);
  const only = written && takeOnly(written);
  const node = only === undefined ? written : resolve(document, only);
  return node !== undefined && node["type"] === "array" ? node["items"] : (only ?? schema);
}

/** An example, and what is said of it in Markdown. */
interface Block {
  readonly code: PlainCode;
  readonly doc: string | undefined;
}

/** In characters. */
const longestExample = 20_000;

/** Examples as they are sent. What none is given for is made up where JSON or text would show it. */
function listBlocks(medium: Medium, api: ApiView, purpose: SamplePurpose): readonly Block[] {
  const { type } = medium;
  const node = asOne(medium.node);
  const isTold = hasExample(medium) || givesValue(resolve(api.document, node["schema"]) ?? {});
  // A form is sent part by part, as the call shows it.
  if (isForm(type) || !(hasExample(medium) || (node["schema"] !== undefined && isShown(type)))) return [];
  return listExamples(node, api, purpose).flatMap(({ label, value, doc }): readonly Block[] => {
    const isText = typeof value === "string" && !isJson({ type });
    // Of a text, what is made up says nothing.
    if (isText && !isTold) return [];
    const code = isText ? value : spellJson(value, 2);
    // An object of which nothing is known shows nothing.
    return code.length > longestExample || code === "{}"
      ? []
      : [{ code: { label, language: isText ? "text" : "json", code }, doc }];
  });
}

function givesValue(schema: JsonObject): boolean {
  return ["example", "examples", "const", "default", "enum"].some((key) => schema[key] !== undefined);
}

function hasExample({ node }: Medium): boolean {
  return node["example"] !== undefined || node["examples"] !== undefined;
}

/** Whether a value that was made up looks as it is sent. */
function isShown(type: string): boolean {
  return isJson({ type }) || /^(?:text\/(?!.*xml)|\*)/i.test(type);
}

/** Which medium an example is of that stands among those of others. */
function nameBlock({ label }: PlainCode, { type }: Medium): string {
  return label === "Example" ? type : `${label} (${type})`;
}
