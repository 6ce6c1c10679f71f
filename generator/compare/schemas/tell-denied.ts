import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ChangeCode } from "../rules.ts";
import { listFileSchemas } from "./list-file-schemas.ts";
import { listUses, type Mood, type SchemaUse } from "./list-uses.ts";
import { startOfCoordinate } from "./start-of-coordinate.ts";
import { type BothWays, nowNamed, readingsBy, type SchemasOfBoth } from "./schema-pair.ts";

/**
 * Changes of JSON Schemas, with those that are felt where a schema is denied: whoever may be nothing that it lets through may be less as
 * it lets through more. What only says what is denied has no values, and is told in those places alone.
 */
export function tellDenied(both: SchemasOfBoth, changes: readonly Change[]): readonly Change[] {
  const schemas = [...both.after.values(), ...both.before.values()];
  if (!schemas.some(({ written, language }) => language === "other" && written !== undefined && denials.test(written)))
    return changes;
  const narrowed = changes.filter(isOfValues);
  if (narrowed.length === 0) return changes;
  const [before, after] = [listUses(both.before), listUses(both.after)];
  const uses = joinUses(both, before, after);
  if (uses.every(({ mood }) => mood === "asked")) return changes;
  const felt = groupBy(narrowed, (change) => holderOf(change.coordinate, both));
  const moods = findMoods(both.after, uses);
  const usesBy = groupBy(uses, ({ by }) => by);
  const wasUsed = new Set(before.map((use) => toKey(both, use)));
  const told = new Set<string>();
  const denied = after.flatMap((use): readonly Change[] => {
    const key = toKey(both, use);
    if (use.mood === "asked" || moods.get(use.by)?.has("asked") !== true || !wasUsed.has(key) || told.has(key))
      return [];
    told.add(key);
    const found = listBehind(use.of, usesBy).flatMap((name) => felt.get(name) ?? []);
    return found.length === 0 ? [] : [tellUse(both, use, found)];
  });
  const isDeniedOnly = (change: Change): boolean => {
    const found = moods.get(holderOf(change.coordinate, both));
    return found !== undefined && found.size > 0 && !found.has("asked");
  };
  const hidden = new Set(narrowed.filter(isDeniedOnly));
  return [...changes.filter((change) => !hidden.has(change)), ...denied];
}

/** Keywords by which a schema says what values are not, or not always. */
const denials = /"(?:not|disallow|if|maxContains)"/;

/** Whether a change is one of which values a JSON Schema lets through. */
function isOfValues({ readings: [reading] = [] }: Change): boolean {
  return reading?.by === "validation" && !(reading.newReadsOld && reading.oldReadsNew);
}

function groupBy<Value>(
  values: readonly Value[],
  toName: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const known = groups.get(toName(value));
    if (known === undefined) groups.set(toName(value), [value]);
    else known.push(value);
  }
  return groups;
}

/** Of both models, by the names of the later one. */
function joinUses(
  both: SchemasOfBoth,
  before: readonly SchemaUse[],
  after: readonly SchemaUse[],
): readonly SchemaUse[] {
  return [...before.map((use) => ({ ...use, by: nowNamed(both, use.by), of: nowNamed(both, use.of) })), ...after];
}

function toKey(both: SchemasOfBoth, { by, of, mood, coordinate, keyword }: SchemaUse): string {
  const now = nowNamed(both, by);
  return JSON.stringify([`${now}${coordinate.slice(by.length)}`, nowNamed(both, of), mood, keyword]);
}

/** The schema with a text of its own in which something is called so. */
function holderOf(coordinate: string, { before, after }: SchemasOfBoth): string {
  const plain = startOfCoordinate(coordinate);
  for (let name = plain; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
    if ((after.get(name) ?? before.get(name))?.written !== undefined) return name;
  }
  return plain;
}

