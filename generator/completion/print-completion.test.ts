import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProgram } from "../commands/create-program.ts";
import { captureTerminal } from "../testdata/capture-terminal.ts";

const terminal = captureTerminal();
const program = createProgram(terminal, () => {}, "0.0.0");

const hasShell = (shell: string): boolean => {
  try {
    execFileSync(shell, ["-c", "true"]);
    return true;
  } catch {
    return false;
  }
};

async function print(shell: string): Promise<string> {
  terminal.written.out = "";
  await createProgram(terminal, () => {}, "0.0.0").parseAsync(["completion", shell], { from: "user" });
  return terminal.written.out;
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-completion-"));
  mkdirSync(join(folder, "my models"));
  writeFileSync(join(folder, "my.yaml"), "");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(["bash", "zsh", "fish"])("every command and option is in the script for %s", async (shell) => {
  const script = await print(shell);
  for (const command of program.commands) {
    expect(script).toContain(command.name());
    for (const { long } of command.options) {
      expect(script).toContain(shell === "fish" ? `-l ${(long ?? "").slice(2)} ` : (long ?? ""));
    }
  }
});

describe.skipIf(!hasShell("bash"))("bash", () => {
  /** What bash offers for the words of a line, the last one being typed. */
  async function complete(...words: readonly string[]): Promise<readonly string[]> {
    const line = ["aspectdoc", ...words].map((word) => `'${word}'`).join(" ");
    const ask = `COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _aspectdoc; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const args = ["--norc", "-c", `${await print("bash")}\n${ask}`];
    const out = execFileSync("bash", args, { cwd: folder, encoding: "utf8" });
    return out.split("\n").filter((word) => word !== "");
  }

  test.each([
    [["ge"], ["generate"]],
    [["generate", "--upd"], ["--update-baseline"]],
    [["check", "--format", "s"], ["sarif"]],
    [
      ["generate", "--format", ""],
      ["pretty", "json", "github", "gitlab", "junit", "sarif", "markdown"],
    ],
    [["check", "--config", "my."], ["my.yaml"]],
    [["check", "--input", "my"], ["my models"]],
    [["check", "my"], ["my models"]],
    [["check", "--strict", "m"], ["my models"]],
    [["serve", "--port", ""], []],
    [["completion", "z"], ["zsh"]],
    [["explain", "link/unknown-t"], ["link/unknown-type"]],
    [["explain", "breaking/symbol-rem"], ["breaking/symbol-removed"]],
    [["check", "--format", "=", "s"], ["sarif"]],
    [
      ["check", "--fail-on", "="],
      ["breaking", "reindex", "risky", "any"],
    ],
    [["generate", "--input", "=", "my"], ["my models"]],
    [["serve", "--in"], []],
  ])("completes %j", async (words, offered) => {
    expect(await complete(...words)).toEqual(offered);
  });
});

describe.each(["zsh", "fish"])("%s", (shell) => {
  test.skipIf(!hasShell(shell))("takes the script", async () => {
    const script = join(folder, shell);
    writeFileSync(script, await print(shell));
    expect(execFileSync(shell, ["-n", script], { encoding: "utf8" })).toBe("");
  });
});
