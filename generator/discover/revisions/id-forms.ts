import type { IdForm } from "./git-object.ts";

/** The forms of ids, by what configurations call them. */
export const idForms: Readonly<Record<IdForm["hash"], IdForm>> = {
  sha1: { hash: "sha1", length: 20 },
  sha256: { hash: "sha256", length: 32 },
};

/** An id of either form, within patterns. */
export const anyId = "(?:[\\da-f]{64}|[\\da-f]{40})";
