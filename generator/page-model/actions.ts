import type { CodeTab, LinkItem, RichText } from "./parts.ts";

/** What can be done with a thing of the model, each way of it proved by the model itself. Never empty. */
export interface ActionsView {
  /** What all the ways have in common, e.g. of which entity's thing they speak. */
  readonly note: RichText;
  /** Reading, writing, removing; one that nothing is known to do is left out. */
  readonly actions: readonly ActionView[];
}

/** What a reader wants done. */
export type ActionKind = "read" | "write" | "remove";

/** One of them, in as many ways as there are. */
export interface ActionView {
  /** Anchor. */
  readonly id: string;
  readonly label: string;
  readonly ways: readonly ActionWay[];
}

/** An interface by which something is done; tabs are in this order. */
export type WayKind = "graphql" | "python" | "rest" | "cli";

/** How something is done by one interface. */
export interface ActionWay {
  readonly id: WayKind;
  readonly label: string;
  /** The operation, method, call or command that does it. */
  readonly by: LinkItem;
  /** What a reader should know before, in a few words. */
  readonly note?: RichText | undefined;
  /** Where the site's server answers GraphQL, if that is known. */
  readonly endpoint?: string | undefined;
  /** What is sent or run, and what goes with it. */
  readonly code: readonly CodeTab[];
}
