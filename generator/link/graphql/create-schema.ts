import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLUnionType,
  introspectionTypes,
  isInterfaceType,
  isObjectType,
  parseValue,
  specifiedScalarTypes,
  valueFromAST,
  type GraphQLArgumentConfig,
  type GraphQLFieldConfig,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLType,
} from "graphql";
import type {
  GraphqlField,
  GraphqlInputValue,
  GraphqlModel,
  GraphqlType,
  GraphqlTypeExpression,
  OperationKind,
} from "../../catalogue/graphql.ts";
import { isRefusal } from "./is-refusal.ts";

/**
 * The model as graphql-js runs it, so that examples can be tried before they are shown; undefined
 * where it refuses the model, which linking has reported. What nothing declares is a scalar.
 */
export function createSchema(model: GraphqlModel): GraphQLSchema | undefined {
  const types = new Map<string, GraphQLNamedType>(
    [...specifiedScalarTypes, ...introspectionTypes].map((type) => [type.name, type]),
  );
  const find = (name: string): GraphQLNamedType => {
    const known = types.get(name);
    if (known !== undefined) return known;
    const placeholder = new GraphQLScalarType({ name });
    types.set(name, placeholder);
    return placeholder;
  };
  // GraphQL's own scalars, and the types that tell of a schema, are in every one, so that nothing else can go by their names.
  const own = new Set(types.keys());
  if (model.types.some(({ kind, name }) => kind !== "scalar" && own.has(name))) return undefined;
  try {
    for (const type of model.types) {
      if (!own.has(type.name)) types.set(type.name, createType(type, find));
    }
    const roots = new Map(model.roots.map((root) => [root.operation, createRoot(root.name, root.operation)]));
    for (const root of roots.values()) types.set(root.name, root);
    return new GraphQLSchema({
      query: roots.get("query"),
      mutation: roots.get("mutation"),
      subscription: roots.get("subscription"),
      types: [...types.values()],
      assumeValid: true,
    });
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }

  function createRoot(name: string, kind: OperationKind): GraphQLObjectType {
    const operations = model.operations.filter(({ operation }) => operation === kind);
    return new GraphQLObjectType({ name, fields: () => createFields(operations, find) });
  }
}

type FindType = (name: string) => GraphQLNamedType;

function createType(type: GraphqlType, find: FindType): GraphQLNamedType {
  const { name } = type;
  switch (type.kind) {
    case "object":
      return new GraphQLObjectType({
        name,
        fields: () => createFields(type.fields, find),
        interfaces: () => type.interfaces.map(find).filter(isInterfaceType),
      });
    case "interface":
      return new GraphQLInterfaceType({
        name,
        fields: () => createFields(type.fields, find),
        interfaces: () => type.interfaces.map(find).filter(isInterfaceType),
      });
    case "input":
      return new GraphQLInputObjectType({
        name,
        fields: () => createInputs(type.fields, find),
        isOneOf: type.oneOf,
      });
    case "union":
      return new GraphQLUnionType({ name, types: () => type.members.map(find).filter(isObjectType) });
    case "enum":
      return new GraphQLEnumType({ name, values: Object.fromEntries(type.values.map((value) => [value.name, {}])) });
    case "scalar":
      return new GraphQLScalarType({ name });
  }
}

function createFields(
  fields: readonly GraphqlField[],
  find: FindType,
): Record<string, GraphQLFieldConfig<unknown, unknown>> {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      { type: wrap(field.type, find) as GraphQLOutputType, args: createInputs(field.arguments, find) },
    ]),
  );
}

function createInputs(values: readonly GraphqlInputValue[], find: FindType): Record<string, GraphQLArgumentConfig> {
  return Object.fromEntries(
    values.map((value) => {
      const type = wrap(value.type, find) as GraphQLInputType;
      const preset = value.default === undefined ? undefined : valueFromAST(parseValue(value.default), type);
      return [value.name, { type, defaultValue: preset }];
    }),
  );
}

function wrap(type: GraphqlTypeExpression, find: FindType): GraphQLType {
  if (type.kind === "named") return find(type.name);
  const inner = wrap(type.of, find);
  return type.kind === "list" ? new GraphQLList(inner) : new GraphQLNonNull(inner as GraphQLNamedType);
}
