import type { Progress } from "../run.ts";
import type { Terminal } from "./terminal.ts";

/** Shortest time between two drawings of the progress line, in milliseconds. */
const redrawInterval = 80;

type Environment = Readonly<Record<string, string | undefined>>;

/** Shows in one line how far a run is, while someone is watching; otherwise nothing. */
export function createProgress(terminal: Terminal, isQuiet: boolean, env: Environment = process.env): Progress {
  if (isQuiet || !terminal.isInteractive || isJob(env)) return { begin() {}, advance() {}, end() {} };
  let drawn = 0;
  const draw = (text: string): void => {
    drawn = performance.now();
    terminal.error(`\r\u001b[K${terminal.colors.dim(text)}`);
  };
  return {
    begin: (stage) => draw(`${stage} …`),
    advance(stage, done, total) {
      if (performance.now() - drawn < redrawInterval) return;
      // What is made of a small model is more than its pages, which totals go by; and a stage that goes on isn't done.
      const percent = total === undefined ? undefined : Math.min(99, Math.floor((100 * done) / total));
      draw(percent === undefined ? `${stage} ${done} …` : `${stage} ${percent} %`);
    },
    end: () => terminal.error("\r\u001b[K"),
  };
}

/** Whether this is a job of CI: some hosts give it a terminal, and their log keeps each drawing of the line. */
function isJob(env: Environment): boolean {
  return env["CI"] !== undefined && !["", "0", "false"].includes(env["CI"]);
}
