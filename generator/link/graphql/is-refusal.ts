import { GraphQLError } from "graphql";

/**
 * Whether graphql-js refuses a model by an error: as a mistake in it, or since a default is asked of something that isn't an input
 * further down in its type, which it takes for a mistake of whoever calls it. Anything else is a bug.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof GraphQLError || isUnexpectedInput(error);
}

/** Whether a default was asked of a type that is none of inputs. */
export function isUnexpectedInput(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("Unexpected input type");
}
