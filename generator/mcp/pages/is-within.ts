import type { CodeBlock } from "./read-page.ts";

/** Whether one of other examples has all of this one and more, as a call has the body that it sends. */
export function isWithin({ code }: CodeBlock, others: readonly CodeBlock[]): boolean {
  if (!code.includes("\n")) return false;
  // Within the quotes of a shell, one of these is written as three.
  const quoted = code.replaceAll("'", "'\\''");
  return others.some((other) => other.code !== code && (other.code.includes(code) || other.code.includes(quoted)));
}
