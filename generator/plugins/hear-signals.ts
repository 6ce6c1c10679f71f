/** What a person or a machine ends a run with. */
const signals = ["SIGINT", "SIGTERM"] as const;

type Listener = ((signal: NodeJS.Signals) => void) & { readonly [givesWay]?: true };

/** Tells our listeners from those of a program that has us in it. */
const givesWay = Symbol("givesWay");

/** Hears that the process is to end, but for what `letSignalsEnd` does; the result stops it. */
export function hearSignals(listener: (signal: NodeJS.Signals) => void): () => void {
  const own: Listener = Object.assign((signal: NodeJS.Signals) => listener(signal), { [givesWay]: true } as const);
  for (const signal of signals) process.on(signal, own);
  return () => {
    for (const signal of signals) process.off(signal, own);
  };
}

/**
 * Waits for code that somebody else has written, such as a module that is loaded. It may go on for ever without anybody here
 * hearing of a signal, so that meanwhile a signal does what it does where nobody listens: it ends the process.
 */
export async function letSignalsEnd<Value>(work: () => Promise<Value>): Promise<Value> {
  const silent = signals.map((signal) => ({
    signal,
    own: (process.listeners(signal) as readonly Listener[]).filter((listener) => listener[givesWay] === true),
  }));
  for (const { signal, own } of silent) for (const listener of own) process.off(signal, listener);
  try {
    return await work();
  } finally {
    for (const { signal, own } of silent) for (const listener of own) process.on(signal, listener);
  }
}
