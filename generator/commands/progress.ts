import type { Progress } from "../run.ts";
import type { Terminal } from "./terminal.ts";

/** Shortest time between two drawings of the progress line, in milliseconds. */
const redrawInterval = 80;

/** Shows in one line how far a run is, while someone is watching; otherwise nothing. */
export function createProgress(terminal: Terminal, isQuiet: boolean): Progress {
  if (isQuiet || !terminal.isInteractive) return { begin() {}, advance() {}, end() {} };
  let drawn = 0;
  const draw = (text: string): void => {
    drawn = performance.now();
    terminal.error(`\r\u001b[K${terminal.colors.dim(text)}`);
  };
  return {
    begin: (stage) => draw(`${stage} …`),
    advance(stage, done, total) {
      if (performance.now() - drawn < redrawInterval) return;
      draw(total === undefined ? `${stage} ${done} …` : `${stage} ${Math.round((100 * done) / total)} %`);
    },
    end: () => terminal.error("\r\u001b[K"),
  };
}
