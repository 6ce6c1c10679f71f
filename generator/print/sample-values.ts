import { toSimpleName } from "../catalogue/to-simple-name.ts";

// Values that tell at a glance what a field holds, found by the field's name and the typeref's name.
// They are fixed, so that pages do not change from run to run.

const dayInTime = 1_700_000_000_000;

/** Whose words samples are in: those of a metadata platform, or words that say as much of any other model. */
export type Vocabulary = "platform" | "plain";

/** A text for a field of that name. */
export function sampleText(fieldName: string, typeName: string, vocabulary: Vocabulary = "platform"): string {
  const simpleType = toSimpleName(typeName);
  const written = splitWords(fieldName);
  const words = isNameOfThing(written) ? ["name"] : written;
  const last = words.at(-1) ?? "";
  if (simpleType === "EmailAddress" || words.includes("email")) return "jane.doe@example.com";
  if (/^(?:Url|Uri)$/i.test(simpleType) || addressWords.has(last)) return "https://example.com/orders";
  const textsByName = textsByVocabulary[vocabulary];
  const known = textsByName.get(words.join("")) ?? textsByName.get(words.slice(-2).join("")) ?? textsByName.get(last);
  return known ?? `example ${words.join(" ")}`.trim();
}

/** By which name to look for a text: who has a full name is a person, unless it is said to be that of something else. */
export function nameForText(fieldName: string, doc: string | undefined): string {
  const isFull = doc !== undefined && splitWords(fieldName).join(" ") === "full name";
  const words = isFull ? splitWords(doc) : [];
  return words.includes("of") && !words.some(isPerson) ? "name" : fieldName;
}

/** Whether a name says itself that it is the full one of no person, as `tableFullName` does. */
function isNameOfThing(words: readonly string[]): boolean {
  return words.length > 2 && words.slice(-2).join(" ") === "full name" && !words.some(isPerson);
}

function isPerson(word: string): boolean {
  return people.has(word.replace(/s$/, ""));
}

/** A number for a field of that name, whole where the type wants it. */
export function sampleNumber(type: "int" | "long" | "float" | "double", fieldName: string, typeName: string): number {
  const words = splitWords(fieldName);
  const last = words.at(-1) ?? "";
  const isTime = /(?:^|\.)Time(?:stamp)?$/i.test(typeName) || words.some((word) => timeWords.has(word));
  if (type === "long" && isTime) return dayInTime;
  if (type === "float" || type === "double") return words.some((word) => shareWords.has(word)) ? 0.75 : 12.5;
  if (last === "version" || last === "start") return 1;
  return 42;
}

/** A flag for a field of that name: what is rarely so is false. */
export function sampleBoolean(fieldName: string): boolean {
  return !splitWords(fieldName).some((word) => rareWords.has(word));
}

/** The lower-case words of a name in camel, snake or kebab case. */
export function splitWords(name: string): readonly string[] {
  if (/^[a-z]+$/.test(name)) return [name];
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
}

/** The name of one item of a list: `primaryKeys` holds a `primaryKey`. */
export function toSingular(name: string): string {
  return name.replace(/([a-z])s$/, (_, letter: string) => (letter === "s" || letter === "u" ? `${letter}s` : letter));
}

const people = new Set([
  ...["person", "people", "user", "owner", "author", "creator", "editor", "member", "employee", "customer", "contact"],
  ...["student", "teacher", "patient", "doctor", "client", "buyer", "guest", "account", "recipient", "sender", "legal"],
]);
const addressWords = new Set(["url", "uri", "link", "href", "website"]);
const timeWords = new Set(["time", "timestamp", "millis", "ms", "at", "date", "created", "modified", "refreshed"]);
const shareWords = new Set(["proportion", "ratio", "score", "confidence", "share", "percentage"]);
const rareWords = new Set(["deprecated", "removed", "deleted", "hidden", "suspended", "disabled", "partial"]);

/** What is called the same everywhere. */
const generalTexts: readonly (readonly [string, string])[] = [
  ["fullname", "Jane Doe"],
  ["firstname", "Jane"],
  ["lastname", "Doe"],
  ["username", "jane.doe"],
  ["phone", "+1 555 0100"],
  ["department", "Sales"],
  ["country", "DE"],
  ["hash", "9f86d081884c7d65"],
  ["version", "1.0.0"],
  ["color", "#4c6ef5"],
  ["value", "example"],
  ["pattern", "^[a-z_]+$"],
  ["timezone", "UTC"],
  ["zone", "UTC"],
  ["interval", "0 6 * * *"],
  ["cron", "0 6 * * *"],
  ["countrycode", "DE"],
  ["hex", "#4c6ef5"],
  ["json", '{"key":"value"}'],
];

/** What a metadata platform speaks of. */
const platformTexts: readonly (readonly [string, string])[] = [
  ["description", "Orders placed in the web shop, one row each."],
  ["definition", "An order is a binding request for goods."],
  ["documentation", "Orders placed in the web shop, one row each."],
  ["note", "Please use the new orders table."],
  ["message", "The run finished without errors."],
  ["name", "orders"],
  ["id", "orders"],
  ["title", "Monthly revenue"],
  ["displayname", "Orders"],
  ["slack", "#orders"],
  ["fieldpath", "order_id"],
  ["path", "/prod/hive/shop"],
  ["nativedatatype", "varchar(100)"],
  ["nativetype", "varchar(100)"],
  ["query", "SELECT order_id FROM shop.orders"],
  ["sql", "SELECT order_id FROM shop.orders"],
  ["statement", "SELECT order_id FROM shop.orders"],
  ["logic", "SELECT order_id FROM shop.orders"],
  ["schema", '{"type":"string"}'],
  ["cluster", "prod"],
  ["env", "PROD"],
  ["orchestrator", "airflow"],
  ["tool", "looker"],
  ["primarykey", "order_id"],
  ["parentfield", "order_id"],
  ["sourcefield", "order_id"],
  ["destinationfield", "order_id"],
  ["partition", "date=2024-01-01"],
  ["category", "Finance"],
];

/** What any other model may speak of. */
const plainTexts: readonly (readonly [string, string])[] = [
  ["id", "1001"],
  ["key", "1001"],
  ["number", "1001"],
  ["name", "Example"],
  ["displayname", "Example"],
  ["title", "Example"],
  ["description", "What there is to say about it."],
  ["note", "What there is to say about it."],
  ["comment", "What there is to say about it."],
  ["message", "All is well."],
  ["text", "example"],
  ["query", "example"],
  ["currency", "EUR"],
  ["language", "en"],
  ["city", "Berlin"],
  ["token", "example-token"],
];

const textsByVocabulary: Readonly<Record<Vocabulary, ReadonlyMap<string, string>>> = {
  platform: new Map([...generalTexts, ...platformTexts]),
  plain: new Map([...generalTexts, ...plainTexts]),
};
