import type { HistoryEvent } from "./model-history.ts";

/** A thing's life in releases; what is absent has not happened since the history begins. */
export interface Life {
  readonly since?: string | undefined;
  readonly changed: readonly string[];
  readonly deprecated?: string | undefined;
  readonly removed?: string | undefined;
}

/** What events come to. What was removed and came back begins anew. */
export function sumUpEvents(events: readonly HistoryEvent[]): Life {
  let life: Life = { changed: [] };
  for (const { what, in: release } of events) {
    switch (what) {
      case "added":
        life = { since: release, changed: [] };
        break;
      case "changed":
        if (life.changed.at(-1) !== release) life = { ...life, changed: [...life.changed, release] };
        break;
      case "deprecated":
        life = { ...life, deprecated: release };
        break;
      case "restored":
        life = { ...life, deprecated: undefined };
        break;
      case "removed":
        life = { ...life, removed: release };
        break;
    }
  }
  return life;
}
