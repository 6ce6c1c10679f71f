import type { GraphqlEnum, GraphqlType } from "../../../catalogue/graphql.ts";
import type { JsonValue } from "../../../catalogue/json.ts";
import { sampleBoolean, sampleNumber, sampleText, splitWords } from "../../../print/sample-values.ts";
import type { Subjects } from "./create-subjects.ts";
import { sampleFacts } from "./sample-facts.ts";
import { toOtherUrn } from "./to-other-urn.ts";

/** Where a value stands. */
export interface LeafPlace {
  /** Name of the field or argument; of one item, where it is a list. */
  readonly name: string;
  /** Name of the type, input or operation around it. */
  readonly owner: string;
  readonly description?: string | undefined;
  /** The entity that is spoken of around it. */
  readonly subject: string | undefined;
  /** The entity that a resource or asset has to be, where not any can be meant. */
  readonly asset?: string | undefined;
  /** The entity that comes back where this is sent, so that it is sent by its URN. */
  readonly sent?: string | undefined;
  /** Whether it is sent; else it comes back. */
  readonly isInput: boolean;
}

/** A single value for a place, of a scalar or enum. */
export function sampleLeaf(type: GraphqlType | undefined, place: LeafPlace, subjects: Subjects): JsonValue {
  if (type?.kind === "enum") return chooseValue(type, place, subjects);
  const scalar = type?.name ?? "";
  switch (scalar) {
    case "Int":
      return sampleCount(place);
    case "Float":
      return sampleNumber("double", place.name, "");
    case "Boolean":
      // Who sends a flag sets it, unless it would open something to everybody.
      return place.isInput ? !widens(place.name) : sampleBoolean(place.name);
    case "String":
    case "ID":
      if (subjects.vocabulary === "plain") return samplePlainString(scalar, place);
      return sampleString(place, subjects);
    default:
      return sampleCustom(scalar, place, subjects);
  }
}

/** Whether a flag takes in more than those who are named: `allUsers`, `resourceOwners`. */
function widens(name: string): boolean {
  return /^(?:all[A-Z]|resourceOwners$)/.test(name);
}

/** What a custom scalar takes is known to its server only; its name says what it is likely to be. */
function sampleCustom(scalar: string, place: LeafPlace, { vocabulary }: Subjects): JsonValue {
  if (/duration/i.test(place.name) && /^(?:Long|BigInt)$/.test(scalar)) return 42_000;
  if (/^(?:Long|BigInt|Int64|Timestamp|Millis)$/i.test(scalar)) return sampleNumber("long", place.name, scalar);
  if (/^(?:BigDecimal|Decimal|Double|Number)$/i.test(scalar)) return 12.5;
  if (/^(?:JSON|JSONObject|Object|Map|Any)$/i.test(scalar)) return { key: "value" };
  if (/^(?:DateTime|Instant|Moment)$/i.test(scalar)) return "2024-01-01T06:00:00Z";
  if (/^(?:Local)?Date$/i.test(scalar)) return "2024-01-01";
  if (/^UUID$/i.test(scalar)) return "3f2b8c1e-5d47-4a90-b6f3-9c1d2e8a7b54";
  return sampleText(place.name, scalar, vocabulary);
}

/** Numbers are what most systems know things by. */
function samplePlainString(scalar: string, { name }: LeafPlace): string {
  return sampleText(scalar === "ID" ? "id" : name, "", "plain");
}

function sampleCount({ name }: LeafPlace): number {
  const known = numbers.get(name) ?? numbers.get(splitWords(name).at(-1) ?? "");
  return known ?? sampleNumber("int", name, "");
}

const numbers = new Map([
  ["start", 0],
  ["offset", 0],
  ["count", 10],
  ["first", 10],
  ["limit", 10],
  ["size", 10],
  ["total", 1],
  ["page", 1],
  ["degree", 1],
  ["failed", 0],
  ["errored", 0],
  ["succeeded", 1],
]);

