import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageFolder } from "../generator/package-folder.ts";

/** What the launcher says where Node says that it is of this version. */
function launch(version: string): { readonly code: number | null; readonly error: string } {
  const claim = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`;
  const args = ["--import", `data:text/javascript,${encodeURIComponent(claim)}`, join(packageFolder, "bin/aspectdoc")];
  const { status, stderr } = spawnSync(process.execPath, [...args, "--version"], { encoding: "utf8" });
  return { code: status, error: stderr };
}

test.each(["16.20.2", "18.20.8", "20.18.1", "21.7.3", "22.11.0"])("Node %s is told to be too old", (version) => {
  const error = `aspectdoc needs Node.js 20.19 or later of the 20s, or 22.12 and later; this is ${version}\n`;
  expect(launch(version)).toEqual({ code: 2, error });
});

test.each(["20.19.0", "20.20.1", "22.12.0", "23.0.0", "24.1.0"])("Node %s is not", (version) => {
  expect(launch(version).error).not.toContain("needs Node.js");
});
