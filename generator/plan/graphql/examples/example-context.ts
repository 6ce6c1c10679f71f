import type { GraphQLSchema } from "graphql";
import type { GraphqlField, GraphqlType } from "../../../catalogue/graphql.ts";
import type { Subjects } from "./create-subjects.ts";

/** What making examples may ask; made once a run. */
export interface ExampleContext {
  readonly schema: GraphQLSchema;
  readonly subjects: Subjects;
  findType(name: string): GraphqlType | undefined;
  /** By name of a type, the fields that may be asked for, the most telling first; filled as they are needed. */
  readonly ranked: Map<string, readonly RankedField[]>;
}

/** A field that may be asked for, and how telling it is. */
export interface RankedField {
  readonly field: GraphqlField;
  /** The higher, the more it tells. */
  readonly rank: number;
  /** What is inside the field's wrappers. */
  readonly type: GraphqlType | undefined;
}
