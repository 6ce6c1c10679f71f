/** A tag of Liquid that begins, divides or ends a condition. */
export interface BranchTag {
  readonly kind: "if" | "unless" | "elsif" | "else" | "end";
  /** As it is written, e.g. `endif`. */
  readonly name: string;
  readonly condition: string;
}

const alone = /^\s*\{%-?\s{0,5}(if|unless|elsif|else|endif|endunless)\b([^%\n]{0,300}?)-?%\}\s*$/;

/** The tag that a text is, and nothing else. */
export function readBranchTag(text: string): BranchTag | undefined {
  const [, name, condition = ""] = alone.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { kind: name.startsWith("end") ? "end" : (name as BranchTag["kind"]), name, condition };
}
