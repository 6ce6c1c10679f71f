import { endDeclaration, isAt, type Reading, recover, slipAt, tellMistake } from "./reading.ts";

/**
 * Goes through the statements of a block whose `{` has been taken, each by itself: one with a mistake is left out. Gives where the
 * block ends.
 */
export function readBlock(reading: Reading, readStatement: () => void): number {
  while (!isAt(reading, "}")) {
    const { kind, start, end } = reading.tokens.current;
    if (kind === "end") {
      // The blocks around it break off as well, which is told once.
      tellMistake(reading, slipAt(reading, "`}`").message, start, end);
      return end;
    }
    readSafely(reading, readStatement);
  }
  const { end } = reading.tokens.current;
  endDeclaration(reading, "}");
  return end;
}

/** Reads a statement; one that has a mistake is told and passed over. */
export function readSafely(reading: Reading, readStatement: () => void): void {
  const { start } = reading.tokens.current;
  reading.open = 0;
  try {
    if (isAt(reading, ";")) endDeclaration(reading, ";", true);
    else readStatement();
  } catch (error) {
    recover(reading, error);
    // What can't be gone past would be met again.
    const { current } = reading.tokens;
    if (current.start === start && !isAt(reading, "}")) reading.tokens.next();
  }
}
