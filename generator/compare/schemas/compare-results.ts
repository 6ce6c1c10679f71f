import { isOneWay } from "../../catalogue/is-one-way.ts";
import type { MessageResult, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { compareTypes, type TypeSite } from "./compare-types.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";

/** What differs in what a message comes to: a response is data as that of a field is, and errors are a union. */
export function compareResults(
  both: SchemasOfBoth,
  site: Site,
  before: RecordSchema,
  after: RecordSchema,
): readonly Change[] {
  if (before.results === undefined || after.results === undefined) return [];
  const { language } = after;
  return [...compareWays(site, before, after), ...compareAnswers(both, { ...site, language }, before, after)];
}

/** Whether somebody waits for an answer, which nothing says where both answer with null. */
function compareWays(site: Site, was: RecordSchema, is: RecordSchema): readonly Change[] {
  if (isOneWay(was) === isOneWay(is)) return [];
  const say = (record: RecordSchema) => ({ text: isOneWay(record) ? "one-way" : "answered", span: record.nameSpan });
  const coordinate = coordinates.part(site.coordinate, "one-way");
  return [makeChange({ ...site, code: "breaking/one-way-changed", coordinate, before: say(was), after: say(is) })];
}

function compareAnswers(
  both: SchemasOfBoth,
  site: Site & Pick<TypeSite, "language">,
  before: RecordSchema,
  after: RecordSchema,
): readonly Change[] {
  return (["response", "errors"] as const).flatMap((kind) => {
    const [was, is] = [findResult(before, kind), findResult(after, kind)];
    const spans = [was?.span ?? before.nameSpan, is?.span ?? after.nameSpan] as const;
    const at = { ...site, spans, coordinate: coordinates.part(site.coordinate, kind), name: kind };
    return compareTypes(both, at, was?.type ?? toNothing(kind, before), is?.type ?? toNothing(kind, after));
  });
}

function findResult({ results }: RecordSchema, kind: MessageResult["kind"]): MessageResult | undefined {
  return results?.find((result) => result.kind === kind);
}

/** What leaving it out means. */
function toNothing(kind: MessageResult["kind"], { nameSpan }: RecordSchema): TypeExpression {
  if (kind === "response") return { kind: "primitive", name: "null" };
  return { kind: "union", members: [], annotations: {}, span: nameSpan };
}
