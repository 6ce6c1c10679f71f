import { createWords, type Words } from "./create-words.ts";
import { capitalize, nameDomain } from "./name-domain.ts";
import type { SyntheticFile } from "./synthetic-file.ts";

/** Aspects that entities of any domain may carry. */
export const commonAspects = ["status", "ownership", "tagging", "institutionalMemory", "domains", "deprecation"];

/** How many domains have aspects in common that others don't have. */
export const groupSize = 8;

/** Aspects that every entity of a group carries. */
export function nameGroupAspects(domain: number): readonly string[] {
  const group = nameDomain(domain - (domain % groupSize));
  return [`${group}Sharing`, `${group}Review`];
}

/** Aspects that only one entity carries. */
export function nameOwnAspects(domain: number): readonly string[] {
  const name = nameDomain(domain);
  return [`${name}Info`, `${name}Properties`, `${name}Statistics`];
}

/** Types and aspects that all domains use. */
export function makeCommonSchemas(): readonly SyntheticFile[] {
  const words = createWords(0);
  return [
    schema("common", "Urn", `${doc(words, 1)}@java.class = "com.example.common.urn.Urn"\ntyperef Urn = string\n`),
    schema(
      "common",
      "AuditStamp",
      `${doc(words, 2)}record AuditStamp {\n${field(words, "time", "long")}${field(words, "actor", "Urn")}}\n`,
    ),
    ...commonAspects.map((aspect) => makeAspect(words, { domain: "common", aspect, fields: 4, target: undefined })),
  ];
}

/** An entity's key, its aspects and the records, the enum and the typeref that these are made of. */
export function makeDomainSchemas(domain: number): readonly SyntheticFile[] {
  const words = createWords(domain + 1);
  const name = nameDomain(domain);
  const title = capitalize(name);
  const neighbours = [domain - 1, domain - 7].map((index) => (index < 0 ? name : nameDomain(index)));
  const group = domain % groupSize === 0 ? nameGroupAspects(domain) : [];
  return [
    schema(name, `${title}Key`, makeKey(words, name)),
    ...[...nameOwnAspects(domain), ...group].map((aspect, index) =>
      makeAspect(words, {
        domain: name,
        aspect,
        fields: 5 + words.number(6),
        target: neighbours[index % 2],
        isTimeseries: aspect.endsWith("Statistics"),
        parts: ["Part", "Detail", "Step", "Limit", "Origin"].map((part) => title + part),
      }),
    ),
    ...["Part", "Detail", "Step", "Limit", "Origin"].map((part) =>
      schema(name, title + part, makeRecord(words, title + part, 2 + words.number(4))),
    ),
    schema(name, `${title}State`, makeEnum(words, `${title}State`)),
    schema(name, `${title}Urn`, `${doc(words, 1)}typeref ${title}Urn = Urn\n`),
  ];
}

/** A model of one entity, one aspect of which has this many fields. */
export function makeWideRecord(fields: number): readonly SyntheticFile[] {
  const words = createWords(fields);
  const parts = ["Part", "Detail"].map((part) => `Wide${part}`);
  return [
    schema("wide", "WideKey", makeKey(words, "wide")),
    makeAspect(words, { domain: "wide", aspect: "wideInfo", fields, target: "wide", parts }),
    ...parts.map((part) => schema("wide", part, makeRecord(words, part, 4))),
    schema("wide", "WideState", makeEnum(words, "WideState")),
  ];
}

interface AspectShape {
  readonly domain: string;
  readonly aspect: string;
  readonly fields: number;
  /** The entity that a relationship leads to. */
  readonly target: string | undefined;
  readonly isTimeseries?: boolean;
  readonly parts?: readonly string[];
}

function makeAspect(
  words: Words,
  { domain, aspect, fields, target, isTimeseries = false, parts = [] }: AspectShape,
): SyntheticFile {
  const name = capitalize(aspect);
  const type = isTimeseries ? `,\n  "type": "timeseries"` : "";
  const first = isTimeseries ? field(words, "timestampMillis", "long") : field(words, "created", "optional AuditStamp");
  const related =
    target === undefined
      ? ""
      : field(words, "related", "array[Urn] = []", [
          `@Relationship = {\n    "/*": {\n      "name": "${capitalize(words.noun())}Of",\n      "entityTypes": [ "${target}" ]\n    }\n  }`,
        ]);
  const part =
    parts.length === 0 ? "" : field(words, "parts", `array[${parts[words.number(parts.length)] ?? ""}] = []`);
  const state = parts.length === 0 ? "" : field(words, "state", `optional ${capitalize(domain)}State`);
  const others = Array.from({ length: fields }, (_, index) => plainField(words, index)).join("\n");
  const body = [first, related, part, state, others].filter((text) => text !== "").join("\n");
  return schema(
    domain,
    name,
    `${doc(words, 3)}@Aspect = {\n  "name": "${aspect}"${type}\n}\nrecord ${name} {\n${body}}\n`,
  );
}

function makeKey(words: Words, entity: string): string {
  const id = field(words, "id", "string", [`@Searchable = {\n    "fieldType": "KEYWORD"\n  }`]);
  return `${doc(words, 1)}@Aspect = {\n  "name": "${entity}Key"\n}\nrecord ${capitalize(entity)}Key {\n${id}\n${field(words, "platform", "Urn")}}\n`;
}

function makeRecord(words: Words, name: string, fields: number): string {
  const body = Array.from({ length: fields }, (_, index) => plainField(words, index)).join("\n");
  return `${doc(words, 2)}record ${name} {\n${body}\n${field(words, "changed", "optional AuditStamp")}}\n`;
}

function makeEnum(words: Words, name: string): string {
  const symbols = ["OPEN", "CLOSED", "PENDING", "UNKNOWN"].map(
    (symbol) => `  /** ${words.sentence()} */\n  ${symbol}\n`,
  );
  return `${doc(words, 1)}enum ${name} {\n${symbols.join("\n")}}\n`;
}

const plainTypes = [
  "string",
  "optional string",
  "long",
  "boolean = false",
  "optional double",
  "map[string, string] = {}",
  "array[string] = []",
  "optional Urn",
];

function plainField(words: Words, index: number): string {
  const type = plainTypes[words.number(plainTypes.length)] ?? "string";
  const isSearched = type.endsWith("string") && words.number(3) === 0;
  const annotations = isSearched ? [`@Searchable = {\n    "fieldType": "TEXT_PARTIAL"\n  }`] : [];
  return field(words, `${words.noun()}${capitalize(words.noun())}${index}`, type, annotations);
}

function field(words: Words, name: string, type: string, annotations: readonly string[] = []): string {
  const lines = [`/**\n   * ${words.paragraph(1 + words.number(3))}\n   */`, ...annotations, `${name}: ${type}`];
  return lines.map((line) => `  ${line}\n`).join("");
}

function doc(words: Words, sentences: number): string {
  return `/**\n * ${words.paragraph(sentences)}\n *\n * - ${words.sentence()}\n * - ${words.sentence()}\n */\n`;
}

function schema(domain: string, name: string, body: string): SyntheticFile {
  const imports = domain === "common" ? "" : usedImports(body, name);
  return {
    path: `pdl/com/example/${domain}/${name}.pdl`,
    text: `namespace com.example.${domain}\n\n${imports}${body}`,
  };
}

function usedImports(body: string, name: string): string {
  const used = ["AuditStamp", "Urn"].filter((type) => type !== name && new RegExp(`[ \\[]${type}\\b`).test(body));
  return used.map((type) => `import com.example.common.${type}\n`).join("") + (used.length > 0 ? "\n" : "");
}
