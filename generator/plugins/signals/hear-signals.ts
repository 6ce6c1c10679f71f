import { setImmediate } from "node:timers/promises";
import { endStandstill } from "./end-standstill.ts";

/** What machines end a run with, the second when its terminal is closed. */
export const fromMachines = ["SIGTERM", "SIGHUP"] as const;

/** What a person or a machine ends with what lasts. Where its terminal is closed, nobody has to hear of it: it leaves nothing half done. */
const endings = ["SIGINT", "SIGTERM"] as const;

/** The same of what may leave something half done. */
export const allEndings = ["SIGINT", ...fromMachines] as const;

type Listener = ((signal: NodeJS.Signals) => void) & { readonly [givesWay]?: true; readonly [lasts]?: true };

/** Tells our listeners from those of a program that has us in it. */
const givesWay = Symbol("givesWay");

/** Tells those of them for which a signal is the usual end, as it is of a server. */
const lasts = Symbol("lasts");

/** Hears that the process is to end, but for the time in which we give way; the result stops it. `isUsual` where that is how the process ends well. */
export function hearSignals(
  listener: (signal: NodeJS.Signals) => void,
  signals: readonly NodeJS.Signals[] = endings,
  isUsual = false,
): () => void {
  const hear = (signal: NodeJS.Signals): void => {
    endStandstill(signal);
    listener(signal);
  };
  const own: Listener = Object.assign(hear, {
    [givesWay]: true,
    ...(isUsual ? { [lasts]: true as const } : {}),
  } as const);
  for (const signal of signals) process.on(signal, own);
  return () => {
    for (const signal of signals) process.off(signal, own);
  };
}

type Cleanup = (() => void) & { readonly [isOwed]?: true };

/** Tells what is to be put away at the end. */
const isOwed = Symbol("isOwed");

/** Puts something away as the process ends. Until then no signal may end it but in order, since nobody would be there to do so. */
export function putAwayAtEnd(putAway: () => void): void {
  process.once(
    "exit",
    Object.assign(() => putAway(), { [isOwed]: true } as const),
  );
}

/**
 * From here on, until what this gives is called, the signals do what they do where nobody listens: they end the process. Code that
 * somebody else has written may go on for ever, and then nobody here hears of them.
 */
export function giveWay(to: readonly NodeJS.Signals[] = allEndings): () => void {
  const silent = to.flatMap((signal) =>
    (process.listeners(signal) as readonly Listener[])
      .filter((listener) => listener[givesWay] === true)
      .map((listener) => ({ signal, listener })),
  );
  for (const { signal, listener } of silent) process.off(signal, listener);
  return () => {
    for (const { signal, listener } of silent) process.on(signal, listener);
  };
}

/**
 * Waits for what a signal ends, and the process with it: code that somebody else has written, such as a module that is loaded, or
 * work that takes its time and leaves nothing half done.
 */
export async function letSignalsEnd<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  // One that came while this thread was busy is still to be heard, in the next turn of the event loop, and would be lost.
  await setImmediate();
  await setImmediate();
  const hearAgain = giveWay();
  try {
    return await work();
  } finally {
    hearAgain();
  }
}

/**
 * The same for work of ours, which ends by itself: where something is to be put away at the end, signals wait for that, and where a
 * signal is the usual end.
 */
export async function letSignalsEndUnlessOwed<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  const owes = process.listeners("exit").some((listener) => (listener as Partial<Cleanup>)[isOwed] === true);
  const isUsual = endings.some((signal) =>
    (process.listeners(signal) as readonly Listener[]).some((each) => each[lasts]),
  );
  return owes || isUsual ? work() : letSignalsEnd(work);
}
