import type { Catalogue } from "./catalogue.ts";
import { docOfTarget } from "./doc-of-target.ts";
import type { GraphqlField, GraphqlInputValue, GraphqlModel, GraphqlType, OperationKind } from "./graphql.ts";
import { listOwnEntities } from "./list-own-entities.ts";
import { nounOfSchema, type SchemaNoun } from "./noun-of-schema.ts";
import { nouns, nounTitle, type NounName } from "./nouns.ts";
import type { EnumSymbol, Field, NamedSchema } from "./schema.ts";
import { wantsSymbolDocs } from "./wants-symbol-docs.ts";

/** Everything of one kind that could have a description. */
export interface DocSurvey {
  readonly noun: NounName;
  readonly label: string;
  readonly things: readonly SurveyedThing[];
}

/** A thing, and whether it has a description. */
export interface SurveyedThing extends NamedThing {
  readonly isDescribed: boolean;
  /** What it is a part of. */
  readonly owner?: NamedThing | undefined;
}

/** A thing by the name that readers know it by, and by the one that the catalogue finds it by. */
export interface NamedThing {
  readonly label: string;
  /** Absent for parts, which go by what they are a part of. */
  readonly noun?: ThingNoun | undefined;
  readonly address: ThingAddress;
}

type ThingNoun = "entity" | "aspect" | "event" | SchemaNoun | OperationKind | GraphqlKind;
type GraphqlKind = GraphqlType["kind"];

/** By which name the catalogue finds a thing; planning makes links of it. */
export type ThingAddress =
  | { readonly kind: "entity"; readonly name: string }
  | { readonly kind: "schema"; readonly fullName: string }
  | { readonly kind: "member"; readonly fullName: string; readonly name: string }
  | { readonly kind: "operation"; readonly operation: OperationKind; readonly name: string }
  | { readonly kind: "graphqlType"; readonly name: string }
  | { readonly kind: "coordinate"; readonly coordinate: string }
  | { readonly kind: "endpoint"; readonly name: string };

/** The parts of a model whose things are described, in the order in which they are surveyed. */
export const describedAreas = ["metamodel", "graphql", "services"] as const;

/** All in these areas that could have a description, by kind; kinds of which the model has nothing are left out. */
export function surveyDocs(
  catalogue: Catalogue,
  areas: readonly (typeof describedAreas)[number][] = describedAreas,
): readonly DocSurvey[] {
  const surveys = areas.flatMap((area) =>
    area === "metamodel"
      ? surveyMetamodel(catalogue)
      : area === "graphql"
        ? surveyGraphql(catalogue.graphql)
        : surveyServices(catalogue),
  );
  return surveys.filter(({ things }) => things.length > 0);
}

/** Entities, schemas by kind, fields where they are declared, and symbols. */
function surveyMetamodel(catalogue: Catalogue): readonly DocSurvey[] {
  const things = new Map<NounName, SurveyedThing[]>(metamodelOrder.map((noun) => [noun, []]));
  const add = (noun: NounName, thing: SurveyedThing): void => void things.get(noun)?.push(thing);
  const aspects = new Map([...catalogue.aspects.values()].map(({ schema, name }) => [schema, name]));
  const events = new Map([...catalogue.events.values()].map(({ schema, name }) => [schema, name]));
  const own = listOwnEntities(catalogue);
  for (const { name, doc } of catalogue.entities.values()) {
    add("entity", { label: name, noun: "entity", address: { kind: "entity", name }, isDescribed: isText(doc) });
  }
  for (const schema of catalogue.schemas.values()) {
    const { fullName } = schema;
    const aspect = aspects.get(fullName);
    const event = events.get(fullName);
    const noun = aspect !== undefined ? "aspect" : event !== undefined ? "event" : nounOfSchema(schema);
    const owner: NamedThing = { label: aspect ?? event ?? schema.name, noun, address: { kind: "schema", fullName } };
    // What is an entity by itself is told as that.
    if (!own.has(fullName)) add(noun, { ...owner, isDescribed: isText(schema.doc) });
    for (const member of listMembers(schema)) {
      const { name } = member;
      const address = { kind: "member", fullName, name } as const;
      const isDescribed = isText(member.doc) || ("type" in member && docOfTarget(member.type, catalogue) !== undefined);
      add(schema.kind === "enum" ? "symbol" : "field", { label: name, address, isDescribed, owner });
    }
  }
  return [...things].map(([noun, things]) => ({ noun, label: nounTitle(noun, "plural"), things }));
}

