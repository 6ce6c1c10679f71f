/** What comments between two tokens are about. */
export interface TokenComments {
  /** About what ends before them; empty where nothing is. */
  readonly trailing: string;
  /** About what begins behind them; empty where nothing is. */
  readonly leading: string;
  /** About neither. */
  readonly detached: readonly string[];
}

interface CommentCollector {
  /** One more; comments of lines that follow each other are one. */
  add(comment: { readonly kind: "line" | "block"; readonly text: string }): void;
  /** What has been added so far isn't about what comes next. */
  finish(): void;
  /** What comes isn't about what was before. */
  part(): void;
  /** Forgets what has been added and not been finished. */
  drop(): void;
  comments(): TokenComments;
}

/** Decides which of the comments between two tokens is about what: the rules of `protoc`, by which all tools go. */
export function createCommentCollector(): CommentCollector {
  const lines: string[] = [];
  const detached: string[] = [];
  let kind: "line" | "block" | undefined;
  let trailing = "";
  let mayTrail = true;
  const take = (): string => {
    const text = lines.join("");
    lines.length = 0;
    kind = undefined;
    return text;
  };
  const finish = (): void => {
    if (kind === undefined) return;
    const text = take();
    if (mayTrail) trailing = text;
    else detached.push(text);
    mayTrail = false;
  };
  return {
    add(comment) {
      if (kind !== undefined && (kind === "block" || comment.kind === "block")) finish();
      ({ kind } = comment);
      lines.push(comment.text);
    },
    finish,
    part() {
      mayTrail = false;
    },
    drop: take,
    comments: () => ({ trailing, leading: take(), detached }),
  };
}
