import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { corporaFolder } from "../testdata/corpora.ts";
import { runCommand } from "../testdata/run-command.ts";
import { describeCheck } from "./check-command.ts";

describe.skipIf(corporaFolder === undefined)("the custom model that comes with a real platform", () => {
  const platform = join(corporaFolder ?? "", "datahub-0.10.4");
  const check = (...args: readonly string[]): Promise<{ readonly code?: number | undefined; readonly error: string }> =>
    runCommand(describeCheck, ["--strict", "--input", join(platform, "metadata-models-custom"), ...args]);

  test("is without a fault where the platform is referred to", async () => {
    const { code, error } = await check("--reference", platform);
    expect(code, error).toBe(0);
    expect(error).toContain("4 files checked");
  });

  test("is not, where nobody knows the entities that it extends", async () => {
    expect(await check()).toMatchObject({ code: 1 });
  });
});
