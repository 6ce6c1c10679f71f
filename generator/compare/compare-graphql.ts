import type {
  GraphqlField,
  GraphqlInputValue,
  GraphqlModel,
  GraphqlType,
  GraphqlTypeExpression,
} from "../catalogue/graphql.ts";
import { printTypeExpression } from "../print/print-graphql-type.ts";
import {
  byName,
  compareConstants,
  compareDeprecation,
  compareNamed,
  compareNames,
  compareValue,
  pairUp,
} from "./compare-named.ts";
import type { Change, Effect, PartChange } from "./model-changes.ts";

/** Queries, mutations and subscriptions that came, went, or take or return something else; by coordinate. */
export function compareOperations(before: GraphqlModel, after: GraphqlModel): readonly Change[] {
  const toMap = ({ operations }: GraphqlModel): ReadonlyMap<string, GraphqlField> =>
    new Map(operations.map((operation) => [operation.coordinate, operation]));
  return compareNamed(toMap(before), toMap(after), (was, is) => [
    ...compareResult("result", undefined, was.type, is.type),
    ...compareInputs("argument", was.arguments, is.arguments),
    ...compareDeprecation(was, is),
  ]);
}

/** Types that came, went, or differ in their members. */
export function compareGraphqlTypes(before: GraphqlModel, after: GraphqlModel): readonly Change[] {
  return compareNamed(byName(before.types), byName(after.types), compareType);
}

function compareType(was: GraphqlType, is: GraphqlType): readonly PartChange[] {
  if (was.kind === "input" && is.kind === "input") return compareInputs("field", was.fields, is.fields);
  if (was.kind === "enum" && is.kind === "enum") return compareConstants("value", was.values, is.values);
  // Clients that tell members apart meet one that they don't know.
  const members = { added: "risky", removed: "breaking" } as const;
  if (was.kind === "union" && is.kind === "union") return compareNames("member", was.members, is.members, members);
  if (was.kind === is.kind && "interfaces" in was && "interfaces" in is) {
    return [
      ...compareNames("interface", was.interfaces, is.interfaces, members),
      ...compareFields(was.fields, is.fields),
    ];
  }
  return compareValue("kind", was.kind, is.kind, "breaking");
}

function compareFields(before: readonly GraphqlField[], after: readonly GraphqlField[]): readonly PartChange[] {
  return pairUp(byName(before), byName(after)).flatMap(({ name, before: was, after: is }): readonly PartChange[] => {
    if (was === undefined || is === undefined) return cameOrWent("field", { name, was: was?.type, is: is?.type });
    return [
      ...compareResult("type of", name, was.type, is.type),
      ...compareInputs("argument", was.arguments, is.arguments, `${name}.`),
      ...compareDeprecation(was, is),
    ];
  });
}

/** Arguments of a field or fields of an input, which callers give. */
function compareInputs(
  what: string,
  before: readonly GraphqlInputValue[],
  after: readonly GraphqlInputValue[],
  prefix = "",
): readonly PartChange[] {
  return pairUp(byName(before), byName(after)).flatMap(
    ({ name: own, before: was, after: is }): readonly PartChange[] => {
      const name = prefix + own;
      if (was === undefined || is === undefined) {
        const isNeeded = is?.type.kind === "nonNull" && is.default === undefined;
        return cameOrWent(what, { name, was: was?.type, is: is?.type, added: isNeeded ? "breaking" : "safe" });
      }
      const effect = isLooser(was.type, is.type) ? "safe" : "breaking";
      return [
        ...compareValue("type of", printTypeExpression(was.type), printTypeExpression(is.type), effect, name),
        ...compareValue("default of", was.default, is.default, "risky", name),
        ...compareDeprecation(was, is),
      ];
    },
  );
}

function cameOrWent(
  what: string,
  {
    name,
    was,
    is,
    added = "safe",
  }: { name: string; was?: GraphqlTypeExpression | undefined; is?: GraphqlTypeExpression | undefined; added?: Effect },
): readonly PartChange[] {
  const print = (type: GraphqlTypeExpression | undefined): string | undefined => type && printTypeExpression(type);
  return compareValue(what, print(was), print(is), was === undefined ? added : "breaking", name);
}

/** What is given back may promise more than before, never less. */
function compareResult(
  what: string,
  name: string | undefined,
  was: GraphqlTypeExpression,
  is: GraphqlTypeExpression,
): readonly PartChange[] {
  const effect = isLooser(is, was) ? "safe" : "breaking";
  return compareValue(what, printTypeExpression(was), printTypeExpression(is), effect, name);
}

/** Whether the later type is the same but for places that have become nullable. */
function isLooser(before: GraphqlTypeExpression, after: GraphqlTypeExpression): boolean {
  if (before.kind === "nonNull") return isLooser(before.of, after.kind === "nonNull" ? after.of : after);
  if (before.kind === "list") return after.kind === "list" && isLooser(before.of, after.of);
  return after.kind === "named" && before.name === after.name;
}
