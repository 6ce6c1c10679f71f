import { expect, onTestFinished, test } from "vitest";
import { hearSignals, letSignalsEnd, letSignalsEndUnlessOwed, putAwayAtEnd } from "./hear-signals.ts";

test("listens but for the time of the work, and leaves others alone", async () => {
  const other = (): void => {};
  process.on("SIGTERM", other);
  const before = process.listenerCount("SIGTERM");
  const stop = hearSignals(() => {});
  expect(process.listenerCount("SIGTERM")).toBe(before + 1);
  expect(await letSignalsEnd(() => Promise.resolve(process.listenerCount("SIGTERM")))).toBe(before);
  await expect(letSignalsEnd(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(process.listenerCount("SIGTERM")).toBe(before + 1);
  stop();
  expect(process.listenerCount("SIGTERM")).toBe(before);
  process.off("SIGTERM", other);
});

test("listens on where something is to be put away at the end", async () => {
  // Other tests of this process may have left something to put away.
  const others = process.rawListeners("exit") as (() => void)[];
  process.removeAllListeners("exit");
  onTestFinished(() => {
    process.removeAllListeners("exit");
    for (const other of others) process.on("exit", other);
  });
  const before = process.listenerCount("SIGTERM");
  const stop = hearSignals(() => {});
  const count = (): Promise<number> => letSignalsEndUnlessOwed(() => process.listenerCount("SIGTERM"));
  expect(await count()).toBe(before);
  putAwayAtEnd(() => {});
  expect(await count()).toBe(before + 1);
  process.removeAllListeners("exit");
  expect(await count()).toBe(before);
  stop();
  const stopLasting = hearSignals(() => {}, undefined, true);
  expect(await count()).toBe(before + 1);
  stopLasting();
});
