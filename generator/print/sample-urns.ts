import { toSimpleName } from "../catalogue/to-simple-name.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { Entity, UrnPart } from "../catalogue/metamodel.ts";
import type { NamedSchema } from "../catalogue/schema.ts";
import { isJsonArray } from "../catalogue/is-json-array.ts";
import type { SampleCatalogue } from "./sample-catalogue.ts";
import { splitWords } from "./sample-values.ts";

/** What tells whether a text is a URN, and of which entity. */
export interface UrnClues {
  readonly fieldName: string;
  /** Annotations of the field. */
  readonly field: JsonObject;
  /** Annotations of the typerefs that the field's type goes through. */
  readonly typeref: JsonObject;
  /** Full name of the outermost typeref; empty without one. */
  readonly typeName: string;
}

/** Example URNs. */
export interface SampleUrns {
  /** A URN of the entity that the clues point at, or undefined when they point at a plain text. */
  find(clues: UrnClues): string | undefined;
  /** A URN of the entity. */
  of(entity: string): string;
  /** What stands in it for the part of that name. */
  part(entity: string, name: string): string | undefined;
}

/** Names of entities by themselves in small letters. */
export function indexEntityNames(names: Iterable<string>): ReadonlyMap<string, string> {
  return new Map([...names].map((name) => [name.toLowerCase(), name]));
}

/** Example URNs in the shape that the catalogue's entities give them. */
export function createSampleUrns(catalogue: SampleCatalogue): SampleUrns {
  const entities: ReadonlyMap<string, Pick<Entity, "urn">> = catalogue.entities ?? new Map();
  const namesByLowerCase = catalogue.entityNames ?? indexEntityNames(entities.keys());
  const urns = new Map<string, string>();

  /** `depth` ends the way of entities whose URNs contain each other. */
  function make(entity: string, depth: number): string {
    const known = urns.get(entity);
    if (known !== undefined) return known;
    const parts = entities.get(entity)?.urn?.parts ?? [];
    const values = parts.map((part) =>
      part.entity !== undefined && depth > 0 ? make(part.entity, depth - 1) : samplePart(entity, part),
    );
    const id = values.length > 1 ? `(${values.join(",")})` : (values[0] ?? idsByEntity.get(entity) ?? "example");
    const urn = `urn:li:${entity}:${id}`;
    urns.set(entity, urn);
    return urn;
  }

  function samplePart(entity: string, part: UrnPart): string {
    const symbols = part.enum === undefined ? undefined : catalogue.schemas.get(part.enum);
    if (symbols?.kind === "enum") return chooseSymbol(symbols);
    if (part.primitive !== undefined) return part.primitive === "boolean" ? "true" : "1";
    const single = entities.get(entity)?.urn?.parts.length === 1 ? idsByEntity.get(entity) : undefined;
    return single ?? idsByPart.get(`${entity}.${part.name}`) ?? idsByPart.get(part.name) ?? "example";
  }

  function findEntity({ fieldName, field, typeref, typeName }: UrnClues): string | undefined {
    const declared = entityOfTyperef(typeref) ?? entityOfAnnotations(field);
    if (declared !== undefined) return namesByLowerCase.get(declared.toLowerCase()) ?? declared;
    const simpleType = toSimpleName(typeName);
    // Outside of a metadata platform a name alone says nothing.
    const isNamed = catalogue.entities?.size !== 0 && /urn$/i.test(fieldName);
    const isUrn = simpleType.endsWith("Urn") || isNamed || isUrnAnnotated(field);
    if (!isUrn) return undefined;
    const byType = namesByLowerCase.get(simpleType.slice(0, -"Urn".length).toLowerCase());
    return byType ?? entityOfFieldName(fieldName) ?? "dataset";
  }

  /** `datasetUrn`, `inputDatasets` and `platform` name their entity more or less; people act and own. */
  function entityOfFieldName(fieldName: string): string | undefined {
    const words = splitWords(fieldName).filter((word) => word !== "urn" && word !== "urns");
    for (let from = 0; from < words.length; from += 1) {
      const rest = words.slice(from).join("");
      const name = namesByLowerCase.get(rest) ?? namesByLowerCase.get(rest.replace(/s$/, ""));
      if (name !== undefined) return name;
    }
    const last = (words.at(-1) ?? "").replace(/s$/, "");
    return entitiesByWord.get(last);
  }

  return {
    find(clues) {
      const entity = findEntity(clues);
      return entity === undefined ? undefined : make(entity, 3);
    },
    of: (entity) => make(entity, 3),
    part: (entity, name) => {
      const part = entities.get(entity)?.urn?.parts.find((candidate) => candidate.name === name);
      if (part === undefined) return undefined;
      return part.entity === undefined ? samplePart(entity, part) : make(part.entity, 3);
    },
  };
}

