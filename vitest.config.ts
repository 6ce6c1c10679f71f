import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { mergedElements } from "./bin/dev/build/merged-elements.ts";
import { plainFields } from "./bin/dev/build/plain-fields.ts";
import LongFirstSequencer from "./bin/dev/long-first-sequencer.ts";

export default defineConfig({
  // As it is built, so that all that is said of templates and of Markdown is said of what readers get; React for development,
  // which notes for each element where it was made, would take a quarter more of the time of their tests.
  plugins: [mergedElements, plainFields],
  oxc: { jsx: { development: false } },
  // `npm ci`, with which CI begins, would take away what is kept below `node_modules`: what files took, by which the next
  // run is ordered, and what was made of sources.
  cacheDir: ".vitest-cache",
  test: {
    env: { NODE_ENV: "production" },
    include: ["bin/**/*.test.ts", "generator/**/*.test.ts", "templates/**/*.test.tsx", "site/**/*.test.{ts,tsx}"],
    globalSetup: "./bin/dev/make-run-folder.ts",
    reporters: ["default", "./bin/dev/part-times-reporter.ts", "./bin/dev/closing-line-reporter.ts"],
    // Whole runs on large models, on a machine that does other things too.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A test that waits for something waits as long as a busy machine may take.
    expect: { poll: { timeout: 120_000 } },
    // What a browser does at once a busy machine may do late. A test that fails twice is wrong.
    retry: process.env["CI"] === undefined ? 0 : 1,
    // Nothing under test keeps state in its module, so files can share one: that halves the run. Processes and not
    // threads, because tests measure the time that a processor spends on them, and change into folders.
    pool: "forks",
    isolate: false,
    // Vitest would leave one processor to itself, but has little to do while tests run. One more than there are processors takes
    // a twentieth more of their time and ends no sooner.
    maxWorkers: availableParallelism(),
    // Tests run most code a few times: V8's optimising compiler takes a tenth of their processor time where it doesn't wait.
    // Newer ones than that of Node 20 count in another way.
    execArgv: process.versions.v8.startsWith("11.") ? ["--interrupt-budget=1500000"] : [],
    sequence: { sequencer: LongFirstSequencer },
    // What was made of a source is kept by its text and by that of this file and all it imports, so that only what has changed
    // is made anew: for a few dozen test files that is two fifths of a run. Another lock file takes it away.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".vitest-cache/modules" },
    // The built site is loaded as it is in use: once, by Node. So are modules of users, where a test is about that.
    server: {
      deps: {
        external: [/\/dist\/site\//, /\/\.aspectdoc\//, /\/loaded-by-node\//],
        inline: [/\/markdown-it\/dist\//],
      },
    },
  },
});
