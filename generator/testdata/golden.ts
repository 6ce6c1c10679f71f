import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "vitest";

/**
 * Compares text with the expected file at `path`. `UPDATE=1` rewrites the file instead; a missing
 * file counts as empty, so a new case fails until its golden has been written and read.
 */
export function expectGolden(path: string, actual: string): void {
  if (process.env["UPDATE"] === "1") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, actual);
    return;
  }
  expect(actual, `differs from ${path}; UPDATE=1 rewrites it`).toBe(existsSync(path) ? readFileSync(path, "utf8") : "");
}