function entityOfTyperef(annotations: JsonObject): string | undefined {
  const validate = annotations["validate"];
  if (!isJsonObject(validate)) return undefined;
  for (const value of Object.values(validate)) {
    const entity = isJsonObject(value) ? value["entityType"] : undefined;
    if (typeof entity === "string") return entity;
  }
  return undefined;
}

/** The first entity that the field's relationship or URN validation names, directly or by path. */
function entityOfAnnotations(annotations: JsonObject): string | undefined {
  return firstEntityType(annotations["Relationship"]) ?? firstEntityType(annotations["UrnValidation"]);
}

function firstEntityType(value: JsonValue | undefined): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const types = value["entityTypes"];
  if (isJsonArray(types) && typeof types[0] === "string") return types[0];
  for (const [key, inner] of Object.entries(value)) {
    const found = key.startsWith("/") ? firstEntityType(inner) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isUrnAnnotated(annotations: JsonObject): boolean {
  const searchable = annotations["Searchable"];
  return annotations["UrnValidation"] !== undefined || (isJsonObject(searchable) && searchable["fieldType"] === "URN");
}

/** Production is what people mean when they speak of a data set. */
function chooseSymbol(schema: Extract<NamedSchema, { kind: "enum" }>): string {
  const names = schema.symbols.map(({ name }) => name);
  return names.find((name) => name === "PROD") ?? names[0] ?? "";
}

const entitiesByWord = new Map([
  ["actor", "corpuser"],
  ["user", "corpuser"],
  ["owner", "corpuser"],
  ["member", "corpuser"],
  ["impersonator", "corpuser"],
  ["group", "corpGroup"],
  ["platform", "dataPlatform"],
  ["instance", "dataPlatformInstance"],
  ["node", "glossaryNode"],
  ["term", "glossaryTerm"],
  ["field", "schemaField"],
]);

/** What stands after the entity's name in URNs of one part, or where the model does not give the parts. */
const idsByEntity = new Map([
  ["dataPlatform", "hive"],
  ["dataset", "(urn:li:dataPlatform:hive,shop.orders,PROD)"],
  ["corpuser", "jdoe"],
  ["corpGroup", "engineering"],
  ["tag", "Sensitive"],
  ["glossaryTerm", "Classification.Confidential"],
  ["glossaryNode", "Classification"],
  ["domain", "sales"],
  ["container", "shop"],
  ["dataProduct", "orders"],
  ["role", "reader"],
  ["dataHubRole", "Editor"],
  ["dataHubPolicy", "data-stewards"],
  ["dataHubIngestionSource", "snowflake-production"],
  ["dataHubExecutionRequest", "2f1c7a"],
  ["dataHubSecret", "SNOWFLAKE_PASSWORD"],
  ["dataHubAccessToken", "5b8e41"],
  ["dataHubView", "production"],
  ["inviteToken", "9d02c6"],
  ["ownershipType", "data-owner"],
  ["assertion", "orders-not-empty"],
  ["test", "has-owner"],
  ["query", "orders-per-day"],
  ["post", "maintenance"],
  ["incident", "late-orders"],
  ["form", "onboarding"],
  ["application", "web-shop"],
  ["businessAttribute", "order-number"],
  ["structuredProperty", "io.example.retention"],
  // The platform has none but its own.
  ["entityType", "datahub.dataset"],
  ["dataType", "datahub.string"],
  ["globalSettings", "0"],
]);

const idsByPart = new Map([
  ["dataset.name", "shop.orders"],
  ["schemaField.parent", "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)"],
  ["datasetField.dataset", "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)"],
  ["platform", "urn:li:dataPlatform:hive"],
  ["dashboardTool", "looker"],
  ["orchestrator", "airflow"],
  ["flowId", "daily_orders"],
  ["jobId", "load_orders"],
  ["cluster", "prod"],
  ["fieldPath", "order_id"],
  ["chartId", "revenue"],
  ["dashboardId", "sales"],
  ["notebookTool", "jupyter"],
  ["notebookId", "forecast"],
  ["instance", "eu"],
  ["name", "orders"],
  ["featureNamespace", "shop"],
  ["origin", "PROD"],
  ["versionSet.id", "shop.orders"],
  ["versionSet.entityType", "dataset"],
  ["dataHubRetention.entityName", "dataset"],
  ["dataHubRetention.aspectName", "datasetProperties"],
]);
