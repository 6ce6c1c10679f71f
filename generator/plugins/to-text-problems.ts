import type { PluginCode, PluginProblem } from "./plugin.ts";
import type { ReadLocated } from "./read-located.ts";

/** What is wrong with a text of JSON or YAML, whatever it is about: that it breaks off, and keys of which only the last one counts. */
export function toTextProblems({ mistakes, repeated }: Pick<ReadLocated, "mistakes" | "repeated">): {
  readonly malformed: readonly PluginProblem[];
  readonly repeated: readonly PluginProblem[];
} {
  return {
    malformed: mistakes.map((mistake) => ({ ...mistake, code: "malformed" })),
    repeated: repeated.map((mistake) => ({ ...mistake, code: "duplicate-key" })),
  };
}

/** The code of keys that are written twice, which both plug-ins have. */
export const duplicateKey: PluginCode = {
  severity: "warning",
  help: "keep one of the two; the later one counts",
  explanation: `
An object has two entries of the same key, such as two operations of one method, or two schemas of one name. Readers of JSON and
YAML keep one of them or refuse the file, so that what the other says is lost:

    properties:
      draught: { type: number }
      draught: { type: string }

The later one is documented. Remove the other, or give it the name that was meant.
`,
};