function sampleString(place: LeafPlace, subjects: Subjects): string {
  const { name, owner, subject } = place;
  const given = place.isInput ? urnInText.exec(place.description ?? "")?.[0] : undefined;
  if (given !== undefined && !(isUrn(place) && saysWhich(name, subjects))) return given;
  if (place.sent !== undefined || isUrn(place) || (place.isInput && isEntity(name, subjects))) {
    const urn = subjects.urn(place.sent ?? findEntity(place, subjects));
    // An edge has two ends, and nothing is above itself.
    return /^(?:upstream|source|parentUrn$)/.test(name) ? toOtherUrn(urn) : urn;
  }
  const words = splitWords(name);
  const last = words.at(-1) ?? "";
  if (/Filter|Criteri/.test(owner)) {
    if (last === "field") return "platform";
    if (last === "value" || last === "values") return subjects.urn("dataPlatform");
  }
  if (name === "query" || name === "input" || name === "text") {
    // What is sent as a query is looked for; what comes back may be one of a database.
    if (place.isInput && name === "query" && !/sql|statement/i.test(owner)) return nameWord(subject);
    if (/search|browse|complete|scroll|list|filter|lineage/i.test(owner)) return nameWord(subject);
  }
  if (owner === "MatchedField") return name === "name" ? "name" : (sampleFacts.get("dataset")?.name ?? "");
  if (/Statement/.test(owner) && name === "value") return sampleText("statement", "");
  if (owner.startsWith("TestDefinition") && name === "json") return toTestDefinition();
  if (subject !== undefined && (place.isInput || subjects.typeOf(subject) === owner)) {
    const part = subjects.part(subject, name);
    if (part !== undefined && name !== "name") return part;
  }
  if (name === "tool" && subject !== undefined) return subjects.part(subject, `${subject}Tool`) ?? "looker";
  const known = texts.get(name) ?? texts.get(last);
  if (known !== undefined) return known;
  if (/\wId$/.test(name)) {
    const entity = subjects.ofName(name.slice(0, -2));
    const id = entity === undefined ? undefined : subjects.id(entity);
    if (id !== undefined) return id;
  }
  const facts = subject === undefined ? undefined : sampleFacts.get(subject);
  if (last === "id" && words.length === 1 && subject !== undefined) return subjects.id(subject) ?? "orders";
  if (name === "title" && subject === "corpuser") return "Data engineer";
  if (name === "name" || name === "displayName" || name === "title") return facts?.name ?? sampleText(name, "");
  if (name === "type" && subject === "dataHubIngestionSource") return "snowflake";
  if (name === "type" && owner === "ResourceFilterInput") return "dataset";
  if (name === "description" || name === "about" || name === "aboutMe")
    return facts?.description ?? sampleText(name, "");
  return sampleText(name, "");
}

/** Whether the name of a URN says of which entity it is. */
function saysWhich(name: string, { ofName }: Subjects): boolean {
  return /^urns?$/.test(name) || anyAsset.test(name) || ofName(name.replace(/urns?$/i, "")) !== undefined;
}

/** One that a description gives as an example. */
const urnInText = /(?<=\b(?:e\.g\.|example|like|such as)\W{1,5})urn:li:\w+:[\w.-]*\w/i;

/** A word that finds what examples are about. */
function nameWord(subject: string | undefined): string {
  const name = subject === undefined || subject === "dataset" ? undefined : sampleFacts.get(subject)?.name;
  return name?.split(" ")[0] ?? "orders";
}

const texts = new Map([
  ["suggestion", "shop.orders"],
  ["suggestions", "shop.orders"],
  ["subResource", "order_id"],
  ["hierarchicalName", "Classification.Confidential"],
  ["recipe", toRecipe()],
  ["executorId", "default"],
  ["runId", "snowflake-2024_01_01-06_00_00"],
  ["secret", "SNOWFLAKE_PASSWORD"],
  ["label", "Runbook"],
  ["versionTag", "1.0.0"],
  ["termSource", "INTERNAL"],
  ["sourceRef", "orders"],
  ["task", "RUN_INGEST"],
  ["report", "Read 120 tables."],
  ["contentType", "application/json"],
  ["reportOperation", "The operation was reported."],
  ["departmentName", "Sales"],
  ["project", "web-shop"],
  ["colorHex", "#4c6ef5"],
  ["token", "example-token"],
  ["accessToken", "example-token"],
  ["inviteToken", "example-token"],
  ["resetToken", "example-token"],
  ["scrollId", "example-mark"],
  ["nextScrollId", "example-mark"],
  ["keepAlive", "5m"],
  ["privileges", "EDIT_ENTITY_TAGS"],
  ["privilege", "EDIT_ENTITY_TAGS"],
  ["platformType", "OTHERS"],
  ["username", "jdoe"],
]);

/** Whether a text is a URN, by its name or by what its description says. */
function isUrn({ name, description }: LeafPlace): boolean {
  if (/(?:urns?|Actor)$/i.test(name) || urnNames.has(name)) return true;
  return saysUrn.test(description ?? "") && !/id$/i.test(name);
}

/** E.g. `The urn of a domain`, `The list of urns of posts`, `A list of page module urns`. */
const saysUrn =
  /^\s*(?:(?:the|an?)\s+)?(?:(?:list|set) of\s+)?(?:urns?|primary keys?) of\b|^\s*(?:(?:the|an?)\s+)?(?:list|set) of (?:[a-z]+ ){1,3}urns\b/i;

/** Whether a name of several words is that of an entity, so that it says more than what something is for. */
function isEntity(name: string, { ofName }: Subjects): boolean {
  return /[A-Z]/.test(name) && !texts.has(name) && ofName(name) === name;
}

