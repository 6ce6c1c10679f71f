import type { GraphqlOperation } from "../../catalogue/graphql.ts";

/** Finds operations that belong together by their names: `addOwner`, `batchAddOwners`, `removeOwner`. */
export interface RelatedOperations {
  of(operation: GraphqlOperation): OperationKin;
}

/** Coordinates of the relatives of an operation, each in the first list that it fits, the operation itself in none. */
export interface OperationKin {
  /** What undoes it, or what it undoes. */
  readonly inverse: readonly string[];
  /** The same for more things at once. */
  readonly several: readonly string[];
  /** The same for fewer things at once. */
  readonly single: readonly string[];
  readonly onSameSubject: readonly string[];
}

/** Verbs that undo each other. The first that has an operation counts, so that `createTag` is undone by `deleteTag` and not by `removeTag`. */
const opposites: readonly (readonly [verb: string, opposite: string])[] = [
  ["add", "remove"],
  ["create", "delete"],
  ["accept", "reject"],
  ["approve", "reject"],
  ["attach", "detach"],
  ["enable", "disable"],
  ["grant", "revoke"],
  ["open", "close"],
  ["start", "stop"],
  ["create", "remove"],
  ["create", "revoke"],
  ["create", "cancel"],
  ["start", "cancel"],
];

const verbs: ReadonlySet<string> = new Set([
  ..."activate archive assign browse follow get link list lock move patch pin publish raise register".split(" "),
  ..."report rollback search set subscribe update upsert".split(" "),
  ...opposites.flat(),
]);

/** An operation by what its name says. */
interface NamedOperation {
  readonly coordinate: string;
  readonly operation: GraphqlOperation["operation"];
  /** In small letters; empty when the name begins with none. */
  readonly verb: string;
  /** In small letters and for one thing: `batchAddOwners` and `removeOwner` are both about `owner`. */
  readonly subject: string;
  /** One thing, several, or those of several things. */
  readonly scale: 0 | 1 | 3;
}

/** Groups the operations by what is left of their names without the verb. */
export function relateOperations(operations: readonly GraphqlOperation[]): RelatedOperations {
  const named = new Map(operations.map((each) => [each.coordinate, readName(each)]));
  const bySubject = new Map<string, NamedOperation[]>();
  for (const each of named.values()) {
    const group = bySubject.get(each.subject);
    if (group === undefined) bySubject.set(each.subject, [each]);
    else group.push(each);
  }
  return {
    of: ({ coordinate }) => {
      const subject = named.get(coordinate);
      return subject === undefined ? noKin : sortKin(subject, bySubject.get(subject.subject) ?? []);
    },
  };
}

/** Of an operation that no other is like. */
export const noKin: OperationKin = { inverse: [], several: [], single: [], onSameSubject: [] };

function readName({ name, coordinate, operation }: GraphqlOperation): NamedOperation {
  const batchless = name.replace(/^batch(?=[A-Z])/, "");
  const first = /^[A-Za-z][a-z]*(?=[A-Z])/.exec(batchless)?.[0].toLowerCase() ?? "";
  const verb = verbs.has(first) || verbs.has(first.replace(/^(?:un|de)/, "")) ? first : "";
  const plural = batchless.slice(verb.length).toLowerCase();
  const subject = plural.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
  return { coordinate, operation, verb, subject, scale: batchless !== name ? 3 : plural !== subject ? 1 : 0 };
}

function sortKin(self: NamedOperation, group: readonly NamedOperation[]): OperationKin {
  const others = group.filter((other) => other !== self);
  const inverse = findInverse(self, others);
  const alike = others.filter(({ verb, operation }) => verb === self.verb && operation === self.operation);
  const several = alike.filter(({ scale }) => scale > self.scale);
  const single = alike.filter(({ scale }) => scale < self.scale);
  const told = new Set([...inverse, ...several, ...single]);
  const list = (some: readonly NamedOperation[]): readonly string[] => some.map(({ coordinate }) => coordinate);
  return {
    inverse: list(inverse),
    several: list(several),
    single: list(single),
    onSameSubject: list(others.filter((other) => !told.has(other))),
  };
}

/** Of the operations with an opposite verb those for about as many things. */
function findInverse({ verb, scale }: NamedOperation, others: readonly NamedOperation[]): readonly NamedOperation[] {
  for (const opposite of listOpposites(verb)) {
    const found = others.filter((other) => other.verb === opposite);
    const nearest = Math.min(...found.map((other) => Math.abs(other.scale - scale)));
    if (found.length > 0) return found.filter((other) => Math.abs(other.scale - scale) === nearest);
  }
  return [];
}

function listOpposites(verb: string): readonly string[] {
  if (verb === "") return [];
  const paired = opposites.flatMap(([one, other]) => (one === verb ? [other] : other === verb ? [one] : []));
  return [`un${verb}`, `de${verb}`, verb.replace(/^(?:un|de)/, ""), ...paired].filter((other) => other !== verb);
}
