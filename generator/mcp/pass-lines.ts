import { Transform } from "node:stream";

/** In bytes. Questions have a few thousand characters, and what answers them has no room for a message without end. */
const longest = 1_000_000;

const newline = 10;

/**
 * Hands on what comes in line by line: one that is longer than any question is told and left out, and those after it are
 * answered; the last one counts although nothing ends it.
 */
export function passLines(onProblem: (problem: string) => void): Transform {
  let pieces: Buffer[] = [];
  let size = 0;
  const keep = (piece: Buffer): void => {
    size += piece.length;
    if (size <= longest) pieces.push(piece);
    else pieces = [];
  };
  const handOn = (): void => {
    if (size > longest) onProblem(`it has ${size} bytes, more than the ${longest} that are read`);
    else if (size > 0) lines.push(Buffer.concat([...pieces, Buffer.of(newline)]));
    pieces = [];
    size = 0;
  };
  const lines = new Transform({
    transform(chunk: Buffer, _, done): void {
      let start = 0;
      for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
        keep(chunk.subarray(start, end));
        handOn();
        start = end + 1;
      }
      keep(chunk.subarray(start));
      done();
    },
    flush(done): void {
      handOn();
      done();
    },
  });
  return lines;
}
