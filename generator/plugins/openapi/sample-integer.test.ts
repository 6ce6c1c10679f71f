import { expect, test } from "vitest";
import { sampleInteger } from "./sample-integer.ts";

test.each([
  [{}, "created", 1_700_000_000_000],
  [{ description: "In milliseconds, not seconds." }, "created", 1_700_000_000_000],
  [{ format: "int64", description: "Unix timestamp in ms." }, "at", 1_700_000_000_000],
  [{ description: "Measured in seconds since the Unix epoch." }, "created", 1_700_000_000],
  [{ description: "A Unix timestamp." }, "closedAt", 1_700_000_000],
  [{ description: "Refreshed every few seconds." }, "created", 1_700_000_000_000],
  [{ description: "Created at (seconds)." }, "created", 1_700_000_000],
  [{ description: "Seconds since 1970." }, "created", 1_700_000_000],
  [{ format: "unix-time" }, "closing", 1_700_000_000],
  [{ format: "int32" }, "updated_at", 1_700_000_000],
  [{ format: "int32" }, "size", 42],
  [{ description: "How long it takes, in seconds." }, "timeout", 42],
])("a whole number of %o called %s", (node, name, number) => {
  expect(sampleInteger(node, name)).toBe(number);
});
