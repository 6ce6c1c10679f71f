import { hearSignals } from "../plugins/signals/hear-signals.ts";

/** Waits until a command that lasts is told to end, or nobody is left who could read what it says. */
export async function waitForEnd(): Promise<void> {
  const streams = [process.stdout, process.stderr];
  if (streams.some(({ errored }) => errored !== null)) return;
  await new Promise<void>((settle) => {
    const end = (): void => {
      stop();
      for (const stream of streams) stream.off("error", end);
      settle();
    };
    const stop = hearSignals(end, undefined, true);
    for (const stream of streams) stream.on("error", end);
  });
}
