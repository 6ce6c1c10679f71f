import type { GraphqlField, GraphqlInputValue, GraphqlType } from "../../catalogue/graphql.ts";
import { nouns, nounTitle, type NounName } from "../../catalogue/nouns.ts";
import type { LinkItem, NounKind } from "../../page-model/parts.ts";
import type { PlanContext } from "../plan-context.ts";
import type { MetamodelView } from "./metamodel-view.ts";

/** Everything of one kind that could have a description. */
export interface Survey {
  readonly noun: NounName;
  readonly label: string;
  readonly things: readonly Describable[];
}

export interface Describable {
  readonly isDescribed: boolean;
  readonly item: LinkItem;
  /** What it is a part of. */
  readonly owner?: LinkItem | undefined;
}

/** Entities, schemas by kind, fields where they are declared, and symbols. */
export function surveyMetamodel(view: MetamodelView): readonly Survey[] {
  const { catalogue, links } = view.context;
  const things = new Map<NounName, Describable[]>();
  const add = (noun: NounName, thing: Describable): void => {
    const list = things.get(noun);
    if (list === undefined) things.set(noun, [thing]);
    else list.push(thing);
  };
  for (const { name, doc } of catalogue.entities.values()) {
    add("entity", { isDescribed: isText(doc), item: { label: name, href: links.entity(name) ?? "", noun: "entity" } });
  }
  for (const schema of catalogue.schemas.values()) {
    const owner = toSchemaItem(schema.fullName, view);
    if (owner === undefined) continue;
    add(owner.noun === "aspect" ? "aspect" : owner.noun === "event" ? "event" : schema.kind, {
      isDescribed: isText(schema.doc),
      item: owner,
    });
    const members =
      schema.kind === "record" ? schema.fields.filter(isOwn) : schema.kind === "enum" ? schema.symbols : [];
    for (const { name, doc } of members) {
      const href = links.member(schema.fullName, name) ?? owner.href;
      add(schema.kind === "enum" ? "symbol" : "field", {
        isDescribed: isText(doc),
        item: { label: name, href },
        owner,
      });
    }
  }
  const order: readonly NounName[] = [
    "entity",
    "aspect",
    "event",
    "record",
    "enum",
    "typeref",
    "fixed",
    "field",
    "symbol",
  ];
  return order.map((noun) => ({ noun, label: nounTitle(noun, "plural"), things: things.get(noun) ?? [] }));
}

function isOwn({ includedFrom }: { readonly includedFrom?: string | undefined }): boolean {
  return includedFrom === undefined;
}

function toSchemaItem(fullName: string, view: MetamodelView): LinkItem | undefined {
  const { catalogue, links } = view.context;
  const schema = catalogue.schemas.get(fullName);
  const href = links.schema(fullName);
  if (schema === undefined || href === undefined) return undefined;
  const aspect = view.aspectOf(fullName);
  const event = view.eventOf(fullName);
  const noun: NounKind = aspect !== undefined ? "aspect" : event !== undefined ? "event" : schema.kind;
  return { label: aspect ?? event ?? schema.name, href, title: fullName, noun };
}

/** Operations, types, fields, arguments and enum values of the GraphQL half, without what the language brings along. */
export function surveyGraphql({ catalogue, links }: PlanContext): readonly Survey[] {
  const { operations, types } = catalogue.graphql;
  const operationThings: Describable[] = [];
  const typeThings: Describable[] = [];
  const fields: Describable[] = [];
  const values: Describable[] = [];
  const argumentThings: Describable[] = [];
  const toThing = (part: Pick<GraphqlField, "name" | "coordinate" | "description">, owner: LinkItem): Describable => ({
    isDescribed: isText(part.description),
    item: { label: part.name, href: links.coordinate(part.coordinate) ?? owner.href },
    owner,
  });
  const addArguments = (list: readonly GraphqlInputValue[], owner: LinkItem): void => {
    for (const argument of list) argumentThings.push(toThing(argument, owner));
  };
  for (const operation of operations) {
    const href = links.operation(operation.operation, operation.name) ?? "";
    const item: LinkItem = { label: operation.name, href, noun: operation.operation };
    operationThings.push({ isDescribed: isText(operation.description), item });
    addArguments(operation.arguments, item);
  }
  for (const type of types) {
    if (type.kind === "scalar" && type.builtIn) continue;
    const owner: LinkItem = { label: type.name, href: links.graphqlType(type.name) ?? "", noun: type.kind };
    typeThings.push({ isDescribed: isText(type.description), item: owner });
    if (type.kind === "enum") values.push(...type.values.map((value) => toThing(value, owner)));
    for (const field of fieldsOf(type)) {
      fields.push(toThing(field, owner));
      const href = links.coordinate(field.coordinate) ?? owner.href;
      if ("arguments" in field) addArguments(field.arguments, { label: field.coordinate, href, noun: type.kind });
    }
  }
  const toSurvey = (noun: NounName, things: readonly Describable[]): Survey => ({
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

function fieldsOf(type: GraphqlType): readonly (GraphqlField | GraphqlInputValue)[] {
  return type.kind === "object" || type.kind === "interface" || type.kind === "input" ? type.fields : [];
}

function isText(doc: string | undefined): boolean {
  return doc !== undefined && doc.trim() !== "";
}
