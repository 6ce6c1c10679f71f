import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packageFolder } from "../../generator/package-folder.ts";

/* What `.ci/run` makes of the parts that it runs, which only say here that they were run. */

/** Ends each part with the status that the environment names. */
const npm = `#!/bin/sh
case "$*" in
  "run lint") echo linting; exit "\${LINT:-0}" ;;
  test) echo "1 passed, 0 failed"; exit "\${TESTS:-0}" ;;
  *) exit "\${CI_STATUS:-0}" ;;
esac
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-ci-"));
  cpSync(join(packageFolder, ".ci"), join(folder, ".ci"), { recursive: true });
  for (const name of ["bin/dev/build", "programs"]) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "bin/dev/build/ensure-build.mjs"), "");
  const programs = {
    "programs/npm": npm,
    "bin/dev/ensure-chromium": "#!/bin/sh\n",
    "bin/dev/ensure-nodes": "#!/bin/sh\n",
  };
  for (const [path, text] of Object.entries(programs)) {
    writeFileSync(join(folder, path), text);
    chmodSync(join(folder, path), 0o755);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  [{}, 0],
  [{ LINT: "3" }, 1],
  [{ TESTS: "4" }, 4],
  [{ LINT: "3", TESTS: "4" }, 1],
])("where parts end so: %o, it ends with %d, and both have said what they have to say", (statuses, expected) => {
  const path = `${join(folder, "programs")}${delimiter}${process.env["PATH"] ?? ""}`;
  const env = { ...process.env, ...statuses, PATH: path };
  const { status, stdout, stderr } = spawnSync("bash", [".ci/run"], { cwd: folder, env, encoding: "utf8" });
  expect(status).toBe(expected);
  expect(stdout).toMatch(/linting\nnpm run lint took \d+ s\n/);
  expect(stdout).toContain("1 passed, 0 failed\n");
  expect(stderr.includes("lint has failed")).toBe("LINT" in statuses);
});

test("where packages can't be installed, nothing else is tried", () => {
  const path = `${join(folder, "programs")}${delimiter}${process.env["PATH"] ?? ""}`;
  const env = { ...process.env, CI_STATUS: "5", PATH: path };
  const { status, stdout } = spawnSync("bash", [".ci/run"], { cwd: folder, env, encoding: "utf8" });
  expect(status).toBe(5);
  expect(stdout).not.toContain("lint");
});
