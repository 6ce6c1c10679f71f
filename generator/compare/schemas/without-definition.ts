import type { TypeExpression } from "../../catalogue/schema.ts";
import { dereference } from "../../print/dereference.ts";
import { describeType } from "./describe-type.ts";
import { describeAsNow } from "./lets-through.ts";
import { listNames } from "./list-names.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/**
 * Two types of a JSON Schema, of which one is a list, a map or alternatives in place, and the other one the name of a definition that is
 * such: by what that stands for, so that what differs inside is told. As they are where nothing else differs, and where both have names.
 */
export function withoutDefinition(
  both: SchemasOfBoth,
  was: TypeExpression,
  is: TypeExpression,
): readonly [TypeExpression, TypeExpression] {
  const [old, now] = [dereference(both.before, was).type, dereference(both.after, is).type];
  const isMoved = (was.kind === "reference") !== (is.kind === "reference");
  if (!isMoved || old.kind !== now.kind || !holding.has(old.kind)) return [was, is];
  // What others have joined, or have left, is one of several by its name.
  const names = new Set(listNames(was).map((name) => nowNamed(both, name)));
  const isAmongOthers = listNames(is).some((name) => names.has(name));
  return isAmongOthers || describeAsNow(both, old) === describeType(now) ? [was, is] : [old, now];
}

/** What holds other types. */
const holding: ReadonlySet<TypeExpression["kind"]> = new Set(["array", "map", "union"]);
