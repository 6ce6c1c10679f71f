import type { JsonObject } from "../../catalogue/json.ts";
import { joinSchemas, keepMarks } from "./join-parts.ts";
import type { ShapeProperty } from "./value-shape.ts";

/** A property, with all that is said of it. */
export interface JoinedProperty {
  readonly schema: JsonObject;
  /** The payloads that say all of it, where what becomes of them is told of themselves. */
  readonly toldBy?: string | undefined;
}

/** What two values say of a property, without what `shared` payloads say that both take in: that is told of those. */
export function pairProperties(
  was: readonly ShapeProperty[] | undefined,
  is: readonly ShapeProperty[] | undefined,
  shared: ReadonlySet<string>,
): readonly [JoinedProperty | undefined, JoinedProperty | undefined] {
  const keepOwn = (said: readonly ShapeProperty[]): readonly ShapeProperty[] =>
    said.filter(({ from }) => from === undefined || !shared.has(from));
  const [old, now] = [keepOwn(was ?? []), keepOwn(is ?? [])];
  // Where one side says no more than that, what the other one adds can only be seen beside it.
  const isBoth = (was === undefined || old.length > 0) && (is === undefined || now.length > 0);
  const join = (
    said: readonly ShapeProperty[] | undefined,
    own: readonly ShapeProperty[],
  ): JoinedProperty | undefined =>
    said && {
      schema: { ...joinSchemas((isBoth ? own : said).map(toSchema)), ...keepMarks(said.map(toSchema)) },
      ...(own.length === 0 && { toldBy: said.map(({ from }) => from ?? "").join(" ") }),
    };
  return [join(was, old), join(is, now)];
}

function toSchema({ schema }: ShapeProperty): JsonObject {
  return schema;
}
