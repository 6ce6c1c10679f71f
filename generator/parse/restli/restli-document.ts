import type { JsonObject } from "../../catalogue/json.ts";
import type { RestliBatch, RestliCallKind, RestliResourceKind, RestliServiceError } from "../../catalogue/restli.ts";
import type { TypeExpression } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import type { SchemaDocument } from "../schema-document.ts";

/** What one Rest.li specification says; names of schemas are as written. */
export interface RestliDocument {
  readonly kind: "restliDocument";
  readonly file: string;
  readonly resource: RestliResourceNode;
  /** The schemas that a snapshot has with it. */
  readonly models?: SchemaDocument | undefined;
}

/** A type and the string that holds it. */
export interface RestliTypeNode {
  readonly type: TypeExpression;
  readonly span: Span;
}

/** A resource as its specification has it; the catalogue's `RestliResource` says what its parts mean. */
export interface RestliResourceNode {
  readonly name: string;
  readonly kind: RestliResourceKind;
  readonly namespace: string;
  readonly path: string;
  readonly entityPath?: string | undefined;
  readonly schema?: RestliTypeNode | undefined;
  readonly doc?: string | undefined;
  readonly annotations: JsonObject;
  readonly keys: readonly RestliKeyNode[];
  readonly alternativeKeys: readonly RestliKeyNode[];
  readonly supports: readonly string[];
  readonly errors?: readonly RestliErrorNode[] | undefined;
  readonly calls: readonly RestliCallNode[];
  readonly resourceClass?: string | undefined;
  /** Present where its entities are bytes of any type, and no records. */
  readonly isUnstructured?: true | undefined;
  readonly subresources: readonly RestliResourceNode[];
  /** The whole of it. */
  readonly span: Span;
  readonly nameSpan: Span;
}

/** A key of a resource, its type as written. */
export interface RestliKeyNode {
  readonly name: string;
  readonly type: RestliTypeNode;
  readonly params?: RestliTypeNode | undefined;
  readonly coercer?: string | undefined;
  readonly doc?: string | undefined;
}

/** A method, finder or action as its specification has it; the catalogue's `RestliCall` says what its parts mean. */
export interface RestliCallNode {
  readonly kind: RestliCallKind;
  readonly name: string;
  readonly doc?: string | undefined;
  readonly annotations: JsonObject;
  readonly parameters: readonly RestliParameterNode[];
  readonly returns?: RestliTypeNode | undefined;
  readonly metadata?: RestliTypeNode | undefined;
  readonly assocKeys: readonly string[];
  readonly batchParameter?: string | undefined;
  readonly paging: boolean;
  readonly throws: readonly string[];
  readonly errors?: readonly RestliErrorNode[] | undefined;
  readonly success?: readonly number[] | undefined;
  readonly batch?: RestliBatch | undefined;
  readonly batchFinder?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly span: Span;
}

/** An error as the catalogue has it, its details typed as written. */
export interface RestliErrorNode extends Omit<RestliServiceError, "detail"> {
  readonly detail?: RestliTypeNode | undefined;
}

/** A parameter of a call, its type and default as written. */
export interface RestliParameterNode {
  readonly name: string;
  readonly type: RestliTypeNode;
  readonly doc?: string | undefined;
  readonly optional: boolean;
  readonly default?: string | undefined;
  readonly annotations: JsonObject;
  readonly span: Span;
}
