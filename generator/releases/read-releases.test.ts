import { expect, test } from "vitest";
import { InterruptedError } from "../diagnostics/interrupted-error.ts";
import { createRun, type Progress } from "../run.ts";
import { readReleases } from "./read-releases.ts";
import type { ReleaseSource } from "./release-source.ts";

test("the reading of releases tells how far it is, and ends where it is asked to", async () => {
  const told: string[] = [];
  const advance: Progress["advance"] = (stage, done, total) => void told.push(`${stage} ${done} of ${total}`);
  const run = createRun({ begin() {}, advance, end() {} });
  const opened: string[] = [];
  const toRelease = (name: string): ReleaseSource => ({
    name,
    open() {
      opened.push(name);
      if (name === "v2") run.interrupt();
      return Promise.resolve(undefined);
    },
  });
  const reading = readReleases(["v1", "v2", "v3"].map(toRelease), { run } as Parameters<typeof readReleases>[1]);
  await expect(reading).rejects.toBeInstanceOf(InterruptedError);
  expect(opened).toEqual(["v1", "v2"]);
  expect(told).toEqual(["discover 1 of 3", "discover 2 of 3"]);
});
