import type { Catalogue } from "./catalogue.ts";
import type { NamedSchema } from "./schema.ts";

/**
 * The schema that all others are written in, as definitions are of one JSON Schema, so that it is what they are about; undefined
 * where there is none.
 */
export function findOutermostSchema({ schemas }: Pick<Catalogue, "schemas">): NamedSchema | undefined {
  let outermost: NamedSchema | undefined;
  for (const schema of schemas.values())
    if (outermost === undefined || beginsBefore(schema, outermost)) outermost = schema;
  if (outermost === undefined) return undefined;
  for (const schema of schemas.values()) if (!isInside(schema, outermost)) return undefined;
  return outermost;
}

/** Of two that begin at once, the first one stays. */
function beginsBefore({ span: one }: NamedSchema, { span: other }: NamedSchema): boolean {
  return one.startLine < other.startLine || (one.startLine === other.startLine && one.startColumn < other.startColumn);
}

function isInside(inside: NamedSchema, around: NamedSchema): boolean {
  const [{ span: inner }, { span: outer }] = [inside, around];
  const ends = inner.endLine < outer.endLine || (inner.endLine === outer.endLine && inner.endColumn <= outer.endColumn);
  return inner.file === outer.file && !beginsBefore(inside, around) && ends;
}
