import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from "graphql";
import type { GraphqlOperation } from "../../../catalogue/graphql.ts";
import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import { toSingular } from "../../../print/sample-values.ts";
import { namedTypeOf } from "../named-type-of.ts";
import { chooseMembers } from "./choose-members.ts";
import type { ExampleContext } from "./example-context.ts";
import type { Attempt } from "./prove-example.ts";
import { sampleLeaf } from "./sample-leaf.ts";

/**
 * Answers an example as the platform would: lists of one item, counts that agree with them, and what
 * has been sent where it comes back.
 */
export function createResolvers(
  operation: GraphqlOperation,
  variables: JsonObject,
  subject: string | undefined,
  context: ExampleContext,
): Attempt["resolvers"] {
  const { findType, subjects } = context;
  const sent = collectSent(variables);
  const returned = namedTypeOf(operation.type);

  const answer: GraphQLFieldResolver<unknown, unknown> = (source, _, __, info) => {
    if (info.path.prev === undefined) return answerRoot(info);
    return answerType(info.returnType, info.fieldName, info, source as Answered);
  };

  /** What writes and has nothing to show says that it is done, or what it has made. */
  function answerRoot(info: GraphQLResolveInfo): unknown {
    const type = getNamedType(info.returnType);
    if (type.name === "Boolean" && !isListType(getNullableType(info.returnType))) return true;
    const speaksOfUrn = subject !== undefined && makesUrn.test(operation.name);
    if (type.name === "String" && operation.operation === "mutation" && speaksOfUrn) return subjects.urn(subject);
    return answerType(info.returnType, info.fieldName, info, {});
  }

  function answerType(type: GraphQLOutputType, name: string, info: GraphQLResolveInfo, around: Answered): unknown {
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      // What a change answers that has been made names no slips.
      const isOfChange = operation.operation === "mutation" && info.parentType.name === returned;
      if (isOfChange && /errors$/i.test(name)) return [];
      const item = nullable.ofType;
      return [answerType(item, toSingular(name), info, around)];
    }
    if (isLeafType(nullable)) return answerLeaf(nullable.name, name, info, around);
    // Fields of an object are asked for one by one.
    return { platform: subjects.ofType(nullable.name) === "dataPlatform" ? findPlatform(info) : undefined };
  }

  /** The platform that the URN of the thing around it names. */
  function findPlatform({ parentType }: GraphQLResolveInfo): string | undefined {
    const entity = subjects.ofType(parentType.name);
    if (entity === undefined) return undefined;
    const tool = platformParts.map((part) => subjects.part(entity, part)).find((part) => part !== undefined);
    return tool === undefined ? undefined : `urn:li:dataPlatform:${tool}`;
  }

  function answerLeaf(type: string, name: string, info: GraphQLResolveInfo, { platform }: Answered): JsonValue {
    const owner = info.parentType.name;
    const about = subjects.ofType(owner) ?? subjects.ofStart(owner);
    if (platform !== undefined && name === "urn") return platform;
    if (platform !== undefined && platformNames.has(name)) return platform.slice("urn:li:dataPlatform:".length);
    const isSent = owner === returned || (about !== undefined && about === subject);
    // How many there are is what comes back, not what was asked for.
    const isCount = name === "count" || name === "total";
    if (isCount && type === "Int") return 1;
    const echo = isSent ? sent.get(name) : undefined;
    if (echo !== undefined && echo.isFor(type)) return echo.value;
    const place = { name, owner, subject: about, description: descriptionOf(info), isInput: false };
    return sampleLeaf(findType(type), place, subjects);
  }

  return {
    fieldResolver: answer,
    typeResolver: (_, __, info, type) => {
      const abstract = findType(type.name);
      if (!isAbstractType(type) || (abstract?.kind !== "interface" && abstract?.kind !== "union")) return undefined;
      // What comes back is what it was asked for.
      const asked = subject === undefined ? undefined : subjects.typeOf(subject);
      const isAsked = context.schema.getPossibleTypes(type).some(({ name }) => name === asked);
      return isAsked && info.path.prev === undefined ? asked : chooseMembers(abstract, context)[0]?.name;
    },
  };

  function descriptionOf({ parentType, fieldName }: GraphQLResolveInfo): string | undefined {
    const type = findType(parentType.name);
    if (type?.kind !== "object") return undefined;
    return type.fields.find(({ name }) => name === fieldName)?.description;
  }
}

/** What is known of an object before its fields are asked for. */
interface Answered {
  /** URN of the platform that it is. */
  readonly platform?: string | undefined;
}

const platformParts = ["dashboardTool", "notebookTool", "orchestrator"];
const platformNames = new Set(["name", "displayName"]);

const makesUrn = /^(?:create|update|upsert|delete|remove|cancel|rollback|raise)/;

interface Sent {
  readonly value: JsonValue;
  isFor(type: string): boolean;
}

/** Single values that were sent, by name; a name that was sent twice is unclear and left out. */
function collectSent(variables: JsonObject): ReadonlyMap<string, Sent> {
  const sent = new Map<string, Sent | undefined>();
  const visit = (value: JsonValue): void => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [name, inner] of Object.entries(value as JsonObject)) {
      if (typeof inner === "object") visit(inner);
      else sent.set(name, sent.has(name) ? undefined : toSent(inner));
    }
  };
  visit(variables);
  return new Map([...sent].flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}

function toSent(value: JsonValue): Sent {
  const kinds = { string: ["String", "ID"], number: ["Int", "Float", "Long"], boolean: ["Boolean"] } as const;
  const types: readonly string[] = kinds[typeof value as keyof typeof kinds] ?? [];
  return { value, isFor: (type) => types.includes(type) };
}
