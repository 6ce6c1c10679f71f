import { fileURLToPath } from "node:url";
import { endLoop } from "../signals/end-loop.ts";
import { letSignalsEnd } from "../signals/hear-signals.ts";

/** In milliseconds. Modules that ask something of a network need no more. */
const mostTime = 30_000;

/** Addresses of the modules that are being loaded. */
const loading: string[] = [];

/** The files of the user's modules that are being loaded, the one that is waited for the last. */
export function listLoading(): readonly string[] {
  return loading.filter((href) => href.startsWith("file:")).map((href) => fileURLToPath(href));
}

/**
 * Loads a module of the user's, which a signal ends if it goes on for ever. Throws what it throws, and where it loops, or awaits
 * what doesn't come, after the time that it may take.
 */
export async function loadModule(href: string, timeLimit = mostTime): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`it isn't done after ${timeLimit / 1000} s`)), timeLimit);
    // Where nothing else is left to do it will never come, and Node ends the process right away.
    timer.unref();
  });
  const rest = endLoop(timeLimit);
  loading.push(href);
  try {
    return await letSignalsEnd(() => Promise.race([import(/* @vite-ignore */ href) as Promise<unknown>, late]));
  } finally {
    rest();
    loading.splice(loading.indexOf(href), 1);
    clearTimeout(timer);
  }
}
