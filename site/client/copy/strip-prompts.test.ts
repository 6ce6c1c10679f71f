import { expect, it } from "vitest";
import { stripPrompts } from "./strip-prompts.ts";

it("code without prompts stays as it is", () => {
  for (const code of ["datahub ingest -c recipe.yml\n", "cost = 3 # $ 3", "> quoted"]) {
    expect(stripPrompts(code)).toBe(code);
  }
});

it("a session of a shell gives its commands, continued ones whole, and no answers", () => {
  const session = "$ datahub init\nWritten.\n$ curl \\\n    --fail http://localhost\n{}\n";
  expect(stripPrompts(session)).toBe("datahub init\ncurl \\\n    --fail http://localhost");
});

it("what a command is given in place is whole", () => {
  const session = "$ cat > a.yml <<'EOF'\nsource:\n  type: mysql\nEOF\n$ datahub ingest -c a.yml\nDone.";
  expect(stripPrompts(session)).toBe("cat > a.yml <<'EOF'\nsource:\n  type: mysql\nEOF\ndatahub ingest -c a.yml");
});

it("a text in place of a file ends with its line", () => {
  expect(stripPrompts("$ base64 <<< word\nd29yZAo=\n$ echo $((1 << 2))\n4")).toBe("base64 <<< word\necho $((1 << 2))");
});

it("a continued command may have prompts of its own", () => {
  expect(stripPrompts("$ for f in *; do\n> echo $f\n> done\na.txt")).toBe("for f in *; do\necho $f\ndone");
});

it("a session of Python keeps the indentation of its blocks", () => {
  expect(stripPrompts(">>> for a in b:\n...     print(a)\n1\n>>> a")).toBe("for a in b:\n    print(a)\na");
});