/** By full name, in which moods schemas are used, as far as that leads back to those that stand by themselves. */
function findMoods(
  schemas: ReadonlyMap<string, NamedSchema>,
  uses: readonly SchemaUse[],
): ReadonlyMap<string, ReadonlySet<Mood>> {
  const files = new Set(listFileSchemas(schemas).values());
  const used = new Set(uses.filter(({ by, of }) => by !== of).map(({ of }) => of));
  const moods = new Map<string, Set<Mood>>();
  const queue: [name: string, mood: Mood][] = [...schemas.values()]
    .filter((schema) => schema.written !== undefined && (!used.has(schema.fullName) || files.has(schema)))
    .map(({ fullName }) => [fullName, "asked"]);
  const usesBy = groupBy(uses, ({ by }) => by);
  for (const [name, mood] of queue) {
    const known = moods.get(name) ?? new Set<Mood>();
    moods.set(name, known);
    if (known.has(mood)) continue;
    known.add(mood);
    for (const use of usesBy.get(name) ?? []) queue.push([use.of, through(mood, use.mood)]);
  }
  return moods;
}

function through(outer: Mood, inner: Mood): Mood {
  if (outer === "both" || inner === "both") return "both";
  return outer === inner ? "asked" : "denied";
}

/** Of a schema that consists of more, the nearest are looked at. */
const most = 100;

/** A schema and those of which its values consist. */
function listBehind(name: string, usesBy: ReadonlyMap<string, readonly SchemaUse[]>): readonly string[] {
  const found = new Set([name]);
  for (const each of found) {
    if (found.size >= most) break;
    for (const { of, mood } of usesBy.get(each) ?? []) if (mood === "asked") found.add(of);
  }
  return [...found];
}

function tellUse(
  both: SchemasOfBoth,
  { by, of, mood, coordinate, keyword = "not" }: SchemaUse,
  changes: readonly Change[],
): Change {
  const readings = changes.flatMap((change) => change.readings?.slice(0, 1) ?? []);
  const [isWider, isNarrower] = [
    readings.some(({ oldReadsNew }) => !oldReadsNew),
    readings.some(({ newReadsOld }) => !newReadsOld),
  ];
  const lets: BothWays = mood === "both" ? [false, false] : [!isWider, !isNarrower];
  const isSure =
    mood === "denied" &&
    changes.some(({ code, readings: [reading] = [] }) => code !== unsure && reading?.oldReadsNew === false);
  const code: ChangeCode = lets[0] ? "risky/limit-loosened" : isSure ? "breaking/limit-tightened" : unsure;
  const { thing, name, span } = findPlace(coordinate, both.after);
  const was = findPlace(`${both.formerly.get(by) ?? by}${coordinate.slice(by.length)}`, both.before);
  return makeChange({
    ...{ area: "types", thing, name, code, kind: "changed", coordinate: coordinates.part(coordinate, keyword) },
    before: { text: say(keyword, of, changes, "before"), span: was.span },
    after: { text: say(keyword, of, changes, "after"), span },
    readings: readingsBy("other", lets, lets),
  });
}

interface Place {
  readonly thing: string;
  readonly name?: string | undefined;
  readonly span: NamedSchema["span"] | undefined;
}

/** The schema with the longest name that a coordinate begins with, and its field there. */
function findPlace(coordinate: string, schemas: SchemasOfBoth["after"]): Place {
  const plain = startOfCoordinate(coordinate);
  for (let thing = plain; thing !== ""; thing = thing.slice(0, Math.max(0, thing.lastIndexOf(".")))) {
    const schema = schemas.get(thing);
    if (schema === undefined) continue;
    const name = plain.slice(thing.length + 1);
    const field = schema.kind === "record" ? schema.fields.find((each) => each.name === name) : undefined;
    return { thing, ...(name !== "" && { name }), span: field?.nameSpan ?? schema.nameSpan };
  }
  return { thing: plain, span: undefined };
}

/** Of so many differences, a sentence names the first ones. */
const mostSaid = 3;

function say(keyword: string, of: string, changes: readonly Change[], side: "before" | "after"): string {
  const all = changes.map((change) => change[side]?.text ?? (change[side] === undefined ? "" : (change.name ?? "")));
  const said = all.filter((text) => text !== "").slice(0, mostSaid);
  return `${keyword} ${of}${said.length === 0 ? "" : ` (${said.join(", ")}${changes.length > mostSaid ? ", …" : ""})`}`;
}

const unsure: ChangeCode = "risky/validation-changed";
