import type { JsonObject } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { findSharedWitness, findWitness, type Witnessed } from "../witnesses/find-witness.ts";
import type { Way } from "./find-ways.ts";
import { tellValue } from "./tell-value.ts";
import type { ValueContext } from "./value-context.ts";
import type { PeeledSchema, ValueShape } from "./value-shape.ts";

/** One form of a value. */
interface Form {
  readonly peeled: PeeledSchema;
  readonly shape: ValueShape;
}

/**
 * What has been told of a value, and where that breaks nobody, a value that surely does: alternatives, parts that all hold and what is
 * denied can come to something else together than each by itself. What only may break by such rules is told as what does then.
 */
export function tellWitness(
  told: readonly Change[],
  was: Form,
  is: Form,
  site: Site,
  context: ValueContext,
): readonly Change[] {
  if (!mayHide(was) && !mayHide(is)) return told;
  return context.ways.reduce((changes, way) => tellOneWay(changes, was, is, { site, context, way }), told);
}

interface At {
  readonly site: Site;
  readonly context: ValueContext;
  readonly way: Way;
}

function tellOneWay(told: readonly Change[], was: Form, is: Form, { site, context, way }: At): readonly Change[] {
  if (told.some((change) => isHeard(change, way))) return told;
  const found = find(was, is, context, way);
  if (found === undefined) return told;
  const words = way === "request" ? [found, `no ${found}`] : [`never ${found}`, `${found} at times`];
  const rules = told.find((change) => change.code === rulesChanged && isOf(change, site));
  const breaking = tellValue(way === "request" ? "narrowed" : "widened", at(rules?.coordinate), [way], {
    before: rules?.before ?? { text: words[0], span: context.spans.before },
    after: rules?.after ?? { text: words[1], span: context.spans.after },
  });
  return [...told.filter((change) => change !== rules), ...breaking];

  function at(coordinate: string | undefined): Site {
    return coordinate === undefined ? site : { ...site, coordinate };
  }
}

const rulesChanged = "risky/value-rules-changed";

/** Whether somebody who sends, or gets, such a value hears of it already. */
function isHeard({ verdict, code }: Change, way: Way): boolean {
  if (verdict === "breaking") return true;
  return way === "response" && code === "risky/response-enum-value-added";
}

/** Whether a change is of the rules of a value itself, and not of something inside. */
function isOf({ coordinate }: Change, { coordinate: own }: Site): boolean {
  return ["oneOf", "anyOf", "not", "allOf", "if"].some((part) => coordinate === coordinates.part(own, part));
}

/** Whether keywords hang together; of others, each says by itself what it does. */
function mayHide({ peeled, shape }: Form): boolean {
  const { schema } = peeled;
  return shape.variants !== undefined || ["allOf", "not", "if"].some((key) => schema[key] !== undefined);
}

function find(was: Form, is: Form, { earlier, later }: ValueContext, way: Way): string | undefined {
  const [own, now] = [toWitnessed(was, earlier), toWitnessed(is, later)];
  if (printSorted(own.schema) !== printSorted(now.schema)) {
    // What both call by one name is told where that is declared.
    const same = { ...own, follow: (name: string) => later.get(name) ?? earlier.get(name) };
    const found = way === "request" ? findWitness(same, now) : findWitness(now, same);
    if (found !== undefined) return found;
  }
  const { shape } = way === "request" ? is : was;
  if (shape.isExclusive !== true || shape.variants === undefined) return undefined;
  const [one, other] = way === "request" ? [own, now] : [now, own];
  return findSharedWitness(one, other, shape.variants);
}

function toWitnessed({ peeled: { schema, isNullable } }: Form, payloads: ReadonlyMap<string, JsonObject>): Witnessed {
  return {
    schema: isNullable ? { anyOf: [schema, { type: "null" }] } : schema,
    follow: (name) => payloads.get(name),
  };
}
