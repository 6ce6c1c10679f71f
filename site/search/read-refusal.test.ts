import { expect, it } from "vitest";
import { readRefusal } from "./read-refusal.ts";

it.each([
  // As the specification's own library says it, now and formerly.
  ['Cannot query field "draft" on type "Ship". Did you mean "draught"?', "object Ship"],
  ['Cannot query field "shipp" on type "Query".', "query shipp"],
  ['Unknown argument "name" on field "Query.ship".', "query ship"],
  ['Unknown argument "name" on field "moor" of type "Mutation".', "mutation moor"],
  ['Unknown argument "name" on field "berth" of type "Ship".', "Ship.berth"],
  ['Field "berth" of type "[Berth!]!" must have a selection of subfields.', "object Berth"],
  ['Field "ship" argument "id" of type "ID!" is required, but it was not provided.', "ship"],
  ['Unknown type "Shipp".', "graphql Shipp"],
  ['Variable "$input" of required type "MoorInput!" was not provided.', "graphql MoorInput"],
  ['Value "RED" does not exist in "Buoy" enum.', "graphql Buoy"],
  // As it is in the answer of a server.
  ['{"errors":[{"message":"Cannot query field \\"draft\\" on type \\"Ship\\"."}]}', "object Ship"],
  // In Java, and in Ruby.
  ["Validation error (FieldUndefined@[ship/draft]) : Field 'draft' in type 'Ship' is undefined", "object Ship"],
  ["Validation error (MissingFieldArgument@[ship]) : Missing field argument 'id'", "ship"],
  ["Field 'draft' doesn't exist on type 'Ship'", "object Ship"],
])("a server that says %s has refused what is asked for as %s", (message, asked) => {
  expect(readRefusal(message)).toBe(asked);
});

it.each([
  "how do I add a field to a type",
  'the field "draft" of a ship',
  "type Ship",
  "ValidationError: Extra inputs are not permitted",
  'a variable "x" of type',
  "kind:enum fabric",
])("%s is no refusal", (typed) => {
  expect(readRefusal(typed)).toBeUndefined();
});
