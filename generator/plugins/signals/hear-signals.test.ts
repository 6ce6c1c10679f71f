import { expect, test } from "vitest";
import { hearSignals, letSignalsEnd } from "./hear-signals.ts";

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
