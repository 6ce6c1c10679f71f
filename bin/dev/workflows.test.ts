import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { packageFolder } from "../../generator/package-folder.ts";

/* The project's own workflows, as far as they can be held to anything without being run. */

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: Readonly<
    Record<string, { readonly branches?: readonly string[]; readonly tags?: readonly string[] } | null>
  >;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: Readonly<Record<string, string>>;
        readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
        readonly steps: readonly Step[];
      }
    >
  >;
}

const read = (path: string): string => readFileSync(join(packageFolder, path), "utf8");
const readWorkflow = (name: string): Workflow => parse(read(`.github/workflows/${name}`)) as Workflow;
const manifest = JSON.parse(read("package.json")) as {
  readonly engines: { readonly node: string };
  readonly repository: { readonly url: string };
  readonly publishConfig: unknown;
};

test("CI runs on every Node.js that is supported what it runs everywhere", () => {
  const { on, permissions, jobs } = readWorkflow("ci.yml");
  expect(Object.keys(on)).toEqual(["push", "pull_request"]);
  expect(permissions).toEqual({ contents: "read" });
  expect(jobs["test"]?.strategy?.matrix.node).toEqual([20, 22, 24, 26]);
  expect(manifest.engines.node).toBe(">=20.19 <21 || >=22.12");
  const runs = jobs["test"]?.steps.flatMap(({ run }) => run ?? []);
  expect(runs).toEqual([".ci/run"]);
  expect(existsSync(join(packageFolder, ".ci/run"))).toBe(true);
});

test("a tag publishes what was tested, with its provenance, if it is the version of the package", () => {
  const { on, permissions, jobs } = readWorkflow("release.yml");
  expect(on).toEqual({ push: { tags: ["v[0-9]*"] } });
  expect(permissions).toEqual({ contents: "read" });
  const { publish } = jobs;
  expect(publish?.permissions).toEqual({ contents: "read", "id-token": "write" });
  const runs = publish?.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(runs).toHaveLength(3);
  expect(runs[0]).toContain("npm pkg get version");
  expect(runs[0]).toContain("npm pkg get repository.url");
  expect(runs[1]).toBe(".ci/run");
  expect(runs[2]).toBe("npm publish --provenance --access public");
  expect(manifest.publishConfig).toEqual({ access: "public", provenance: true });
  expect(manifest.repository.url).toMatch(/^git\+https:\/\/github\.com\/[\w.-]+\/[\w.-]+\.git$/);
});
