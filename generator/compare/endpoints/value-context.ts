import type { JsonObject } from "../../catalogue/json.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Way } from "./find-ways.ts";

/** Where a value stands that both models have, and what it may refer to. */
export interface ValueContext {
  /** Schemas of payloads by their names. */
  readonly earlier: ReadonlyMap<string, JsonObject>;
  readonly later: ReadonlyMap<string, JsonObject>;
  /** Pairs of payloads of different names that have been compared in place, so that a circle ends and each is told once. */
  readonly seen: Set<string>;
  /** Payloads whose name stands for a list where it stood for its items, or the other way round: what is said by it is told in place. */
  readonly turned: ReadonlySet<string>;
  readonly ways: readonly Way[];
  /** Pairs of what is made of several parts that it is inside of, so that a circle ends. */
  readonly within?: ReadonlySet<string> | undefined;
  /** How many alternatives it is inside of that are only tried on each other. */
  readonly trials?: number | undefined;
  readonly spans: { readonly before?: Span | undefined; readonly after?: Span | undefined };
}
