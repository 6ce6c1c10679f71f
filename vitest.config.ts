import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["bin/**/*.test.ts", "generator/**/*.test.ts", "templates/**/*.test.tsx", "site/**/*.test.{ts,tsx}"],
    reporters: ["default", "./bin/dev/closing-line-reporter.ts"],
    testTimeout: 60_000,
  },
});
