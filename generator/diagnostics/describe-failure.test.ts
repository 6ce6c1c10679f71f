import { expect, test } from "vitest";
import { usageCodes } from "./codes/usage.ts";
import { describeUnwritten } from "./describe-failure.ts";

test.each([
  ["ENOSPC", "make room on its disk; what was there is as it was"],
  ["EACCES", "check that its folder exists and may be written to"],
])("what isn't written because of %s has a way out of its own", (code, help) => {
  const reason = describeUnwritten(Object.assign(new Error("no"), { code }));
  expect(usageCodes.reportNotWritten({ path: "a.sarif", reason }).help).toBe(help);
});