/** The parts of a schema that its author can describe. */
function listMembers(schema: NamedSchema): readonly (Field | EnumSymbol)[] {
  if (schema.kind === "record") return schema.fields.filter(isOwn);
  return schema.kind === "enum" && wantsSymbolDocs(schema) ? schema.symbols : [];
}

const metamodelOrder = [
  "entity",
  "aspect",
  "event",
  "record",
  "message",
  "enum",
  "typeref",
  "alias",
  "fixed",
  "field",
  "symbol",
] as const satisfies readonly NounName[];

function isOwn({ includedFrom }: { readonly includedFrom?: string | undefined }): boolean {
  return includedFrom === undefined;
}

/** Operations, types, fields, arguments and enum values of the GraphQL half, without what the language brings along. */
function surveyGraphql({ operations, types }: GraphqlModel): readonly DocSurvey[] {
  const operationThings: SurveyedThing[] = [];
  const typeThings: SurveyedThing[] = [];
  const fields: SurveyedThing[] = [];
  const values: SurveyedThing[] = [];
  const argumentThings: SurveyedThing[] = [];
  const toPart = (
    part: Pick<GraphqlField, "name" | "coordinate" | "description">,
    owner: NamedThing,
  ): SurveyedThing => ({
    label: part.name,
    address: { kind: "coordinate", coordinate: part.coordinate },
    isDescribed: isText(part.description),
    owner,
  });
  const addArguments = (list: readonly GraphqlInputValue[], owner: NamedThing): void => {
    for (const argument of list) argumentThings.push(toPart(argument, owner));
  };
  for (const { operation, name, description, arguments: list } of operations) {
    const thing: NamedThing = { label: name, noun: operation, address: { kind: "operation", operation, name } };
    operationThings.push({ ...thing, isDescribed: isText(description) });
    addArguments(list, thing);
  }
  for (const type of types) {
    if (type.kind === "scalar" && type.builtIn) continue;
    const { name, kind } = type;
    const owner: NamedThing = { label: name, noun: kind, address: { kind: "graphqlType", name } };
    typeThings.push({ ...owner, isDescribed: isText(type.description) });
    if (type.kind === "enum") for (const value of type.values) values.push(toPart(value, owner));
    for (const field of fieldsOf(type)) {
      const { coordinate } = field;
      fields.push(toPart(field, owner));
      if (!("arguments" in field)) continue;
      addArguments(field.arguments, { label: coordinate, noun: kind, address: { kind: "coordinate", coordinate } });
    }
  }
  const toSurvey = (noun: NounName, things: readonly SurveyedThing[]): DocSurvey => ({
    noun,
    label: `GraphQL ${nouns[noun].plural}`,
    things,
  });
  return [
    toSurvey("operation", operationThings),
    toSurvey("type", typeThings),
    toSurvey("field", fields),
    toSurvey("argument", argumentThings),
    toSurvey("enumValue", values),
  ];
}

/** Services and their methods, where plug-ins say of these whether they are described. */
function surveyServices({ endpoints = [] }: Catalogue): readonly DocSurvey[] {
  const services = new Map<string, SurveyedThing>();
  const methods = endpoints.flatMap(({ name, service, isDescribed }): readonly SurveyedThing[] => {
    if (isDescribed === undefined || service === undefined) return [];
    const address = { kind: "endpoint", name: service.name } as const;
    const owner = services.get(service.name) ?? {
      ...{ label: nameInService(service.name, "."), address },
      isDescribed: service.isDescribed,
    };
    services.set(service.name, owner);
    return [{ label: nameInService(name, "/"), address: { kind: "endpoint", name }, isDescribed, owner }];
  });
  return [
    { noun: "service", label: nounTitle("service", "plural"), things: [...services.values()] },
    { noun: "method", label: nounTitle("method", "plural"), things: methods },
  ];
}

function nameInService(name: string, before: "." | "/"): string {
  return name.slice(name.lastIndexOf(before) + 1);
}

function fieldsOf(type: GraphqlType): readonly (GraphqlField | GraphqlInputValue)[] {
  return type.kind === "object" || type.kind === "interface" || type.kind === "input" ? type.fields : [];
}

function isText(doc: string | undefined): boolean {
  return doc !== undefined && doc.trim() !== "";
}
