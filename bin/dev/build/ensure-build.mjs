/*
 * Builds, unless what stands in `dist/` was built from the sources as they are: `npm ci` has built already when the tests
 * want a build. Times tell nothing after a checkout, so it goes by contents, of what is built as well.
 */
import { execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Goes with the packages that were built with. */
const note = join(root, "node_modules/.cache/aspectdoc-build");
const sources = ["bin", "generator", "site", "templates"];
const settings = ["package-lock.json", "package.json", "tsconfig.json", "vite.cli.config.ts", "vite.config.ts"];
const built = ["dist/api", "dist/cli", "dist/site"];
/** Nothing of these gets into a build. */
const apart = /(?:^|\/)(?:testdata|e2e|screenshots|docs|content)\/|\.test\.tsx?$/;

/** Says the same as long as nothing has changed that a build is made of, or in what it has made. */
function describeBuild() {
  const hash = createHash("sha256").update(process.version);
  for (const top of [...sources, ...settings, ...built]) {
    const isFolder = statSync(join(root, top)).isDirectory();
    const below = isFolder ? readdirSync(join(root, top), { recursive: true, encoding: "utf8" }) : [""];
    for (const path of below.map((each) => join(top, each).replaceAll("\\", "/")).sort()) {
      if (apart.test(path) || !statSync(join(root, path)).isFile()) continue;
      const content = readFileSync(join(root, path));
      hash.update(`${path}\n${content.length}\n`).update(content);
    }
  }
  return hash.digest("hex");
}

function isBuilt() {
  try {
    return readFileSync(note, "utf8") === describeBuild();
  } catch {
    return false;
  }
}

if (!isBuilt()) {
  execSync("npm run build", { cwd: root, stdio: "inherit" });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, describeBuild());
}
