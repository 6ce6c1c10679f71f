import { createCommentCollector, type TokenComments } from "./collect-comments.ts";
import { createScanner, type TellMistake, type Token } from "./scanner.ts";

/** Goes through a text token by token. */
export interface Tokens {
  /** Empty before the first one. */
  readonly current: Token;
  /** To the next token, past comments. */
  next(): Token;
  /** The same, with what comments between the two are about. */
  nextWithComments(): TokenComments;
}

const before: Token = { kind: "sign", text: "", start: 0, end: 0 };

/** Reads a text in tokens. */
export function createTokens(text: string, tell: TellMistake): Tokens {
  const { takeBlanks, takeLineEnd, takeComment, takeToken } = createScanner(text, tell);
  let current = before;

  const next = (): Token => {
    do takeBlanks(true);
    while (takeComment() !== undefined);
    return (current = takeToken());
  };

  /** What stands behind a token in its own line; whether what follows may be about something. */
  const takeRestOfLine = (collector: ReturnType<typeof createCommentCollector>): boolean => {
    takeBlanks();
    const comment = takeComment();
    if (comment === undefined) return takeLineEnd();
    collector.add(comment);
    if (comment.kind === "block") {
      takeBlanks();
      if (!takeLineEnd()) {
        // Nobody knows what a comment between two tokens of a line is about.
        collector.drop();
        return false;
      }
    }
    collector.finish();
    return true;
  };

  const nextWithComments = (): TokenComments => {
    const collector = createCommentCollector();
    if (current === before) collector.part();
    else if (!takeRestOfLine(collector)) {
      next();
      return collector.comments();
    }
    for (;;) {
      takeBlanks();
      const comment = takeComment();
      if (comment !== undefined) {
        collector.add(comment);
        if (comment.kind === "line") continue;
        takeBlanks();
        takeLineEnd();
      } else if (takeLineEnd()) {
        collector.finish();
        collector.part();
      } else {
        const { kind, text: sign } = next();
        // At the end of a scope there is nothing that it could be about.
        if (kind === "end" || /^[}\])]$/.test(sign)) collector.finish();
        return collector.comments();
      }
    }
  };

  return {
    get current() {
      return current;
    },
    next,
    nextWithComments,
  };
}
