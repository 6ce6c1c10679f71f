import type { Endpoint, EndpointBody, EndpointInput, Payload } from "../../catalogue/endpoints.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Reached } from "../change.ts";
import { listReferences } from "./list-references.ts";

/** Which way a value goes: to whom the interface belongs, or back from there. */
export type Way = "request" | "response";

/** What is given to an endpoint, or comes back from it. */
export interface SentValue {
  readonly way: Way;
  readonly schema: JsonObject;
}

/** How payloads are used. */
export interface PayloadUses {
  readonly waysOf: (payload: string) => readonly Way[];
  /** Endpoints that a payload is sent to or comes back from, directly or within another one; the first ones. */
  readonly reachedFrom: (payload: string) => readonly Reached[];
}

/** Endpoints that are named for one payload: more are read by nobody. */
export const mostReached = 50;

/** Follows references from endpoints to payloads and back, each once. */
export function findUses(endpoints: readonly Endpoint[], payloads: readonly Payload[]): PayloadUses {
  const inner = new Map(payloads.map(({ name, schema }) => [name, listReferences(schema, unsent)]));
  const ways = { request: new Set<string>(), response: new Set<string>() };
  const usedBy = new Map<string, string[]>();
  const callers = new Map<string, string[]>();
  for (const endpoint of endpoints) {
    for (const { way, schema } of listSent(endpoint)) {
      for (const name of listReferences(schema, unsent)) {
        ways[way].add(name);
        append(callers, name, endpoint.name);
      }
    }
  }
  for (const [name, references] of inner) for (const reference of references) append(usedBy, reference, name);
  // Sets give what is added while they are gone through.
  for (const names of Object.values(ways)) {
    for (const name of names) for (const reference of inner.get(name) ?? []) names.add(reference);
  }
  const all = (["request", "response"] as const).map((way) => [way, ways[way]] as const);
  return {
    // Where there is nothing to call, payloads are all that is offered, and may go either way.
    waysOf: (payload) => all.filter(([, names]) => endpoints.length === 0 || names.has(payload)).map(([way]) => way),
    reachedFrom: (payload) => findCallers(payload, usedBy, callers),
  };
}

function findCallers(
  payload: string,
  usedBy: ReadonlyMap<string, readonly string[]>,
  callers: ReadonlyMap<string, readonly string[]>,
): readonly Reached[] {
  const found = new Map<string, Reached>();
  const paths = new Map<string, readonly string[]>([[payload, [payload]]]);
  for (const [name, through] of paths) {
    for (const caller of callers.get(name) ?? []) {
      if (!found.has(caller)) found.set(caller, { kind: "endpoint", name: caller, through });
      if (found.size === mostReached) return [...found.values()];
    }
    for (const user of usedBy.get(name) ?? []) if (!paths.has(user)) paths.set(user, [user, ...through]);
  }
  return [...found.values()];
}

/** What values may not be goes nowhere. */
const unsent: ReadonlySet<string> = new Set(["not"]);

/** All values that go to an endpoint or come back. Whoever is called by a webhook is on the other side. */
function listSent({ isOutgoing, inputs, body, answers }: Endpoint): readonly SentValue[] {
  const [there, back] = waysOf({ isOutgoing });
  const toValues = (way: Way, media: EndpointBody["media"], named: readonly EndpointInput[]): readonly SentValue[] =>
    [...Object.values(media), ...named.map(({ schema = {} }) => schema)].map((schema) => ({ way, schema }));
  return [
    ...toValues(there, body?.media ?? {}, inputs),
    ...answers.flatMap(({ media, headers }) => toValues(back, media, headers)),
  ];
}

/** Which way the body of a call goes, and which way its answer. */
export function waysOf({ isOutgoing }: Pick<Endpoint, "isOutgoing">): readonly [there: Way, back: Way] {
  return isOutgoing === true ? ["response", "request"] : ["request", "response"];
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (list.at(-1) !== value) list.push(value);
}