const urnNames = new Set(
  (
    "user group member actor owner parentNode parentDomain resource asset defaultView linkedEntity unlinkedEntity " +
    "mlFeature trainingJob downstreamJob"
  ).split(" "),
);

/** Names that say that any asset may be meant; the one that most readers know stands for all. */
export const anyAsset =
  /^(?:resource|entity|(?:un)?linkedEntity|entityUrn|resourceUrn|asset|assetUrn|target\w*|source\w*|(?:up|down)streamUrn)s?$/;

/** Says which part something plays, and not what it is. */
const anyPart = /^(?:source|target|destination|(?:up|down)stream) (?:entity|asset|node)\b/i;

function findEntity({ name, owner, description, subject, asset }: LeafPlace, subjects: Subjects): string {
  if (/^urns?$/.test(name)) return subject ?? subjects.ofName(owner) ?? "dataset";
  const said = /\b(?:urns?|primary keys?) of (?:the |an? |its )?([\w ]+)/i.exec(description ?? "")?.[1];
  const listed = /\b(?:list|set) of ((?:[a-z]+ ){1,3})urns\b/i.exec(description ?? "")?.[1];
  const described = listed === undefined ? findSaid(said, subjects) : subjects.ofName(listed.trim());
  if (anyAsset.test(name)) return described ?? asset ?? "dataset";
  return subjects.ofName(name.replace(/urns?$/i, "")) ?? described ?? "dataset";
}

/** What a description calls it, a word before that left out: `announcement posts that …`. */
function findSaid(said: string | undefined, { ofStart }: Subjects): string | undefined {
  if (said === undefined || anyPart.test(said)) return undefined;
  return ofStart(said) ?? ofStart(said.replace(/^\w+ /, ""));
}

/** The value that fits what is spoken of, else the first that says something; none that is deprecated. */
function chooseValue(type: GraphqlEnum, place: LeafPlace, subjects: Subjects): string {
  const choices = findChoices(type);
  if (!type.name.endsWith("EntityType")) return choices.usual;
  // What a request asks for is not of the kind that it is about.
  const named = /^entity_?types?$/i.test(place.name) ? undefined : subjects.ofName(place.name);
  const spoken = named ?? (place.name === "type" && !place.isInput ? place.subject : undefined);
  return findNamed(choices, spoken ?? "dataset") ?? choices.usual;
}

/** What examples may say for an enum. It is worked out once, since an enum may be long and in use everywhere. */
interface EnumChoices {
  readonly names: readonly string[];
  readonly usual: string;
  /** By entity, the one that is its kind. */
  readonly named: Map<string, string | undefined>;
}

const knownChoices = new WeakMap<GraphqlEnum, EnumChoices>();

/** What is sent for an enum where nothing else is spoken of. */
export function findUsualValue(type: GraphqlEnum): string {
  return findChoices(type).usual;
}

function findChoices(type: GraphqlEnum): EnumChoices {
  const known = knownChoices.get(type);
  if (known !== undefined) return known;
  const usable = type.values.filter(({ deprecated }) => deprecated === undefined);
  const names = (usable.length > 0 ? usable : type.values).map((value) => value.name);
  const usual =
    names.find((name) => usualValues.has(name)) ?? names.find((name) => !vague.test(name)) ?? names[0] ?? "";
  const choices: EnumChoices = { names, usual, named: new Map() };
  knownChoices.set(type, choices);
  return choices;
}

/** The kind that an entity is: `CORP_USER` for `corpuser`, `POLICY` for `dataHubPolicy`. */
function findNamed({ names, named }: EnumChoices, entity: string): string | undefined {
  const wanted = entity.toLowerCase();
  const bare = (name: string) => name.replaceAll("_", "").toLowerCase();
  if (!named.has(wanted)) {
    const exact = names.find((name) => bare(name) === wanted || `datahub${bare(name)}` === wanted);
    named.set(wanted, exact ?? names.find((name) => bare(name).endsWith(wanted)));
  }
  return named.get(wanted);
}

const usualValues = new Set(["PROD", "ACTIVE", "DATASET", "DOWNSTREAM", "SUCCESS"]);
const vague = /^(?:UNKNOWN|USELESS|OTHERS?|NONE|CUSTOM|UNDEFINED)$|^\$UNKNOWN$/;

/** A recipe that a source of this kind runs with; the password stays with the server, as a secret. */
function toRecipe(): string {
  const config = {
    account_id: "abc12345.eu-central-1",
    warehouse: "COMPUTE_WH",
    username: "datahub_user",
    password: "${SNOWFLAKE_PASSWORD}",
    role: "datahub_role",
  };
  return JSON.stringify({ source: { type: "snowflake", config } });
}

/** What the test that examples speak of looks at, and what it asks for. */
function toTestDefinition(): string {
  const rules = { and: [{ property: "ownership.owners.owner", operator: "exists" }] };
  return JSON.stringify({ on: { types: ["dataset"] }, rules });
}
