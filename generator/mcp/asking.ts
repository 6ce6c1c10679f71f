import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import type { ServerNotification, ServerRequest } from "@modelcontextprotocol/sdk/types.js";
import type { StageName } from "../run.ts";

/** What comes with a question besides what is asked. */
type Extra = Pick<RequestHandlerExtra<ServerRequest, ServerNotification>, "signal" | "_meta" | "sendNotification">;

/** Someone who waits for an answer. */
export interface Asking {
  /** Aborted when they don't want it any more. */
  readonly signal: AbortSignal;
  /** Hears which stage of a run has begun. */
  readonly hear: (stage: StageName) => void;
}

const words: Readonly<Record<StageName, string>> = {
  discover: "looking for files",
  parse: "reading files",
  link: "linking the model",
  check: "checking the model",
  plan: "planning pages",
  render: "rendering pages",
  write: "writing pages",
};

/** Who asks with this; they are told how far the answer is, which takes seconds at first, if they have said that they want to know. */
export function toAsking({ signal, _meta, sendNotification }: Extra): Asking {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return { signal, hear: () => undefined };
  let progress = 0;
  let last: StageName | undefined;
  const hear = (stage: StageName): void => {
    if (stage === last) return;
    last = stage;
    progress += 1;
    const params = { progressToken, progress, message: words[stage] };
    // Who has gone away needs no word.
    sendNotification({ method: "notifications/progress", params }).catch(() => undefined);
  };
  return { signal, hear };
}
