import type { JsonObject } from "./json.ts";
import type { Deprecation, TypeExpression } from "./schema.ts";
import type { Span } from "./span.ts";

/** The Rest.li half of the model. */
export interface RestliModel {
  /** By path; sub-resources follow the resource that they belong to. */
  readonly resources: readonly RestliResource[];
}

/** The kinds of resources, as specifications spell them. */
export const restliResourceKinds = ["collection", "simple", "association", "actionsSet"] as const;

/** `collection` has entities by key, `association` by several keys, `simple` is one entity, `actionsSet` none. */
export type RestliResourceKind = (typeof restliResourceKinds)[number];

/** A resource of the service, from its `.restspec.json` or its Java class. */
export interface RestliResource {
  /** The last part of its address, e.g. `aspects`; below a parent joined with a dot: `albums.photos`. */
  readonly id: string;
  /** As the specification has it; mostly the same as the id. */
  readonly name: string;
  readonly kind: RestliResourceKind;
  /** Empty when the specification gives none. */
  readonly namespace: string;
  /** Template of its address, e.g. `/aspects`. */
  readonly path: string;
  /** Template of one entity's address, e.g. `/aspects/{aspectsId}`; absent for a set of actions. */
  readonly entityPath?: string | undefined;
  /** What it holds; absent for a set of actions and for unstructured data. */
  readonly schema?: TypeExpression | undefined;
  /** Present where its entities are bytes of any type, and no records. */
  readonly isUnstructured?: true | undefined;
  /** Markdown, here and for calls and parameters. */
  readonly doc?: string | undefined;
  readonly deprecated?: Deprecation | undefined;
  readonly annotations: JsonObject;
  /** One for a collection, several for an association. */
  readonly keys: readonly RestliKey[];
  readonly alternativeKeys: readonly RestliKey[];
  /** Names of the methods that it has, whether or not they are described. */
  readonly supports: readonly string[];
  /** What any of its calls may answer with instead of a result; absent where it declares none. */
  readonly errors?: readonly RestliServiceError[] | undefined;
  /** Methods, finders, batch finders, actions and actions of an entity, each in the order of the specification. */
  readonly calls: readonly RestliCall[];
  /** Name of the Java class that implements it. */
  readonly resourceClass?: string | undefined;
  /** Id of the resource whose entities have it. */
  readonly parent?: string | undefined;
  /** Ids of the resources that its entities have. */
  readonly subresources: readonly string[];
  readonly span: Span;
}

/** What tells entities of a collection apart: a part of the address. */
export interface RestliKey {
  readonly name: string;
  readonly type: TypeExpression;
  /** What a key of several parts takes besides. */
  readonly params?: TypeExpression | undefined;
  /** Of an alternative, the class of Java that makes the key of it. */
  readonly coercer?: string | undefined;
  readonly doc?: string | undefined;
}

/** An error that the service declares by a code of its own. */
export interface RestliServiceError {
  /** E.g. `ALBUM_CLOSED`. */
  readonly code: string;
  /** The status of HTTP that it comes with. */
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  /** What more is told about it. */
  readonly detail?: TypeExpression | undefined;
  /** Names of the parameters that it is about. */
  readonly parameters?: readonly string[] | undefined;
}

/** How many keys or criteria a call takes at once. */
export interface RestliBatch {
  readonly most: number;
  /** Whether the server refuses more. */
  readonly isEnforced: boolean;
}

/** In the order of pages. */
export const restliCallKinds = ["method", "finder", "batchFinder", "action", "entityAction"] as const;

/** A `method` is one that Rest.li knows (`get`, `batch_get`); an `entityAction` is done to one entity. */
export type RestliCallKind = (typeof restliCallKinds)[number];

/** Anything that can be asked of a resource. */
export interface RestliCall {
  readonly kind: RestliCallKind;
  /** Name of a finder or an action; of a method its kind, e.g. `batch_get`. */
  readonly name: string;
  readonly doc?: string | undefined;
  readonly deprecated?: Deprecation | undefined;
  readonly annotations: JsonObject;
  readonly parameters: readonly RestliParameter[];
  /** What an action gives back; absent when it gives nothing. */
  readonly returns?: TypeExpression | undefined;
  /** What a finder says about its results as a whole. */
  readonly metadata?: TypeExpression | undefined;
  /** Names of the keys of an association that a finder takes. */
  readonly assocKeys: readonly string[];
  /** The parameter of a batch finder that holds the list of criteria. */
  readonly batchParameter?: string | undefined;
  /** Whether `start` and `count` page through the results. */
  readonly paging: boolean;
  /** Names of the errors that an action declares. */
  readonly throws: readonly string[];
  /** Errors that it declares by codes; absent where there are none. */
  readonly errors?: readonly RestliServiceError[] | undefined;
  /** Statuses of HTTP that stand for success, where they are declared. */
  readonly success?: readonly number[] | undefined;
  readonly batch?: RestliBatch | undefined;
  /** Name of the batch finder that looks for the same by several criteria. */
  readonly batchFinder?: string | undefined;
  /** Whether an action says that it changes nothing. */
  readonly readOnly?: boolean | undefined;
  readonly span: Span;
}

/** What a call takes: in the query for methods and finders, in the body for actions. */
export interface RestliParameter {
  readonly name: string;
  readonly type: TypeExpression;
  readonly doc?: string | undefined;
  readonly optional: boolean;
  /** As the specification writes it. */
  readonly default?: string | undefined;
  readonly deprecated?: Deprecation | undefined;
  readonly annotations: JsonObject;
  readonly span: Span;
}
