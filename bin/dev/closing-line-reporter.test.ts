import { expect, test } from "vitest";
import type { SerializedError, TestModule } from "vitest/node";
import { countTests, formatClosingLine } from "./closing-line-reporter.ts";

type State = "passed" | "failed" | "skipped" | "pending";

test("the line leaves skipped tests out when there are none", () => {
  expect(formatClosingLine({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
  expect(formatClosingLine({ passed: 3, failed: 1, skipped: 2 })).toBe("3 passed, 1 failed, 2 skipped");
});

test("tests count by their state, unfinished ones as failed", () => {
  expect(countTests([makeModule(["passed", "passed", "failed", "skipped", "pending"])], [])).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
  });
});

test("what breaks outside of a test counts as failed", () => {
  const error = { message: "boom" } as SerializedError;
  const broken = makeModule([], { ofModule: [error], ofSuites: [[error], []] });
  expect(countTests([broken], [error])).toEqual({ passed: 0, failed: 3, skipped: 0 });
});

interface Errors {
  readonly ofModule: readonly SerializedError[];
  readonly ofSuites: readonly (readonly SerializedError[])[];
}

/** As much of a test module as counting asks for. */
function makeModule(states: readonly State[], errors: Errors = { ofModule: [], ofSuites: [] }): TestModule {
  const module = {
    errors: () => errors.ofModule,
    children: {
      allSuites: () => errors.ofSuites.map((ofSuite) => ({ errors: () => ofSuite })),
      allTests: () => states.map((state) => ({ result: () => ({ state }) })),
    },
  };
  return module as unknown as TestModule;
}
