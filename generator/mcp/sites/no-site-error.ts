import type { SessionState } from "../../dev/create-session.ts";

/** What a round on a model has found, for those who print it. */
export type FoundWrong = Pick<SessionState, "diagnostics" | "texts" | "locations">;

/** There is no site of a model: says why in words, and has all that was found. */
export class NoSiteError extends Error {
  readonly found: FoundWrong;

  constructor(found: FoundWrong) {
    const reason = found.diagnostics.find(({ severity }) => severity === "error");
    super(`there is no site of this model: ${reason?.message ?? "nothing to read"}`);
    this.found = found;
  }
}
